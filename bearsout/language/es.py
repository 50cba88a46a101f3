"""Spanish."""

from bearsout.language.es_facts import FACTS
from bearsout.language.table import Discourse, Language, Sentences, Words, phrases, terms

WORDS = Words(
    snowball="spanish",
    stop=terms(
        """
        el la los las lo un una unos unas y e o u pero si que como de del a al en por para con sin bajo
        sobre entre hasta
        desde tras durante contra según
        yo me mi mis mí nosotros nos nuestro nuestra nuestros nuestras tú te ti tu tus usted ustedes su sus
        él ella ellos ellas
        le les se esto eso aquello este esta estos estas ese esa esos esas aquel aquella
        es son fue fueron era eran ser siendo sido está están estaba estar hay había haber ha han he hemos
        tiene tienen tenía
        tener tengo tenemos será serán sería puede pueden podría puedo podemos debe deben
        qué cuál cuáles quién quiénes cuándo dónde cómo porqué cuyo cuya cuando donde quien
        no ni ya también muy solo sólo más menos algún alguna algunos algunas todo toda todos todas cada
        otro otra otros otras
        mismo misma tal así entonces aquí allí
        hola gracias favor
        """
    ),
    frame=terms(
        """
        cuánto cuánta cuántos cuántas cuanto cuanta cuantos cuantas tiempo tarda tardan tardar lleva llevan
        llevar necesito
        necesita necesitan hago hace hacer hacen quiero quiere querría gustaría saber decir diga posible
        sucede pasa significa
        manera forma va voy ir queda
        """
    ),
    accented_endings=(
        ("cion", "ción"),
        ("sion", "sión"),
        ("logia", "logía"),
        ("logias", "logías"),
        ("encia", "encia"),
        ("atico", "ático"),
        ("atica", "ática"),
        ("atil", "átil"),
        ("erica", "érica"),
        ("onica", "ónica"),
        ("onico", "ónico"),
    ),
)

SENTENCES = Sentences(
    never_end=terms(
        """
        sr. sra. sres. sras. srta. srtas. srto. dr. dra. dres. dras. drs. prof. profa. profs. profas. lic. lics.
        licda. lcdo. lcda. ldo. lda. ing. ings. arq. arqs. abog. econ. psic. enf. mtro. mtra. mro. bach. téc.
        cnel. gral. tte. tcnel. sgto. sgt. alte. cmdt. cmte. pbro. mons. rvdo. rvda. excmo. excma. ilmo. ilma.
        hno. hna. sto. sta. vda. ntra. ntro. dña. d. dª. Cap. Col. Gob. Pdte. Pdta. Min. Sen. Dip. Dir. av.
        avda. avd. avs. c. cl. ctra. carr. pza. plza. plz. pl. pº. p.º urb. edif. calz. blvd. bvar. bv. gta.
        rda. trav. cno. mpio. Prov. Dto. Pque. Pje. Psje. Mza. p.ej. ej. v.gr. p.e. v.g. vs. cf. cfr. i.e. e.g.
        p.d. n.b. p.s. art. arts. núm. núms. nro. nros. pág. págs. pags. párr. párrs. pp. figs. vol. vols. cap.
        caps. ee. atn. att. atte. fracc.
        """
    ),
    end_before_capital=terms(
        """
        etc. etcétera. s.a. s.l. s.l.u. s.a.u. s.r.l. s.c. s.a.s. s.a.c. s.a.a. s.c.a. s.l.l. e.i.r.l. s.a.b.
        s.n.c. ltda. lda. cía. cia. cías. c.v. r.l. ud. uds. vd. vds. a.m. p.m. hs. hrs. hr. h. m. seg. kg. kgs.
        kms. gr. grs. lts. lt. mts. und. unid. unids. pzas. q.e.p.d. q.d.e.p. e.p.d. íd. ibíd. ibid. s.s.
        a.i. i.v.a. d.n.i. n.i.f. c.i.f. r.f.c. c.u.i.t. r.u.t. izq. izqda. dcha.
        """
    ),
    end_before_opener=terms(
        """
        ee.uu. ee.uu.aa. cc.aa. ff.aa. rr.hh. dd.hh. jj.oo. ss.mm. ff.cc. rr.pp. cc.oo. u.e. o.n.u. d.f. cdmx.
        bs.as. bs. a.c. d.c. hnos. hnas. asoc. admón. admon. univ. inst. secr. prov. gob. pdte. dir. coord. jr.
        col. edo. al. ed. eds. trad. comp. dist. distr. ayto. aytos. minist. depto. dpto. dptos. st. mt. esq.
        """
    ),
    before_number=terms(
        """
        n. nº. n°. No. Nos. pag. p. fig. tel. tels. teléf. telf. telfs. tfno. tfnos. tfn. tlf. tlfs. cel. fax. apdo.
        aptdo. apto. ext. int. of. ofic. aprox. inc. ap. lit. num. sec. secc. ver. vers. máx. mín. max. min. prom.
        ref. exp. reg. res. disp. tít. tit. r.d. l.o. km. cra. cr. kra. cll. cdra. mz. blq. bl. esc. pta. pto. cód.
        cod. c.p. cp. cta. ss. sig. sigs. t. s. temp. alt. long. lat. vel. cant. tab. cuad. ilustr. ene. feb. febr.
        mar. abr. may. jun. jul. ago. agto. set. sept. sep. oct. nov. dic. lun. mart. mié. miér. jue. vie. sáb. dom.
        """
    ),
    openers=terms(
        """
        el la los las lo un una unos unas este esta estos estas ese esa esos esas aquel aquella esto eso yo tú él
        ella ellos ellas nosotros usted ustedes se me le les nos su sus mi mis nuestro nuestra nuestros nuestras qué
        quién quiénes cuál cuáles cuándo cuánto cuántos cuánta cuántas dónde cómo que quien cuando donde como es son
        fue era hay está están tiene tienen puede pueden debe deben y o pero sino si no ni aunque porque pues así
        además también sin con en por para de del al a desde hasta entre sobre tras durante según después antes
        luego entonces cada todo todos todas algunos ningún ninguna solo sólo
        """
    ),
    never_open=terms("gmt utc cet cest"),
    numbered=terms(
        """
        paso pasos página páginas punto puntos sección capítulo capítulos versión nivel fase parte tabla figura
        número opción artículo apartado anexo grado tipo zona línea sala planta piso regla cláusula plan grupo
        vitamina hepatitis bloque puerta
        """
    ),
)

DISCOURSE = Discourse(
    caveat_openers=phrases(
        """
        sin embargo | no obstante | pero | excepto | salvo | la excepción | hay una excepción | a menos que |
        esto no se aplica | eso no se aplica | esto no vale | esta regla no | solo | sólo | únicamente |
        de lo contrario | en ese caso | en este caso | en su lugar | tenga en cuenta
        """
    ),
    pronoun_openers=phrases(
        """
        él | ella | ellos | ellas | esto | eso | este | esta | estos | estas | ese | esa | esos | esas |
        en ese caso | en este caso | ambos | ambas | su | sus | después de eso | entonces | para ello | aquí |
        allí
        """
    ),
    negations=terms("no nunca jamás ni ningún ninguna ninguno nada sin tampoco"),
)

LANGUAGE = Language("es", "Spanish", WORDS, SENTENCES, DISCOURSE, facts=FACTS)
