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
    inflected,
    listed,
    pairs,
    table,
)

_PLACES = """
third 3 fourth 4 fifth 5 sixth 6 seventh 7 eighth 8 ninth 9 tenth 10 eleventh 11 twelfth 12 thirteenth 13 fourteenth 14
fifteenth 15 sixteenth 16 seventeenth 17 eighteenth 18 nineteenth 19 twentieth 20 thirtieth 30 fortieth 40 fiftieth 50
sixtieth 60 seventieth 70 eightieth 80 ninetieth 90 hundredth 100 thousandth 1000 millionth 1000000
billionth 1000000000 trillionth 1000000000000 quadrillionth 1000000000000000 quintillionth 1000000000000000000
"""

_SCALES = """
thousand 1000 lakh 100000 lac 100000 million 1000000 crore 10000000 billion 1000000000 trillion 1000000000000
quadrillion 1000000000000000 quintillion 1000000000000000000 sextillion 1000000000000000000000
septillion 1000000000000000000000000 octillion 1000000000000000000000000000
nonillion 1000000000000000000000000000000 decillion 1000000000000000000000000000000000
"""

NUMBERS = Numbers(
    decimal=".",
    words=counts(
        """
        zero 0 nought 0 naught 0 nil 0 one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10
        eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20
        thirty 30 forty 40 fourty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 threescore 60 fourscore 80
        """
    ),
    scales=inflected("hundred 100" + _SCALES, "- s"),
    joiners=frozenset({"and"}),
    joined=frozenset({100, 1000}),
    in_pairs=True,
    weak=frozenset({"one"}),
    ones=frozenset({"a", "an"}),
    vague=listed(
        """
        hundreds | thousands | lakhs | lacs | crores | millions | billions | trillions | quadrillions | dozens
        """
    ),
    vaguely=listed("several | few | many | some | various | umpteen | multiple | numerous"),
    halves=frozenset({"half"}),
    parts=inflected(_PLACES + "quarter 4", "- s") | counts("half 2 halves 2"),
    points=frozenset({"point"}),
    ratios=table(
        """
        over: over
        in: in | in every | out of | out of every
        """
    ),
    lengths=listed(
        """
        within | for | in | takes | take | took | about | lasts | last | lasted | after | than | least | most | to | of
        | under | over | only | up | every | half | is | almost | nearly | around
        """
    ),
    dozens=counts("dozen 12 dozens 12 dz 12 dzs 12 doz 12 dozs 12 pair 2 couple 2"),
    plurals=frozenset(
        {"people", "men", "women", "children", "feet", "teeth", "mice", "geese", "staff", "police", "sheep", "fish"}
    ),
    times=counts("once 1 twice 2 thrice 3"),
    ordinals=counts("first 1 second 2" + _PLACES),
    from_last=listed("to last | to the last | from last | from the last | from the end"),
    ordinal_endings=frozenset({"st", "nd", "rd", "th"}),
)

