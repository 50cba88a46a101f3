"""English."""

from bearsout.language.table import Discourse, Language, Sentences, Words, phrases, terms

WORDS = Words(
    snowball="english",
    stop=terms(
        """
        a an the this that these those and or but if then than so as at by for from in into of off on onto
        out over to up
        with about after before between during through under until while because
        i me my mine we us our ours you your yours he him his she her hers it its they them their theirs
        someone anyone
        am is are was were be been being do does did doing done have has had having
        will would shall should can could may might must ought
        who whom whose which what when where why how
        not no nor there here just only also too very any some each every either neither other such own same
        s t d m re ve ll don won isn aren doesn didn wasn weren hasn haven hadn couldn shouldn wouldn can't
        cannot
        don't doesn't didn't isn't aren't wasn't won't i'm i'd i've i'll it's that's what's where's who's how's
        please hello hi thanks thank
        """
    ),
    frame=terms(
        """
        long much many far often soon take takes taking took need needs get gets getting got want wants know
        tell
        possible able happen happens mean means way make makes use go goes like
        """
    ),
)

SENTENCES = Sentences(
    never_end=terms(
        """
        mr. mrs. ms. dr. prof. st. gen. col. sgt. rev. hon. gov. sen. rep. e.g. i.e. vs. cf. approx.
        """
    ),
    end_before_capital=terms("etc. inc. ltd. co. corp. jr. sr. u.s. u.k. a.m. p.m. ph.d. dept. est."),
    before_number=terms("no. nos. p. pp. fig. figs. vol. ch. sec. art. para. ext. tel."),
)

DISCOURSE = Discourse(
    caveat_openers=phrases(
        """
        however | but | except | unless | the exception | there is one exception | there are exceptions |
        an exception | exceptions | this does not apply | this doesn't apply | this is not | that does not |
        this rule does not | only | please note | note that | otherwise | in that case | instead
        """
    ),
    pronoun_openers=phrases(
        """
        it | it's | its | they | they're | their | them | this | these | that | those | he | she | his | her |
        such | in that case | in this case | both | the latter | the former | after that | then | to do so |
        here | there
        """
    ),
    negations=terms(
        """
        not no never cannot can't don't doesn't isn't aren't won't nothing none neither nor without
        """
    ),
)

LANGUAGE = Language("en", "English", WORDS, SENTENCES, DISCOURSE)
