"""English: how people ask."""

from bearsout.language.asking import Asking, groups
from bearsout.language.facts import table
from bearsout.language.table import phrases, terms

ASKING = Asking(
    due=table(
        """
        duration: how long | how many seconds | how many minutes | how many hours | how many days | how many weeks |
            how many months | how many years | how soon | how quickly | how fast | what deadline | time limit
        money: how much is | how much are | how much does | how much do | how much did | how much would |
            how expensive |
            what fee | per diem rate | how many dollars | how many pounds | how many euros | price of | price for |
            cost of | does it cost | do they cost | what does it cost
        sum: cost | costs | price | prices | fee for | fees for | charge for | rate for | postage | worth
        amount: how much | how big | how large | how heavy | how tall | how far | maximum | minimum | most | least |
            what size | how old
        limit: limit | cap | is there a limit | is there a maximum
        number: how many
        percent: what percentage | interest rate | how many percent | tax rate
        time: what time | opening hours | what hours | opening times | business hours
        when: when | until when | by when | what date | what day | which day
        phone: phone number | telephone number | number do i call | number to call | number can i call | call you |
            call to
        email: email address | which email | what email | e-mail address | email for
        address: address of | postal address | what is the address | where do i send | mailing address
        steps: how do i | how do you | how can i | how to | how do we | how should i | steps to | what should i do |
            how would i | what do i do | what now
        reason: why | how come | what is the reason
        person: who | whom
        place: where
        """
    ),
    given_by=table(
        """
        duration: for life | for a lifetime | however long | as long as | no time limit | never expire | never expires |
            do not expire | immediately | at once | straight away | the same day | permanently | at any time |
            do not expire | does not expire | no expiry | next working day | until the end | until you
        money: free | no charge | free of charge | no cost | at no extra cost | included | nothing
        amount limit number: no limit | no maximum | no minimum | unlimited | no upper limit
        amount number: none
        limit: up to | at most
        number: a single | only one | just one | one at a time | one per | not any
        time: all day | around the clock | at any time | at noon | at midnight
        address: street | road | avenue | lane | square | po box | postcode | building
        """
    ),
    everyday=groups(
        """
        refund / money back / reimburse / get back | return / send back / bring back / give back / take back | return /
        go back / come back | buy / purchase / order | broken / damaged / smashed / cracked / shattered / defective /
        faulty / not working | arrive / turn up / turned up / get here / come | deliver / ship / dispatch | delivery /
        shipping / postage / shipment | parcel / package / packet | cost / price / charge / fee | cost / pay | price /
        rate | cheaper / price drop / lower price / reduced | discount > cheaper / reduced | sale / offer / promotion /
        deal | cancel / end / stop / terminate / quit / unsubscribe | leave / quit / resign | coupon / voucher / voucher
        code / promo code / discount code | gift card / gift voucher / gift certificate | guarantee / warranty | valid /
        last | expire / run out | expire / valid | change / modify / edit / alter / update / amend / switch | exchange /
        swap / replace | delete / remove / erase | password / passcode | log in / login / sign in / log on | sign up /
        register / enrol / join | log out / sign out | account / profile | phone / telephone / call / ring | email /
        e-mail / mail | email / write to | talk to / speak to / contact / reach / get in touch | person > someone /
        human / agent | limit / maximum / cap / most / at most / up to | minimum / at least / least | vacation / holiday
        / annual leave / pto | time off > vacation / holiday / annual leave | sick / ill / illness | medical > sick /
        ill / illness | child > kid / baby / son / daughter | relative / family member | relative > uncle / aunt /
        cousin | family member > uncle / aunt / cousin | family / relative | parent / parental | parent > mother /
        father | parental > mother / father | spouse > wife / husband | partner > wife / husband | spouse / partner |
        died / death / passed away | bereavement > died / death / funeral / passed away | doctor / physician | money /
        cash | money / payment | paid out / pay out / payout / pay me | salary / wage / pay / paycheck | raise / pay
        rise / pay increase | invoice / bill | receipt / proof of purchase | help / support / assist / assistance |
        start / begin / commence / open | finish / end / complete / close | home / at home | forgot / forgotten | lost /
        left behind | forgot / lost | approve / approval / authorize / authorization / permission / sign off | allow /
        permit / allowed / permitted / accepted | forbid / prohibit / not allowed / not permitted / banned | business /
        commercial | business / restaurant | wrong / incorrect / mistake | lost / missing | stolen / theft | fix /
        repair / mend | job / position / role | boss / manager / supervisor | coworker / colleague | employee / staff /
        worker | vehicle > car | bike / bicycle | shop / store | branch > shop / store | clothes / clothing | textiles >
        clothes / clothing | pan / saucepan | cookware > pan / saucepan | cooker / hob / stove | fridge / refrigerator |
        tv / television | sofa / couch | xmas / christmas | earn / accrue | covered / cover / entitled / included |
        apply / application | application / request | donate / donation | jury / court | trousers / pants | film / movie
        | flat / apartment | bonus / award | move / relocate | weight / weigh | colour / color | rubbish / trash /
        garbage / waste | pet > dog / cat | animal > dog / cat / pet | luggage / baggage | luggage > bag / suitcase |
        baggage > bag / suitcase | ticket / pass | seat / place | timetable / schedule | book / reserve / reservation /
        booking | postpone / reschedule / move | late / delay / delayed | early / before | fine / penalty / late fee |
        deposit / down payment | loan / borrow / lend | pupil / student | teacher / instructor / tutor | course / class
        | class / lesson | exam / test | grade / mark | school / college | medicine / medication / drug | medicine >
        pill / tablet | medication > pill / tablet | appointment > visit / consultation | surgery / operation | jab /
        vaccine / vaccination | accessible > wheelchair / disabled / step-free | lift / elevator | toilet / restroom /
        bathroom | parking / car park / park | download / install | screen / display | picture / photo / image | file /
        document | folder / directory | app / application | computer > laptop / pc | mobile / smartphone / cell phone /
        cellphone | wifi / wi-fi | internet > wifi / wi-fi | network > wifi / wi-fi | crash / freeze / hang | turn off /
        disable / deactivate / switch off | turn on / enable / activate / switch on | undo / revert / restore / recover
        | back up / backup / copy | print / printing | language / translation | address / location | proof / evidence |
        rule / policy | tax / duty | tax > vat | duty / customs | abroad / overseas | international > abroad / overseas
        / foreign | citizen / resident | id / identification | id > passport | identification > passport | birthday /
        date of birth | age / years old | free / no charge / at no cost / gratis | quick / fast / express | cheap / low
        cost | big / large | small / little | trip / journey / travel | accommodation > hotel | meal / food | meal >
        lunch / dinner / breakfast
        """
    ),
    orders=phrases(
        """
        approve my | approve the | approve this | approve these | approve our | approve his | approve her |
        approve their
        """
    ),
    orders_with=terms(
        """
        cancel charge book call enter send refund change delete order write make create translate print
        reserve pay update add remove open close file submit schedule move transfer ship buy reset give set put
        correct fix upgrade downgrade renew extend email text forward enrol enroll sign register unsubscribe
        subscribe stop start block unblock activate deactivate return exchange replace
        """
    ),
    orders_own={"*": terms("me us it them him")},
    order_objects=terms(
        """
        a an the this that these those my our your his her their me us it them him one two three four five six seven
        eight nine ten
        """
    ),
    numbered=terms(
        """
        order booking reservation ticket invoice request payment parcel shipment subscription account appointment claim
        case delivery item customer transaction refund number no
        """
    ),
    order_marks=phrases(
        """
        for me | for us | please | tomorrow | today | tonight | now | right now | right away | asap | immediately
        """
    ),
    courtesies=phrases(
        """
        please | kindly | i want to | i want you to | i would like to | i'd like to | i would like you to | i need to |
        i need you to | i wish to | could you please | can you please | would you please
        """
    ),
    pointers=phrases(
        """
        this page outlines | this page explains | this page describes | this page shows | this page tells |
        this article |
        this guide | this section explains | this section describes | the information above | the information below |
        the step-by-step guidance |
        see | see also | for more | for more details | for more information | for further | for details | read more |
        learn more | find out more | more information | to learn more | refer to | please refer | please see | visit |
        click here | check out | read the | have issues | related | back to | go to the
        """
    ),
    wishes=terms("want trying"),
    old=terms("former previous archived replaced superseded"),
    replaced=phrases(
        "replaced | superseded | no longer valid | archived | out of date | obsolete | expired | withdrawn"
    ),
    replaced_in=phrases(
        """
        has been replaced | have been replaced | was replaced by | has been superseded |
        have been superseded | is no longer valid | are no longer valid | no longer in force |
        has been archived | has been withdrawn | is out of date
        """
    ),
    instructions=terms(
        """
        click select choose open go press tap enter type log login sign visit use send fill submit find scroll review
        print hand keep tell write call email contact register complete follow check uncheck drag drop copy paste save
        download upload install turn switch set add remove delete make ask bring take wait ring report show request
        """
    ),
    degree=terms("how"),
)