UNITS = Units(
    names=table(
        """
        minute: minute | minutes | minute's | min | mins
        hour: hour | hours | hour's | hr | hrs
        day: day | days | day's | calendar day | calendar days | consecutive day | consecutive days
        business_day: business day | business days | working day | working days | work day | work days | workday
         | workdays | weekday | weekdays | banking day | banking days
        night: night | nights
        weekend: weekend | weekends
        week: week | weeks | week's | wk | wks | calendar week | calendar weeks
        fortnight: fortnight | fortnights
        month: month | months | month's | calendar month | calendar months
        quarter: quarters | calendar quarter | calendar quarters
        semester: semester | semesters
        year: year | years | year's | yr | yrs | calendar year | calendar years
        school_year: school year | school years
        decade: decade | decades
        century: century | centuries
        millennium: millennium | millennia
        mile: mile | miles
        nautical_mile: nautical mile | nautical miles
        foot: foot | feet
        inch: inch | inches
        yard: yard | yards
        light_year: light year | light years
        kilogram: kilo | kilos
        ounce: ounce | ounces
        fluid_ounce: fluid ounce | fluid ounces | fl oz
        pound: pound | pounds | lb | lbs
        stone: stones
        tonne: tonne | tonnes | ton | tons | metric ton | metric tons | metric tonne | metric tonnes
        gallon: gallon | gallons
        quart: quart | quarts
        pint: pint | pints
        barrel: barrel | barrels
        teaspoon: teaspoon | teaspoons
        tablespoon: tablespoon | tablespoons
        cup: cup | cups
        dram: dram | drams | drachma | drachmas
        carat: carat | carats
        celsius: celsius | celcius | degree celsius | degrees celsius | degrees centigrade | degree centigrade
         | degree c | degrees c | deg c | deg celsius | degrees celcius | centigrade
        fahrenheit: fahrenheit | farenheit | degree fahrenheit | degrees fahrenheit | degree f | degrees f | deg f
         | deg fahrenheit | degrees farenheit
        kelvin: kelvin | kelvins
        degree: degree | degrees | deg
        radian: radian | radians
        turn: turn | turns
        kilowatt_hour: kilowatt hour | kilowatt hours | kilowatthours
        megawatt_hour: megawatt hour | megawatt hours
        horsepower: horsepower
        kilobyte: kb
        kibibyte: kibibyte | kibibytes
        mebibyte: mebibyte | mebibytes
        megapixel: megapixel | megapixels
        pixel: pixel | pixels
        acre: acre | acres
        hectare: hectare | hectares
        international_unit: international unit | international units
        times: times
        basis_point: basis point | basis points
        tablet: tablet | tablets | pill | pills
        capsule: capsule | capsules
        drop: drop | drops
        pair: pairs
        dime: dime | dimes
        nickel: nickels
        """
    ),
    bases=table(
        """
        second: second | seconds | sec | secs
        metre: metre | metres | meter | meters
        gram: gram | grams | gramme | grammes
        litre: litre | litres | liter | liters
        watt: watt | watts
        joule: joule | joules
        volt: volt | volts
        ampere: ampere | amperes | amp | amps
        hertz: hertz
        pascal: pascal | pascals
        newton: newton | newtons
        ohm: ohm | ohms
        electronvolt: electronvolt | electronvolts
        byte: byte | bytes
        bit: bit | bits
        calorie: calorie | calories
        bit_per_second: bits per second
        """
    ),
    prefixes=table(
        """
        pico: pico
        nano: nano
        micro: micro
        milli: milli
        centi: centi
        deci: deci
        hecto: hecto
        kilo: kilo
        mega: mega
        giga: giga
        tera: tera
        peta: peta
        exa: exa
        """
    ),
    crowds=listed(
        """
        users | people | customers | clients | visitors | visits | subscribers | members | followers | downloads | views
        | inhabitants | residents | households | homes | jobs | copies | passengers | tourists | voters | workers
        """
    ),
    squares=listed("square | sq | squared"),
    cubes=listed("cubic | cu | cubed"),
    currencies=table(
        """
        USD CAD AUD NZD SGD HKD: dollar | dollars | buck | bucks
        USD: us dollar | us dollars | u.s. dollar | u.s. dollars | american dollar | american dollars
        CAD: canadian dollar | canadian dollars
        AUD: australian dollar | australian dollars
        NZD: new zealand dollar | new zealand dollars
        SGD: singapore dollar | singapore dollars
        HKD: hong kong dollar | hong kong dollars
        EUR: euro | euros
        GBP: pound | pounds | pounds sterling | pound sterling | british pounds | british pound | quid
        MXN ARS CLP COP UYU PHP: peso | pesos
        MXN: mexican peso | mexican pesos
        ARS: argentine peso | argentine pesos
        CLP: chilean peso | chilean pesos
        COP: colombian peso | colombian pesos
        PHP: philippine peso | philippine pesos
        BRL: brazilian real | brazilian reais | brazilian reals | reais
        PEN: sol | soles | peruvian soles
        JPY: yen | japanese yen
        CNY: yuan | renminbi | chinese yuan
        INR PKR LKR: rupee | rupees
        INR: indian rupee | indian rupees
        CHF: franc | francs | swiss franc | swiss francs
        KRW: won | korean won
        RUB: ruble | rubles | rouble | roubles
        TRY: turkish lira
        SEK NOK DKK: krona | kronor | krone | kroner
        PLN: zloty | zlotys
        ZAR: rand | rands
        ILS: shekel | shekels
        THB: baht
        MYR: ringgit | ringgits
        IDR: rupiah | rupiahs
        VND: dong
        AED MAD: dirham | dirhams
        SAR QAR OMR: riyal | riyals | rial | rials
        KWD BHD JOD TND: dinar | dinars
        KWD: kuwaiti dinar | kuwaiti dinars
        EGP: egyptian pound | egyptian pounds
        cent: cent | cents | pence | penny | pennies
        """
    ),
    cents=table("GBP: pence | penny | pennies"),
    cent_joins=listed("and | with"),
    either=table("money: pound | pounds"),
    weighing=listed(
        "weigh | weighs | weighed | weighing | weight | weights | heavy | lose | lost | gained | mass | load"
    ),
    percent=listed("percent | per cent | pct | percents | of a percent"),
    points=listed("percentage point | percentage points | percent point | percent points | pp | p.p"),
    of=frozenset({"of"}),
    per=listed("per | a | an | each | every"),
    per_any=listed("per"),
    articles=listed("the"),
    minus=listed("minus | negative"),
    below_zero=listed("below zero | degrees below zero"),
    lengths=listed(
        """
        within | for | in | takes | take | took | taking | about | lasts | last | lasted | lasting | after | than
         | least | most | to | under | over | only | up | half | is | was | almost | nearly | around | approximately
         | roughly | exactly | until | minimum | maximum | every | spend | spent | wait | waited | reply
         | stay | stays
         | costs | exceed | exceeds | exceeding | be
        """
    ),
    lengths_after=listed(
        """
        ahead | before | after | in advance | advance | ago | later | earlier | prior | notice | beforehand | long
         | or | afterwards | maximum | minimum | older | younger | from
        """
    ),
    wholes=listed(
        """
        all | whole | a whole | the whole | full | a full | one full | entire | an entire | the entire | another
         | one whole | one more | for the
        """
    ),
    ages=table(
        """
        >=: or older | and older | years or older | years and older | years old or older
         | years of age or older | years old and over | years of age and over | years old or over
         | years of age or over | years old or more | years old and older | years of age and older
        <=: or younger | and younger | years or younger | years and younger | years old or younger
         | years of age or younger | years old and under | years of age and under
        =: years old | year old | year olds | years of age | yrs old
        """
    ),
    ages_before=table(
        """
        >: older than | over the age of | above the age of
        <: younger than | under the age of | below the age of
        >=: aged at least | at least age
        =: aged | at the age of | at age
        """
    ),
    between=listed(
        "more | less | fewer | extra | additional | full | whole | consecutive | further | straight | long | short"
    ),
    sizes=listed("thick | wide | long | tall | high | deep | across | diameter | diagonal | screen | x | by"),
    bounds_before=table(
        """
        >=: at least | a minimum of | minimum of | minimum | not less than | no less than | no fewer than
         | not fewer than | at minimum | from at least | starting at | starting from | no earlier than
         | not earlier than | greater than or equal to | at the least | a min of | min | at the very least
         | at a minimum | no lower than | not lower than | no shorter than | not shorter than | no smaller than
         | more than or equal to | larger than or equal to | bigger than or equal to | higher than or equal to
         | equal to or more than | equal to or greater than | equal to or larger than | equal to or higher than
         | equal to or above | equal to or over | greater or equal to | greater or equal than | higher or equal to
         | higher or equal than | larger or equal than | larger or equal to | more or equal to | more or equal than
         | bigger or equal to | bigger or equal than | equal or greater than | equal or more than
         | equal or higher than
         | equal or larger than | at least or equal to | above or equal to | over or equal to | minimum is
         | never less than | never fewer than | not below | not under | from as little as | as few as | as little as
        <=: at most | up to | a maximum of | maximum of | maximum | no more than | not more than | not exceeding
         | no later than | not later than | at maximum | no longer than | not longer than | less than or equal to
         | not to exceed | as many as | as much as | does not exceed | do not exceed | cannot exceed
         | may not exceed
         | must not exceed | at the most | a max of | max | no greater than | not greater than | no higher than
         | not higher than | at the very most | at a maximum | fewer than or equal to | smaller than or equal to
         | lower than or equal to | equal to or less than | equal to or fewer than | equal to or smaller than
         | equal to or lower than | equal to or below | equal to or under | less or equal to | less or equal than
         | smaller or equal to | smaller or equal than | lower or equal to | lower or equal than
         | equal or less than
         | equal or smaller than | equal or lower than | at most or equal to | below or equal to | under or equal to
         | never more than | never exceeds | never exceed | will not exceed | shall not exceed | no bigger than
         | no larger than | not larger than | not above | not over | capped at | limited to | up until
         | to a maximum of | up to a maximum of | maximum is | won't exceed | can't exceed | doesn't exceed
         | should not exceed
        >: more than | over | above | greater than | exceeding | exceeds | exceed | exceeded | in excess of
         | longer than
         | higher than | larger than | later than | beyond | upwards of | bigger than | upward of | excess of
         | heavier than | taller than | wider than | faster than
        <: less than | under | below | fewer than | shorter than | lower than | smaller than | earlier than
         | short of
         | lighter than | narrower than | cheaper than | slower than
        in: within | inside | within the first | within a period of | within the next | in the first | in under
        ~: about | around | approximately | roughly | nearly | almost | some | circa | approx | close to
         | an estimated
         | an average of | estimated at | more or less | somewhere around | just about | ~
        =: exactly | precisely | equal to | equals to | equals | equaling to | equaling | equalling | equal | just
         | equivalent to
        """
    ),
    bounds_after=table(
        """
        >=: or more | or over | and over | and above | or above | and up | or longer | or greater
         | or higher | and more | at least | at a minimum | minimum | at minimum | or later | or larger | or bigger
         | and upwards | or upwards | and upward | or upward | upwards | at the least | and beyond | or better
         | and later | plus | or heavier | as a minimum | min
        <=: or less | or fewer | and under | or under | and below | or below | or shorter | at most | maximum
         | at maximum | at a maximum | or lower | or earlier | tops | or smaller | and less | and fewer
         | at the most
         | as a maximum | max | or sooner | or lighter
        =: or equal | or equal to | inclusive
        ~: or so | or thereabouts | more or less
        """
    ),
    range_open=listed("between | from | anywhere from | anywhere between | ranging from | in the range of | range of"),
    range_join=listed("to | through | until | till | up to | thru"),
    range_and=listed("and"),
    bound_joins=listed("but"),
    labels=listed(
        """
        order | protocol | case | zip | article | section | clause | chapter | page | version | size | item
        | option | position | invoice | account | room | flight | lot | step | serial | ticket | code | coupon
        | tracking | policy | apartment | apt | suite | law | decree | figure | fig | table | interstate | route
        | highway | freeway | line | gate | platform | building | floor | level | form | ref | reference
        | number | windows | paragraph | appendix | annex | question | phase | tier | exhibit | channel | bus
        | sr | iphone | android | ios | macos | ubuntu | python | model | sections | articles | clauses | pages
        | chapters | orders | invoices | postcode | postal | extension | ext | schedule | unit | bay | seat
        | row | aisle | docket | claim | art | sec | para | pp | vol | volume | edition | §
        """
    ),
    phones=listed("call | phone | tel | telephone | dial | fax | hotline | whatsapp"),
    label_marks=listed("no | number | num | nr | us | us on | id"),
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
    unsure_months=frozenset({"may", "march", "mar"}),
    month_preps=listed(
        """
        in | by | since | until | till | of | from | during | before | after | through | each | every | last | next
        | this | early | late | mid | between | on | for | around
        """
    ),
    weekdays=counts(
        """
        monday 1 tuesday 2 wednesday 3 thursday 4 friday 5 saturday 6 sunday 7
        mondays 1 tuesdays 2 wednesdays 3 thursdays 4 fridays 5 saturdays 6 sundays 7
        """
    ),
    weak_weekdays=counts("mon 1 tue 2 tues 2 wed 3 weds 3 thu 4 thur 4 thurs 4 fri 5 sat 6 sun 7"),
    of=frozenset({"of", "the"}),
    day_links=listed("day of | of the month of | day of the month of | days of"),
    year_of=listed("of | in | the | year"),
    each_month=listed(
        "of each month | of every month | of the month | of that month | of the following month | of the calendar month"
    ),
    on=listed("on | by | until"),
    at=listed("at | until | till"),
    morning=listed("am | a.m | a.m. | in the morning"),
    afternoon=listed("pm | p.m | p.m. | in the afternoon | in the evening | at night"),
    hour_words=listed("o'clock | oclock | hours"),
    minute_names=counts("half 30 quarter 15"),
    minutes_before=table(
        """
        +: past | minutes past | after | minutes after
        -: to | minutes to | till | of
        """
    ),
    opens=listed("open | opens | opened | opening | hours | daily | schedule | available"),
    quarters=frozenset({"quarter", "quarters"}),
    halves=frozenset({"half", "semester"}),
    quarter_letters=frozenset({"q"}),
    half_letters=frozenset({"h"}),
    lasts=frozenset({"last", "final"}),
    decades=listed("decade of | decade of the"),
    decade_names=counts(
        "twenties 20 thirties 30 forties 40 fifties 50 sixties 60 seventies 70 eighties 80 nineties 90"
    ),
    decade_endings=frozenset({"s"}),
    years=listed(
        "in | since | of | by | until | before | after | year | from | to | during | mid | early | late | circa"
    ),
    year_words=frozenset({"year", "years"}),
    between=frozenset({"between"}),
    bounds_before=table(
        """
        >: after | later than | subsequent to | beyond
        >=: since | ever since | as of | as from | starting | starting on | starting in | starting from | beginning
        | beginning on | beginning in | effective | effective from | no earlier than | not earlier than | not before
        | no sooner than | on or after | from and including
        <: before | prior to | earlier than | ahead of
        <=: until | till | up to | up until | by | no later than | not later than | on or before | not after | through
        | up to and including
        start: start of | beginning of | early | early in
        mid: mid | middle of
        end: end of | late | late in | close of
        ~: around | about | approximately | roughly | circa
        """
    ),
    bounds_after=table(
        """
        >=: or later | or after | onwards | onward | and later | and after | and onwards | and onward | and beyond
        <=: or earlier | or before | and earlier | and before | or sooner
        from: on | forward
        """
    ),
    noon=counts("noon 12 midday 12 midnight 0"),
    holidays=table(
        """
        12-25: christmas day
        12-24: christmas eve
        01-01: new year's day | new years day
        12-31: new year's eve | new years eve
        12-26: boxing day
        04-22: earth day
        02-14: valentine's day | valentines day
        04-01: april fools' day | april fool's day
        10-31: halloween
        """
    ),
    year_holidays=table(
        """
        12-25: christmas | xmas
        01-01: new year
        07-04: independence day
        11-11: veterans day
        11-4-4: thanksgiving | thanksgiving day
        09-1-1: labor day
        05-9-1: memorial day
        05-2-7: mother's day | mothers day
        06-3-7: father's day | fathers day
        10-2-1: columbus day
        """
    ),
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
    short=table(
        """
        television: tv
        united kingdom: uk
        united states: us | usa
        european union: eu
        united nations: un
        new york: ny | nyc
        world war: ww
        artificial intelligence: ai
        """
    ),
    not_names=listed(
        """
        i | ok | yes | no | faq | note | dear | hello | hi | thanks | please | north | south | east | west
        """
    ),
)

