"""English: numbers, units, calendar, names, negation and the words that a refusal is told in."""

from bearsout.language.facts import (
    Calendar,
    Facts,
    Names,
    Numbers,
    Polarity,
    Reasons,
    Units,
    counts,
    listed,
    pairs,
    table,
)

NUMBERS = Numbers(
    decimal=".",
    words=counts(
        """
        zero 0 one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12
        thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30
        forty 40 fourty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90
        """
    ),
    scales=counts(
        """
        hundred 100 thousand 1000 million 1000000 billion 1000000000 trillion 1000000000000
        hundreds 100 thousands 1000 millions 1000000 billions 1000000000 trillions 1000000000000
        """
    ),
    joiners=frozenset({"and"}),
    weak=frozenset({"one"}),
    ones=frozenset({"a", "an"}),
    halves=frozenset({"half"}),
    parts=counts(
        """
        third 3 thirds 3 quarter 4 quarters 4 fourth 4 fourths 4 fifth 5 fifths 5 sixth 6 sixths 6 seventh 7
        sevenths 7 eighth 8 eighths 8 ninth 9 ninths 9 tenth 10 tenths 10 half 2 halves 2 hundredth 100
        hundredths 100 twentieth 20 twentieths 20
        """
    ),
    points=frozenset({"point"}),
    lengths=listed(
        """
        within | for | in | takes | take | took | about | lasts | last | lasted | after | than | least | most | to | of
        | under | over | only | up | every | half | is | almost | nearly | around
        """
    ),
    dozens=counts("dozen 12 dozens 12 pair 2 couple 2"),
    plurals=frozenset(
        {"people", "men", "women", "children", "feet", "teeth", "mice", "geese", "staff", "police", "sheep", "fish"}
    ),
    times=counts("once 1 twice 2 thrice 3"),
    ordinals=counts(
        """
        first 1 second 2 third 3 fourth 4 fifth 5 sixth 6 seventh 7 eighth 8 ninth 9 tenth 10 eleventh 11
        twelfth 12 thirteenth 13 fourteenth 14 fifteenth 15 sixteenth 16 seventeenth 17 eighteenth 18
        nineteenth 19 twentieth 20 thirtieth 30 fortieth 40 fiftieth 50 sixtieth 60 seventieth 70 eightieth 80
        ninetieth 90 hundredth 100 thousandth 1000 millionth 1000000 billionth 1000000000 trillionth 1000000000000
        """
    ),
    ordinal_tens=counts(
        """
        twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90
        """
    ),
    ordinal_endings=frozenset({"st", "nd", "rd", "th"}),
)

