"""Portuguese."""

from bearsout.language.pt_facts import FACTS
from bearsout.language.table import Discourse, Language, Sentences, Words, phrases, terms

WORDS = Words(
    snowball="portuguese",
    stop=terms(
        """
        o a os as um uma uns umas e ou mas se que como de do da dos das d em no na nos nas por pelo pela
        pelos pelas para pra
        com sem sob sobre entre até desde após antes depois durante contra
        eu me meu minha meus minhas nós nos nosso nossa nossos nossas você vocês seu sua seus suas ele ela
        eles elas lhe lhes
        isto isso aquilo este esta estes estas esse essa esses essas aquele aquela ao à aos às dele dela
        deles delas
        é são foi foram era eram ser sendo sido está estão estava estar há havia haver tem têm tinha ter
        tenho temos
        será serão seria pode podem poderia posso podemos deve devem
        qual quais quem quando onde porque porquê cujo cuja
        não nem já também muito muita só apenas mais menos algum alguma alguns algumas todo toda todos todas
        cada outro outra
        outros outras mesmo mesma tal assim então aqui ali lá
        olá oi obrigado obrigada favor
        """
    ),
    frame=terms(
        """
        quanto quanta quantos quantas tempo demora demoram demorar leva levam levar preciso precisa
        precisamos precisam
        faço faz fazer fazem quero quer queria gostaria saber dizer diga possível acontece significa
        funciona jeito maneira
        vai vou ir fica
        """
    ),
    accented_endings=(
        ("coes", "ções"),
        ("cao", "ção"),
        ("soes", "sões"),
        ("sao", "são"),
        ("encia", "ência"),
        ("encias", "ências"),
        ("ancia", "ância"),
        ("ancias", "âncias"),
        ("avel", "ável"),
        ("aveis", "áveis"),
        ("ivel", "ível"),
        ("iveis", "íveis"),
        ("ario", "ário"),
        ("arios", "ários"),
        ("aria", "ária"),
        ("orio", "ório"),
        ("orios", "órios"),
        ("logica", "lógica"),
    ),
)

SENTENCES = Sentences(
    never_end=terms(
        """
        sr. sra. srs. sras. srta. srtas. dr. dra. drs. dras. prof. profa. profs. profas. eng. enga. engo. engs.
        arq. arqa. arqo. adv. advs. exmo. exma. exmos. exmas. ilmo. ilma. ilmos. ilmas. revmo. rev. pe. mons.
        sto. sta. vs. cap. cel. ten. sgt. sgto. gal. gen. alm. brig. cmte. cmdt. maj. gov. dep. deps. sen. pref.
        pres. proc. emb. Ver. Min. Ir. Irs. Des. MM. av. avs. rod. estr. trav. pç. pça. pca. praç. lgo. pq. jd.
        vl. qta. urb. cond. bco. Al. Est. Ed. p.ex. p.e. v.g. e.g. i.e. cf. cfr. p.s. n.b. fed. art. arts. núm.
        pág. págs. pags. séc. sécs. fls. figs. vol. vols. caps. incs. pp. att. atn. Tv. Lg.
        """
    ),
    end_before_capital=terms(
        """
        etc. ltda. lda. cia. s.a. jr. obs. c.v. s.a.r.l. unip. hs. hrs. hr. h. m. seg. min. kg. kgs. kms. lts. un.
        unid. unids. und. pct. pcts. pçs. p.p. a.m. p.m. q.b. s.m.j. r.s.v.p. ass. dto. esq. id. ibid. ibidem.
        op.cit. i.v.a. c.p.f. c.n.p.j. n.i.f. r.g. i.r. exas. v.s.as. vs.as.
        """
    ),
    end_before_opener=terms(
        """
        e.u.a. eua. u.e. o.n.u. a.c. d.c. b.c. ex. exa. v.exa. s.exa. v.sa. sa. s.sa. mag. univ. inst. assoc.
        dept. depto. dpto. dir. coord. secr. mun. ed. eds. org. orgs. trad. col. aux. assist. fac. gerên. adm.
        admin. assemb. congr. f.c. e.c. s.c. c.r. st. mt.
        """
    ),
    before_number=terms(
        """
        n. nº. n°. No. Nos. pag. p. fl. fig. tel. tels. telef. tlf. tlm. telm. cel. fax. ext. inc. al. par. parág.
        sec. seç. tít. tit. tab. quad. v. t. lin. ap. apt. apto. aptos. bl. qd. lt. cj. conj. sl. lj. cx. c.p. máx.
        mín. méd. max. min. aprox. res. port. dec. ac. rel. ref. refs. cód. cod. reg. ver. vers. km. mod. fasc. alt.
        larg. compr. diâm. temp. vel. qtd. qtde. comp. est. jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov.
        dez. seg. ter. qua. qui. sex. sáb. dom.
        """
    ),
    openers=terms(
        """
        o a os as um uma uns umas este esta estes estas esse essa esses essas aquele aquela isto isso aquilo eu tu
        ele ela eles elas nós você vocês se me lhe lhes seu sua seus suas meu minha nosso nossa nossos nossas que
        quê quem qual quais quando quanto quantos quanta quantas onde como por porque para é são foi era há está
        estão tem têm pode podem deve devem e ou mas porém não nem embora pois assim além também sem com em no na
        nos nas ao à aos às de do da dos das desde até entre sobre sob após durante segundo depois antes então logo
        cada todo todos todas alguns nenhum só apenas
        """
    ),
    never_open=terms("gmt utc"),
    numbered=terms(
        """
        passo passos página páginas ponto pontos seção secção capítulo capítulos versão nível fase parte tabela
        figura número opção artigo alínea anexo grau tipo zona linha sala andar regra cláusula etapa plano grupo
        vitamina hepatite bloco portão
        """
    ),
)

DISCOURSE = Discourse(
    caveat_openers=phrases(
        """
        no entanto | porém | contudo | todavia | entretanto | mas | exceto | salvo | a exceção |
        há uma exceção | a menos que | isso não se aplica | isto não se aplica | isso não vale |
        esta regra não | essa regra não | somente | só | apenas | caso contrário | nesse caso | neste caso |
        em vez disso | observe que
        """
    ),
    pronoun_openers=phrases(
        """
        ele | ela | eles | elas | isso | isto | esse | essa | esses | essas | este | esta | estes | estas |
        nesse caso | neste caso | ambos | ambas | seu | sua | seus | suas | depois disso | então | para isso |
        aqui | lá
        """
    ),
    negations=terms("não nunca jamais nem nenhum nenhuma nada sem tampouco"),
)

LANGUAGE = Language("pt", "Portuguese", WORDS, SENTENCES, DISCOURSE, facts=FACTS)
