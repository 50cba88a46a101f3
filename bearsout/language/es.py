"""Spanish."""

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
        sr. sra. sres. sras. srta. dr. dra. drs. prof. profa. ing. lic. d. dª. dña. av. avda. c. p. ej.
        p.ej. ee. vs.
        """
    ),
    end_before_capital=terms("etc. s.a. s.l. cía. uu. ud. uds. vd. jr."),
    before_number=terms(
        """
        art. arts. n. n.º nº núm. núms. pág. págs. p. pp. fig. vol. cap. tel. apdo. ext. aprox.
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

LANGUAGE = Language("es", "Spanish", WORDS, SENTENCES, DISCOURSE)