UNITS = Units(
    names=table(
        """
        second: second | seconds | sec | secs
        minute: minute | minutes | min | mins
        hour: hour | hours | hr | hrs
        day: day | days | calendar day | calendar days | consecutive day | consecutive days
        business_day: business day | business days | working day | working days | work day | work days | workday
        | workdays
         | weekday | weekdays
        week: week | weeks | wk | wks
        fortnight: fortnight | fortnights
        month: month | months | calendar month | calendar months
        quarter: calendar quarter | calendar quarters
        year: year | years | yr | yrs | calendar year | calendar years
        decade: decade | decades
        century: century | centuries
        metre: metre | metres | meter | meters
        centimetre: centimetre | centimetres | centimeter | centimeters
        millimetre: millimetre | millimetres | millimeter | millimeters
        kilometre: kilometre | kilometres | kilometer | kilometers
        mile: mile | miles
        foot: foot | feet
        inch: inch | inches
        yard: yard | yards
        kilogram: kilogram | kilograms | kilo | kilos
        gram: gram | grams
        milligram: milligram | milligrams
        microgram: microgram | micrograms
        ounce: ounce | ounces
        pound: lb | lbs
        tonne: tonne | tonnes | ton | tons
        litre: litre | litres | liter | liters
        millilitre: millilitre | millilitres | milliliter | milliliters
        gallon: gallon | gallons
        celsius: celsius | degree celsius | degrees celsius | degrees centigrade | degree c | degrees c
        fahrenheit: fahrenheit | degree fahrenheit | degrees fahrenheit | degree f | degrees f
        degree: degree | degrees
        kilowatt_hour: kilowatt hour | kilowatt hours
        watt: watt | watts
        kilowatt: kilowatt | kilowatts
        volt: volt | volts
        hertz: hertz
        byte: byte | bytes
        kilobyte: kilobyte | kilobytes
        megabyte: megabyte | megabytes
        gigabyte: gigabyte | gigabytes
        terabyte: terabyte | terabytes
        square_metre: square metre | square metres | square meter | square meters
        square_kilometre: square kilometre | square kilometres | square kilometer | square kilometers
        square_mile: square mile | square miles
        square_foot: square foot | square feet
        acre: acre | acres
        hectare: hectare | hectares
        times: times
        tablet: tablet | tablets | pill | pills
        drop: drop | drops
        cup: cup | cups
        """
    ),
    currencies=table(
        """
        USD CAD AUD NZD SGD HKD: dollar | dollars | buck | bucks
        USD: us dollar | us dollars | u.s. dollar | u.s. dollars | american dollars
        CAD: canadian dollar | canadian dollars
        AUD: australian dollar | australian dollars
        EUR: euro | euros
        GBP: pound | pounds | pounds sterling | pound sterling | british pounds | quid
        MXN ARS CLP COP UYU PHP: peso | pesos
        MXN: mexican peso | mexican pesos
        BRL: brazilian real | brazilian reais | reais
        JPY: yen | japanese yen
        CNY: yuan | renminbi
        INR: rupee | rupees | indian rupees
        CHF: franc | francs | swiss franc | swiss francs
        cent: cent | cents
        """
    ),
    percent=listed("percent | per cent | pct"),
    points=listed("percentage point | percentage points"),
    of=frozenset({"of"}),
    per=listed("per | a | an | each | every"),
    per_any=listed("per"),
    bounds_before=table(
        """
        >=: at least | a minimum of | minimum of | minimum | not less than | no less than | no fewer than
        | not fewer than
         | at minimum | from at least | starting at | starting from | no earlier than | not earlier than
         | greater than or equal to
         | at the least | a min of | min
        <=: at most | up to | a maximum of | maximum of | maximum | no more than | not more than | not exceeding
         | no later than | not later than | at maximum | no longer than | not longer than | less than or equal to
         | not to exceed | as many as | as much as | does not exceed | do not exceed | cannot exceed | may not exceed
         | must not exceed | at the most | a max of | max
        >: more than | over | above | greater than | exceeding | exceeds | exceed | in excess of | older than
        | longer than
         | higher than | larger than | later than | beyond | upwards of | bigger than
        <: less than | under | below | fewer than | younger than | shorter than | lower than | smaller than
         | earlier than | short of
        in: within | inside | within the first | within a period of
        ~: about | around | approximately | roughly | nearly | almost | some | circa | approx | close to | an estimated
         | an average of
        =: exactly | precisely | equal to | equals to
        """
    ),
    bounds_after=table(
        """
        >=: or more | or over | and over | and above | or above | and older | or older | and up | or longer | or greater
         | or higher | and more | at least | at a minimum | minimum | at minimum | or later
        <=: or less | or fewer | and under | or under | and below | or below | or younger | or shorter | at most
         | maximum | at maximum | at a maximum | or lower | or earlier | tops
        """
    ),
    range_open=listed("between | from"),
    range_join=listed("to | through | until | till"),
    range_and=listed("and"),
    labels=listed(
        """
        order | protocol | case | zip | article | section | clause | chapter | page | version | size | item | option
        | position | invoice | account | room | flight | lot | step | serial | ticket | code | coupon | tracking
        | policy
        | apartment | apt | suite | law | decree | figure | fig | table | interstate | route | highway | freeway
        | line | gate
        | platform | building | floor | level | form | ref | reference | number | windows | paragraph | appendix | annex
        | question | phase | tier | exhibit | channel | bus | sr
        """
    ),
    label_marks=listed("no | number | num | nr"),
    comparatives=listed(
        """
        more than | less than | fewer than | exceed | exceeds | exceeding | longer than | later than | older than
        | greater than
        """
    ),
    free=listed(
        """
        free | free of charge | free of cost | at no cost | no charge | no cost | at no charge | without charge
        | nothing | no fee | for nothing | costs nothing | complimentary | at no extra cost | no extra cost
        | without a fee | free of fees
        """
    ),
    payment=listed("pay | pays | paid | charge | charges | charged | cost | costs | fee | fees"),
)