POLARITY = Polarity(
    cues=table(
        """
        not: not | cannot | no longer | nowhere | no way | by no means
        never: never | at no time | under no circumstances
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
        open: closed
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
    heads=listed("the one | the ones"),
    echoes=listed(
        """
        do | does | did | is | are | was | were | can | could | may | must | will | would | has | have | had | should
        """
    ),
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
        optional: optional | optionally | voluntary
        may: may | can | can't | couldn't | cannot | might | could | allowed to
        | permitted to | is allowed | able to | possibly
         | perhaps | likely
        """
    ),
    opposites=pairs(
        """
        hourly / daily / weekly / fortnightly / monthly / quarterly / yearly |
        hourly / daily / weekly / fortnightly / monthly / quarterly / annually | weekly / monthly / quarterly / annual |
        since / until | paperless / paper | online / in person | indoors / outdoors | indoor / outdoor |
        grew / fell | grew / shrank | grow / shrink | grows / shrinks | growth / decline | rose / dropped | rise / drop
        | gain / lose | more / less | more / fewer | most / least | higher / lower | highest / lowest
        | high / low | increase / decrease
        | increases / decreases | increased / decreased | increasing / decreasing | rise / fall | rises / falls
        | rose / fell
        | included / extra | infants / adults / children | infant / adult / child | included / separately
        | favour / against | favor / against | until / after | by / after | rare / common | rare / frequent
        | before / during / after
        | within / after | earlier / later | early / late | earliest / latest | first / last
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
        | import / export | enable / disable | enabled / disabled | win / lose | won / lost
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
        | daily / weekly / monthly / yearly | daily / annual | weekly / annual | monthly / annual
        | spring / summer / autumn / winter
        | red / green / blue / yellow / black / white / orange / purple / grey / brown
        | hour / night / week / month / year
        | breakfast / lunch / dinner | morning / afternoon / evening | adult / child / senior | adults / children
        | alone / accompanied | teacher / student | seller / buyer | tenant / landlord | owner / tenant | guest / host
        | doctor / patient | customer / supplier | cash / card | paid / unpaid | accept / decline
        | upstairs / downstairs | ground / basement | weekday / weekend | weekdays / weekends | one-way / return
        | solid / liquid
        | gas / electric | petrol / diesel | standard / express | basic / premium | dry / wet | odd / even
        | top / bottom
        | keep / lose | save / spend | send / receive | collect / deliver | approve / refuse | hire / fire
        | hired / fired
        | promoted / demoted | increase / decline | exceed / reach
        """
    ),
    opposite_roots=pairs(
        """
        hire / fire | promote / demote | deliver / collect | connect /
        disconnect | load / unload | approve / refuse | accept / refuse | win / lose | import / export
        """
    ),
    exceeds=listed("exceed | exceeds | exceeding | exceeded | surpass | surpasses"),
    same=pairs(
        """
        cost / price | buy / purchase | arrive / reach | pay / cost | begin / start | end / finish | refund / reimburse
        | cover / include | permit / allow | need / require | send / ship | return / give back | follow / release
        """
    ),
    auxiliaries=listed(
        """
        stay | stays | remain | remains | take | takes | get | gets | make | makes | need | needs | there | it's |
        there's | that's | also | one | whether | he's
        """
    ),
    telling=listed("same | other | others | own | rest | against"),
    questions=listed("who | what | when | where | why | how | which | whose | whom"),
    greetings=listed(
        """
        hello | hi | hey | good morning | good afternoon | good evening | thanks | thank you | many thanks
        | you're welcome
        | sure | of course | certainly | absolutely | great question | good question | i am sorry | i'm sorry | sorry
        | welcome | goodbye | bye | yes | no problem | sure thing | okay
        """
    ),
    frames=listed(
        """
        dear | thank you for | thanks for | i hope | hope this helps | hope that helps | let me know | here is
        | here are
        | here's | i found | i can help | i can't find | i could not find | feel free | please let | as an ai
        | according to the passages i | the answer is below | best regards | kind regards | regards | sincerely
        | i'd be happy | i would be happy | i am happy | happy to help | glad to help | i don't know | i do not know
        | welcome to | if you have any | please don't hesitate | please do not hesitate | is there anything
        | based on the documents | based on the passages | have a | see the sources | the sources below
        | i'm here to | i am here to | below is | below are | as requested | to answer your question | to summarise
        | to summarize | in summary | in short | i checked | i looked | we hope | should you have any
        """
    ),
    hedges=listed(
        "might | may | could | possibly | perhaps | maybe | probably | likely | expected to | supposed to | presumably"
    ),
    reports=listed(
        """
        claims that | claim that | claims to | claim to | claimed | denies that | deny that | denied that | rejects
        the claim that | rejected the claim that | reject the claim that | rejects the idea that | rejected the idea
        that | rejects that | rejected that | refutes the | refuted the | refute the | refutes that | refuted that |
        debunks the | debunked the | disputes that | disputed that | dispute that | disputes whether | denies having |
        denied having | denies any | doubts the | doubt whether | doubted whether | doubted that | dispels the |
        allege | alleges | alleged | allegedly | according to | reportedly | believe | believes | believed | think |
        thinks | thought | suspect | suspects | suspected | doubts that | doubt that | doubts whether | hope to |
        hopes to | hope that | hopes that | hoped | rumoured | rumored | supposedly | assume | assumes | assumed |
        speculate | speculates | speculated | promises to | promises that | promised | predict | predicts | predicted
        | wants to | wanted to | plans to | planned to | planning to | intends to | intended to | proposes | proposed
        | considering
        """
    ),
    others=listed("rest | others | remainder | remaining"),
    says=listed(
        """
        say | says | said | states | stated | announced | report | reports | reported | told | argues | argued | warn
        | warns | warned | thinks | want | denies | deny | denied | refutes | refuted | disputes | disputed | doubts
        """
    ),
    conditions=listed(
        """
        if | unless | provided | provided that | providing | as long as | only if | except | except for | excluding
        | in case | on condition that | subject to | other than | apart from | with the exception of
        """
    ),
    occasions=listed("while | during | before | after | until | till | within | when | once | upon | outside | from"),
    relatives=listed("who | that"),
    partitives=listed("of which | of whom | of them | of these | of those"),
    converses=pairs(
        """
        buy / sell | rent / let | give / receive | send / receive | teach / learn | bought / sold | lent /
        borrowed | gave / received | sent / received
        """
    ),
    limits=table(
        """
        <=: limit | limited | maximum | cap | capped | ceiling
        >=: minimum
        """
    ),
    rates=table(
        """
        hour: hourly
        day: daily
        week: weekly
        month: monthly
        quarter: quarterly
        year: yearly | annual | annually
        night: nightly
        """
    ),
    passives=listed("is | are | was | were | be | been | being | gets | got"),
    pronouns=listed(
        """
        its | his | her | their | our | your | my | it | they | he | she | we | you | i | this | these | those |
        there | which | who | that | both | neither
        """
    ),
    prepositions=listed("with | in | on | at | for | by | during | after | before | within"),
    articles=listed("the | a | an | this | that | these | those | its | their | our | your | his | her | each | every"),
)

