"""English."""

from bearsout.language.en_facts import FACTS
from bearsout.language.table import Discourse, Language, Sentences, Signs, Words, families, phrases, terms

WORDS = Words(
    snowball="english",
    stop=terms(
        """
        a an the this that these those and or but if then than so as at by for from in into of off on onto
        out over to up
        with about after before between during through under until while because
        i me my mine we us our ours you your yours he him his she her hers it its they them their theirs
        someone anyone something anything everything nothing thing things somebody anybody everybody
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
    families=families(
        """
        deliver delivery deliveries | buy bought | pay paid payment payments payable | send sent | give gave given |
        forget forgot forgotten | lose lost | choose chose chosen choice | break broke broken | begin began begun |
        expire expiry expiration | arrive arrival arrivals | apply application applications applicant |
        approve approval approvals | subscribe subscription subscriptions subscriber | register registration |
        enrol enroll enrolment enrollment enrolled enrolling enrolled | donate donation donor | renew renewal |
        choose choice | lend lent | keep kept | sell sold | find found | child children | person people |
        insure insurance | invoice invoices | repair repairs | receive receipt | reimburse reimbursement |
        permit permission | decide decision | collect collection | install installation | activate activation |
        verify verification | confirm confirmation | withdraw withdrawn withdrew withdrawal |
        remove removal |
        price prices pricing | cost costs | eligible eligibility | available availability | valid validity |
        fly flight flew flown | die died death | grow grown | write wrote written | speak spoke
        """
    ),
    frame=terms(
        """
        long much many far often soon take takes taking took need needs get gets getting got want wants know
        tell
        see view find look show possible able happen happens mean means way make makes use go goes like one
        """
    ),
)

SENTENCES = Sentences(
    never_end=terms(
        """
        mr. mrs. ms. mx. messrs. dr. drs. prof. profs. rev. hon. rt.hon. fr. sgt. cpl. pvt. lt. capt. cpt. cmdr.
        cdr. insp. supt. atty. amb. mme. mlle. msgr. mt. Rep. Reps. Sen. Sens. Gov. Gen. Col. Maj. Adm. Brig.
        Pres. Ft. Pte. Det. Bro. Br. e.g. i.e. viz. cf. vs. ca. approx. incl. excl. esp. attn. a.k.a. n.b. p.s.
        p.p.s. pp. figs. eqs. vol. vols. ch. chs. chap. paras. v.
        """
    ),
    end_before_capital=terms(
        """
        etc. inc. ltd. co. corp. llc. plc. l.l.c. p.l.c. jr. esq. ph.d. b.sc. m.sc. d.d.s. r.n.
        m.b.a. ll.b. ll.m. ed.d. c.p.a. a.m. p.m. mfg. hrs. hr. yrs. yr. mos. wks. wk. lbs. lb. oz.
        p.a. ibid. o.n.o. v.g.c. o.d. b.d. t.i.d. q.i.d. p.r.n.
        """
    ),
    end_before_opener=terms(
        """
        sr. st. sts. ave. blvd. rd. hwy. pkwy. pl. ct. terr. cres. sq. dept. depts. div. univ. inst. assn. assoc.
        bros. intl. natl. govt. asst. dir. mgr. est. al. ed. eds. trans. calif. mass. fla. tex. conn. wash. ill.
        mich. minn. penn. ariz. colo. tenn. a.d. b.c. u.s. u.s.a. u.k. e.u. u.n. d.c. n.y. l.a.
        """
    ),
    before_number=terms(
        """
        no. nos. n°. nº. n. p. fig. eq. sec. secs. art. arts. para. par. cl. sched. reg. regs. tab. App. ver. c.
        ext. tel. mob. fax. rm. apt. ste. bldg. fl. bk. pt. pts. ser. ref. refs. max. min. avg. est. jan. feb.
        Mar. apr. jun. jul. aug. sep. sept. oct. nov. dec. Mon. tue. tues. Wed. thu. thur. thurs. fri. Sat. Sun.
        wt. ht. approx.
        """
    ),
    openers=terms(
        """
        a an the this that these those it its he she they we you i my his her our your their there here who what
        when where why which how whose is are was were do does did has have had can could should would must and but
        or so if as at by for from in of on to with without within after before during until since while because
        although though however then thus therefore also please note no not all any each every some most many both
        either neither only once unless
        """
    ),
    never_open=terms(
        """
        monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays
        saturdays sundays mon tue tues wed thu thurs fri sat sun gmt utc est edt cst cdt mst mdt pst pdt bst cet
        cest et ct mt pt eastern central mountain pacific greenwich london
        """
    ),
    numbered=terms(
        """
        step steps page pages section sections chapter chapters version level phase part table figure number
        option rule question line room grade class type zone article clause annex appendix plan group vitamin
        hepatitis block terminal gate
        """
    ),
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
    note_kinds=phrases(
        """
        note | notes | nb | tip | tips | hint | hints | warning | warnings | caution | important | danger | attention |
        info | information | notice | remark | see also | error | good to know | please note | did you know | heads up |
        important note | pro tip | quick tip | disclaimer | success | check | abstract | todo | further reading
        """
    ),
)

SIGNS = Signs(
    common=terms(
        """
        account accounts address age agree allowed answer apply app ask available back bag bank best big bill book
        booking box break bring broken build business buy call cancel card cards cash change charge charged check
        child children city claim close closed code cold computer contact cost costs country credit customer date
        day days deadline delete deliver delivered delivery different discount document download due early email
        employee end error exchange expire extra fast fee fees file find first fit food free friday full gift give
        goods group guarantee health heat help holiday home hour hours house insurance invoice issue job keep kids
        kind know large last late law learn leave less letter level life light limit list live local log login lost
        love lunch made mail manager maximum membership minimum missing monday money month months more most move
        name near new next night number off offer office old one online open opening order orders others page paid
        paper parcel parking part password pay payment people person phone policy possible post price prices print
        privacy product program question read receipt receive red refund refunds refuse register remove rent repair
        report request reset return returned returning returns right room rules safe sale same save school second
        sell send sent service set share ship shipped shipping shop show sick sign size small software spend staff
        start state status step steps stock stop store subscription sunday support system tax team terms text thing
        things ticket time times today too top total tracking train travel trip try turn two type unit update
        upgrade user vacation value visit voucher wait warranty water website week weekend weeks well while word
        work working world write wrong year years yes yesterday capital branch called common term main population
        largest century war king damaged item items unsubscribe purpose
        """
    ),
    endings=terms(
        """
        ing tion tions ed ly ness ment ments ship less ful able ible ity ies ght ck th sh ous ance ence ally ward
        ware ter ther ers est ough ould ess ize ized ism ct pt rd ld nd ks ws ts ps ds ns
        """
    ),
    pieces=terms(
        """
        w k th sh ck ght wh ee oo ou ph y's gh tt pp ff dd
        """
    ),
)

LANGUAGE = Language("en", "English", WORDS, SENTENCES, DISCOURSE, facts=FACTS, signs=SIGNS)