CALENDAR = Calendar(
    day_first=False,
    months=counts(
        """
        january 1 february 2 march 3 april 4 may 5 june 6 july 7 august 8 september 9 october 10 november 11
        december 12 jan 1 feb 2 mar 3 apr 4 jun 6 jul 7 aug 8 sep 9 sept 9 oct 10 nov 11 dec 12
        """
    ),
    unsure_months=frozenset({"may", "march", "mar", "jan", "dec", "sep"}),
    weekdays=counts(
        """
        monday 1 tuesday 2 wednesday 3 thursday 4 friday 5 saturday 6 sunday 7
        mondays 1 tuesdays 2 wednesdays 3 thursdays 4 fridays 5 saturdays 6 sundays 7
        """
    ),
    of=frozenset({"of", "the", "in"}),
    on=listed("on | by | until | friday | monday | tuesday | wednesday | thursday | saturday | sunday"),
    at=listed("at | by | until | till | from"),
    morning=listed("am | a.m | a.m. | in the morning"),
    afternoon=listed("pm | p.m | p.m. | in the afternoon | in the evening"),
    hour_words=listed("o'clock | oclock | hours"),
    quarters=frozenset({"quarter"}),
    years=listed(
        "in | since | of | by | until | before | after | year | from | to | during | mid | early | late | circa"
    ),
    noon=counts("noon 12 midday 12 midnight 0"),
    starts=listed("begin | begins | began | start | starts | started | starting | open | opens | opened | since"),
    ends=listed(
        "end | ends | ended | finish | finishes | finished | close | closes | closed | expire | expires | until"
    ),
)

NAMES = Names(
    titles=listed(
        """
        mr | mrs | ms | miss | dr | prof | professor | sir | dame | lord | lady | president | king | queen | st | saint
        | captain | general | colonel | judge | justice | senator | governor | rev | the
        """
    ),
    inside=frozenset(
        {"of", "the", "and", "for", "de", "da", "do", "del", "la", "van", "von", "der", "&", "y", "e", "di"}
    ),
    suffixes=listed("ltd | inc | llc | corp | co | plc | gmbh | limited | jr | sr | company | corporation | fc | sa"),
    agents=listed("by"),
    not_names=listed(
        """
        i | ok | yes | no | faq | note | dear | hello | hi | thanks | please | north | south | east | west
        """
    ),
)