REASONS = Reasons(
    by_kind={
        "no_passage": "No passage was found or cited that could bear this out.",
        "no_passage.unrelated": "No cited passage speaks of this.",
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
        "name.role": "In the passage “{text}” has another part in this.",
        "attribution.role": "The passage tells this the other way round: “{text}”.",
        "negation": "The sentence denies what the passage states: “{found}”.",
        "negation.absent": "The sentence denies something (“{text}”) that no cited passage denies.",
        "negation.lost": "The passage denies this: “{found}”.",
        "quantifier": "The sentence says “{text}”; the passage says “{found}”.",
        "quantifier.absent": "The sentence says “{text}”; the passage does not say that of all of them.",
        "strength": "The sentence says “{text}”; the passage says “{found}”.",
        "strength.absent": "The sentence says “{text}”; the passage does not go so far.",
        "strength.lost": "The passage leaves this open: “{found}”.",
        "quantifier.lost": "The passage says this of some only: “{found}”.",
        "report": "The passage gives this as somebody’s word: “{found}”.",
        "derived": "No passage states “{text}”; it can only be worked out from {found}.",
        "quotation": "The sentence quotes “{text}”; the passage has “{found}”.",
        "quotation.absent": "No cited passage has these words: “{text}”.",
        "direction": "The sentence says “{text}”; the passage says the opposite: “{found}”.",
        "direction.absent": "The sentence says “{text}”; no cited passage says so.",
        "attribution": "The passage says “{text}” of something else: “{found}”.",
        "condition": "The passage restricts this (“{found}”), and the sentence leaves that out.",
    }
)

FACTS = Facts(NUMBERS, UNITS, CALENDAR, NAMES, POLARITY, REASONS)
