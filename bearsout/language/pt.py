"""Portuguese."""

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
        sr. sra. srs. sras. srta. dr. dra. drs. prof. profa. eng. exmo. exma. d. s. v. av. r. pça. p.ex. ex.
        art.
        """
    ),
    end_before_capital=terms("etc. ltda. cia. s.a. jr. ed. obs."),
    before_number=terms(
        """
        art. arts. n. n.º nº. nº núm. pág. págs. p. pp. fig. vol. cap. tel. inc. par. r. cf. ramal.
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

LANGUAGE = Language("pt", "Portuguese", WORDS, SENTENCES, DISCOURSE)