POLARITY = Polarity(
    cues=table(
        """
        not: not | never | cannot | no longer | nowhere | no way | by no means
        none: no | nobody | no one | none | nothing | not a single | none of
        not_all: not all | not every | not always | not everyone | not necessarily | not everything
        rare: rarely | seldom | hardly | scarcely | barely | hardly ever | hardly any | almost never
        without: without | free of | in the absence of
        except: except | except for | with the exception of | other than | excluding | apart from | but not
        unless: unless
        nor: neither | nor
        """
    ),
    pseudo=listed(
        """
        not only | not just | not merely | no doubt | no matter | not to mention | whether or not | no later than
        | not later than | no more than | not more than | no less than | not less than | no fewer than | not fewer than
        | no earlier than | not exceeding | not to exceed | no longer than | not longer than | does not exceed
        | do not exceed | cannot exceed | may not exceed | must not exceed | not simply | nothing but
        | not earlier than | no wonder | none other than | nor indeed
        """
    ),
    lexical=table(
        """
        include: exclude | excludes | excluded | excluding
        have: lack | lacks | lacked | lacking
        allow: forbid | forbids | forbidden | prohibit | prohibits | prohibited | ban | bans | banned | disallow
        | disallowed
        able: unable
        possible: impossible
        : fail to | fails to | failed to | failing to | fail at | refuse to | refuses to | refused to | decline to
         | declines to | declined to | unable to | stop | stops | stopped | ceased to | ceases to
        require: waive | waives | waived
        accept: refuse | refuses | refused | reject | rejects | rejected | deny | denies | denied
        """
    ),
    prefixes=("non", "un", "in", "im", "il", "ir", "dis"),
    breaks=listed("but | however | although | though | yet | whereas | while | instead | rather"),
    ends=listed("and"),
    conjunctions=listed("and | or"),
    subordinators=listed(
        """
        if | when | because | since | who | which | that | where | whose | whilst | unless | after | before
         | until | as
        """
    ),
    only=listed("only | solely | exclusively"),
    quantifiers=table(
        """
        all: all | every | each | everyone | everybody | everything | entire | whole | any | both | anyone
        | anything | whoever
         | throughout | complete | all of
        most: most of | most | the majority of | majority | mostly | mainly | predominantly | largely | primarily
        | vast majority
        many: many | numerous | lots of | a lot of
        some: some | several | a few | certain | part of | partly | various | some of | partially | a number of
        few: few | only a few | a minority of | minority
        always: always | at all times | invariably
        usually: usually | generally | normally | typically | commonly | in most cases | as a rule | ordinarily
        often: often | frequently | regularly
        sometimes: sometimes | occasionally | at times | in some cases | from time to time | now and then
        """
    ),
    strengths=table(
        """
        must: must | mustn't | have to | has to | shall | required to | is required | are required | mandatory
        | obliged to | need to
         | needs to | is needed | obligatory | compulsory | requires | require
        should: should | ought to | recommended | advised | encouraged | is recommended
        may: may | can | can't | couldn't | cannot | might | could | optional | optionally | allowed to
        | permitted to | is allowed | able to | possibly
         | perhaps | likely
        """
    ),
    opposites=pairs(
        """
        grew / fell | grew / shrank | grow / shrink | grows / shrinks | growth / decline | rose / dropped | rise / drop
        | gain / lose | more / less | more / fewer | most / least | higher / lower | highest / lowest
        | high / low | increase / decrease
        | increases / decreases | increased / decreased | increasing / decreasing | rise / fall | rises / falls
        | rose / fell
        | before / after | within / after | earlier / later | early / late | earliest / latest | first / last
        | above / below
        | over / under
        | minimum / maximum | at least / at most | with / without | inside / outside | include / exclude
        | includes / excludes | included / excluded | including / excluding | legal / illegal | longest / shortest
        | long / short | longer / shorter | larger / smaller | largest / smallest | large / small | big / small
        | bigger / smaller | biggest / smallest | greater / less | greater / smaller | greatest / least
        | greatest / smallest
        | faster / slower | fastest / slowest | fast / slow | quick / slow | older / younger | oldest / youngest
        | old / new
        | older / newer | oldest / newest | allow / forbid | allowed / forbidden | allowed / prohibited
        | accept / reject
        | accepted / rejected | permitted / prohibited | open / closed | opens / closes | opened / closed
        | begins / ends
        | starts / ends | begin / end | start / end | started / ended | start / stop | public / private
        | internal / external
        | male / female | male / woman | female / man | wealthy / poor | safe / dangerous | safe / unsafe
        | present / absent
        | arrival / departure | front / back | entrance / exit | sender / receiver | minor / major | junior / senior
        | import / export | domestic / international | local / remote | summer / winter | acceptable / unacceptable
        | increase / reduce | increases / reduces | increased / reduced | raise / lower | raises / lowers
        | raised / lowered
        | join / leave | connect / disconnect | connected / disconnected | install / uninstall | lock / unlock
        | visible / hidden | known / unknown | included / omitted | partial / full | partially / fully
        | easy / difficult
        | easier / harder | simple / complex | gains / loses | gained / lost | before / since | encourage / discourage
        | encouraged / discouraged | deliberately / inadvertently | intentionally / accidentally
        | voluntary / compulsory | man / woman | men / women | he / she | his / her | north / south
        | northern / southern
        | northeast / southwest | northwest / southeast | eastern / western | upper / lower
        | best / worst | better / worse | strong / weak | stronger / weaker | cheaper / dearer | cheapest / dearest
        | import / export | enable / disable | enabled / disabled | buy / sell | bought / sold | win / lose | won / lost
        | mandatory / optional | required / optional | mandatory / voluntary | same / different | always / never
        | everyone / nobody | everybody / nobody | inbound / outbound | arrive / depart | arrives / departs
        | gain / loss
        | gains / losses | success / failure | successful / unsuccessful | positive / negative | true / false
        | left / right
        | up / down | upward / downward | empty / full | manual / automatic | manually / automatically
        | directly / indirectly
        | direct / indirect | alive / dead | rich / poor | hot / cold | warm / cold | heavy / light | day / night
        | day / week
        | temporary / permanent | temporarily / permanently | add / remove | added / removed | push / pull
        | deep / shallow
        | majority / minority | ancient / modern | agree / disagree | agreed / disagreed | approve / reject
        | approved / rejected | active / inactive | available / unavailable | possible / impossible | able / unable
        | likely / unlikely | often / rarely | often / seldom | supporting / opposing | support / oppose
        | supports / opposes
        | supported / opposed | for / against | into / out of | toward / away from | towards / away from
        | joins / leaves
        | joined / left | deposit / withdraw | credit / debit | physical / digital | online / offline | odd / even
        | single / double | employer / employee | buyer / seller | lender / borrower | sender / recipient
        | parent / child
        | refused / allowed | refuse / allow | refuses / allows | friend / enemy
        """
    ),
    same=pairs(
        """
        cost / price | buy / purchase | arrive / reach | pay / cost | begin / start | end / finish | refund / reimburse
        | cover / include | permit / allow | need / require | send / ship | return / give back | follow / release
        """
    ),
    auxiliaries=listed(
        """
        take | takes | get | gets | make | makes | need | needs | there | it's | there's | that's | also | one
        | whether | he's
        """
    ),
    telling=listed("same | other | own"),
    questions=listed("who | what | when | where | why | how | which | whose | whom"),
    greetings=listed(
        """
        hello | hi | good morning | good afternoon | good evening | dear | thanks | thank you | thank you for
        | you're welcome
        | sure | of course | certainly | great question | i hope | hope this helps | let me know | i am sorry
        | i'm sorry
        | sorry | here is | here are | here's | i found | i can help | feel free | please let | as an ai
        | according to the passages i | the answer is below | welcome | best regards | kind regards | goodbye | bye
        | i'd be happy | i would be happy | i am happy | happy to help | glad to help | i don't know | i do not know
        """
    ),
)

REASONS = Reasons(
    by_kind={
        "no_passage": "No passage was found or cited that could bear this out.",
        "not_a_claim": "This states nothing that a passage could bear out.",
        "unread.long": "The sentence is too long to be checked.",
        "unread": "“{text}” could not be read as a value, and the passage does not hold the same characters.",
        "number": "The sentence says “{text}”; the passage says “{found}”.",
        "number.absent": "No cited passage says “{text}” about this.",
        "amount": "The sentence says “{text}”; the passage says “{found}”.",
        "amount.absent": "No cited passage gives the amount “{text}” for this.",
        "amount.free": "The sentence says that it costs nothing; the passage says “{found}”.",
        "amount.free.absent": "The sentence says that it costs nothing; no cited passage says so.",
        "date": "The sentence gives the date “{text}”; the passage gives “{found}”.",
        "date.absent": "No cited passage gives the date “{text}” for this.",
        "time": "The sentence gives the time “{text}”; the passage gives “{found}”.",
        "time.absent": "No cited passage gives the time “{text}” for this.",
        "range": "The sentence says “{text}”; the passage sets other limits: “{found}”.",
        "range.absent": "No cited passage sets the limit “{text}” for this.",
        "label": "The sentence says “{text}”; the passage says “{found}”.",
        "label.absent": "“{text}” does not stand in what the passage says about this.",
        "name": "The sentence names “{text}”; the passage names “{found}”.",
        "name.absent": "“{text}” is not named in what the passage says about this.",
        "negation": "The sentence denies what the passage states: “{found}”.",
        "negation.absent": "The sentence denies something (“{text}”) that no cited passage denies.",
        "negation.lost": "The passage denies this: “{found}”.",
        "quantifier": "The sentence says “{text}”; the passage says “{found}”.",
        "quantifier.absent": "The sentence says “{text}”; the passage does not say that of all of them.",
        "strength": "The sentence says “{text}”; the passage says “{found}”.",
        "strength.absent": "The sentence says “{text}”; the passage does not go so far.",
        "direction": "The sentence says “{text}”; the passage says the opposite: “{found}”.",
        "direction.absent": "The sentence says “{text}”; no cited passage says so.",
        "attribution": "The passage says “{text}” of something else: “{found}”.",
        "condition": "The passage restricts this (“{found}”), and the sentence leaves that out.",
    }
)

FACTS = Facts(NUMBERS, UNITS, CALENDAR, NAMES, POLARITY, REASONS)
