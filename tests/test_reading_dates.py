"""Dates, periods and times of day in three languages: every form reads as the same day, what is none is not read."""

from __future__ import annotations

from collections.abc import Callable
from cProfile import Profile
from datetime import date
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bearsout.reading import Fact, When, read
from bearsout.reading.date_records import date_range, date_value
from bearsout.reading.records import records

DAY = {
    ("en", "It ended {}."): """
        2014-05-03 | 2014/05/03 | 2014.05.03 | 2014-5-3 | 5/3/2014 | 05/03/2014 | May 3, 2014 | May 3rd, 2014
        | May 3 2014
        | 3 May 2014 | 3rd May 2014 | 3rd of May 2014 | 3rd of May, 2014 | the third of May 2014 | May the 3rd, 2014
        | May third, 2014 | 3-May-2014 | 03-May-14
        | 3/May/2014 | Saturday, May 3, 2014 | Saturday 3 May 2014
        | Sat, 3 May 2014 | Sat May 3 2014 | 3 May 2014 (Saturday) | May 3, 2014, Saturday | 3 May '14 | 2014-May-03
        | 2014 May 3 | 5/3/14 | 5-3-2014 | 5.3.2014 | 3May2014 | May 3,2014 | 3rd day of May 2014 | 3. May 2014
        | 05 / 03 / 2014 | MAY 3, 2014 | Saturday, the 3rd of May, 2014 | the 3rd day of May, 2014
        | the first Saturday of May 2014 | the third day of May 2014 | Sat May 03 10:00:00 2014 | 5 3 2014
    """,
    ("es", "Terminó el {}."): """
        2014-05-03 | 3/5/2014 | 03/05/2014 | 3 de mayo de 2014 | 3 de mayo del 2014 | 3 mayo 2014 | 03 de Mayo 2014
        | 3 de mayo, 2014 | tres de mayo de 2014 | tercero de mayo de 2014 | 3-may-2014 | 3/may/14 | 3.5.2014 | 3-5-2014
        | sábado 3 de mayo de 2014 | sábado, 3 de mayo de 2014 | sáb. 3 de mayo de 2014 | 3 de mayo de dos mil catorce
        | 3 días del mes de mayo de 2014 | mayo 3 de 2014 | mayo 3, 2014 | 3 de mayo del año 2014 | 3 may. 2014
        | 3 de 5 de 2014 | 2014/may/03 | día 3 de mayo de 2014 | 3/5/14 | 3 del mes de mayo de 2014 | 3 5 2014
        | primer sábado de mayo de 2014 | 03/05,14
    """,
    ("pt", "Terminou em {}."): """
        2014-05-03 | 3/5/2014 | 03/05/2014 | 3 de maio de 2014 | 3 maio 2014 | 3 de Maio, 2014 | três de maio de 2014
        | terceiro de maio de 2014 | 3-mai-2014 | 3/mai/14 | 3.5.2014 | 3-5-2014 | sábado, 3 de maio de 2014
        | sáb, 3 de maio de 2014 | 3 de maio de dois mil e catorze | 3 dias do mês de maio de 2014 | maio 3, 2014
        | 3 de maio do ano de 2014 | 3 mai. 2014 | 3 de 5 de 2014 | 2014/mai/03 | dia 3 de maio de 2014 | 3/5/14
        | 3 de maio de 2014 (sábado) | 3 de maio de 14 | 2014.5.3 | mai-03-2014 | maio-2014-03
    """,
}
"""Each of them is 3 May 2014."""

SAME_DAY = [(frame, form.strip()) for frame, forms in DAY.items() for form in forms.split("|")]


@pytest.mark.parametrize(("frame", "form"), SAME_DAY, ids=[f"{frame[0]}-{form}" for frame, form in SAME_DAY])
def test_every_form_of_a_day_is_that_day(frame: tuple[str, str], form: str) -> None:
    facts = read(frame[1].format(form), frame[0]).facts
    assert [(date_value(fact) or "")[:10] for fact in facts if fact.kind == "date"] == ["2014-05-03"]
    assert {fact.kind for fact in facts} <= {"date"}


PARTS_OF_PERIODS = [
    ("en", "late May 2026", "end"),
    ("en", "mid-May 2026", "mid"),
    ("en", "early May 2026", "start"),
    ("en", "May 2026", None),
    ("es", "a fines de mayo de 2026", "end"),
    ("es", "a principios de mayo de 2026", "start"),
    ("pt", "no fim de maio de 2026", "end"),
    ("pt", "no início de maio de 2026", "start"),
]


@pytest.mark.parametrize(("language", "text", "part"), PARTS_OF_PERIODS, ids=[row[1] for row in PARTS_OF_PERIODS])
def test_a_record_keeps_the_part_of_a_period(language: str, text: str, part: str | None) -> None:
    (record,) = records(read(text, language))
    assert (record["value"], record["part"]) == ("2026-05", part)


def test_a_record_of_a_day_keeps_its_time() -> None:
    (record,) = records(read("Sat May 03 10:00:00 2014", "en"))
    assert record["value"] == "2014-05-03T10:00"


MONTH = {
    "en": "October 2014 | October of 2014 | Oct 2014 | Oct. 2014 | Oct-2014 | Oct/2014 | 10/2014 | 2014-10 | 2014/10"
    " | October, 2014 | Oct '14 | in October 2014 | 2014 Oct | the tenth month of 2014",
    "es": "octubre de 2014 | octubre del 2014 | octubre 2014 | oct. 2014 | oct-2014 | 10/2014 | octubre del año 2014"
    " | 2014 oct. | OCT 2014 | décimo mes de 2014",
    "pt": "outubro de 2014 | outubro 2014 | out. 2014 | out/2014 | 10/2014 | out/14 | outubro de 14 | 10-2014",
}
SAME_MONTH = [(language, form.strip()) for language, forms in MONTH.items() for form in forms.split("|")]


@pytest.mark.parametrize(("language", "form"), SAME_MONTH, ids=[f"{one[0]}-{one[1]}" for one in SAME_MONTH])
def test_every_form_of_a_month_is_that_month(language: str, form: str) -> None:
    assert [date_value(fact) for fact in read(form, language).facts] == ["2014-10"]


def shown(fact: Fact) -> str:
    """Return a date with its bound as one word: ">=2016", "2014..2018", "end 1989"."""
    bound = {"start": "start ", "mid": "mid ", "end": "end ", "": "~" if fact.about else ""}.get(fact.bound, fact.bound)
    if fact.when and fact.when.zone is not None:
        bound = f"z{fact.when.zone} "
    stretch = date_range(fact)
    if stretch is None:
        return f"{bound}{date_value(fact)}"
    ends = [end for end in (stretch["min"], stretch["max"]) if end]
    return bound + "..".join(ends)


READ = {
    "en": """
        The regatta is in May. = XXXX-05
        It may in May rain. = XXXX-05
        The May meeting is on May 5. = XXXX-05, XXXX-05-05
        on 5 may 2014 = 2014-05-05
        the 5th of may = XXXX-05-05
        the twenty-first of June = XXXX-06-21
        June twenty-first, 2015 = 2015-06-21
        february twenty second = XXXX-02-22
        thirty first of May = XXXX-05-31
        Oct/2 = XXXX-10-02
        Wed, Feb13 = XXXX-02-13
        Friday 7/6 = XXXX-07-06
        We meet on 4/22, 4/23 or 4/25 = XXXX-04-22, XXXX-04-23, XXXX-04-25
        the year 2020 = 2020
        in the year two thousand and ten = 2010
        This will end in 2150, right? = 2150
        in '98 = 1998
        the 1990s = 1990..1999
        the early 90s = start 1990..1999
        the '60s = 1960..1969
        in the nineties = 1990..1999
        Q1 2017 = 2017-01..2017-03
        2017 q1 = 2017-01..2017-03
        2017Q1 = 2017-01..2017-03
        1Q17 = 2017-01..2017-03
        Q1'17 = 2017-01..2017-03
        the last quarter of 2017 = 2017-10..2017-12
        from 2017 q1 to 2018 q1 = 2017-01..2018-03
        H1 2016 = 2016-01..2016-06
        first half of 2016 = 2016-01..2016-06
        second Wednesday of October 2014 = 2014-10-08
        last day of February 2016 = 2016-02-29
        the last Friday of May 2014 = 2014-05-30
        the first six months of 2018 = 2018-01..2018-06
        earth day 2010 = 2010-04-22
        Thanksgiving 2014 = 2014-11-27
        Memorial Day 2015 = 2015-05-25
        New Year's Eve = XXXX-12-31
        Rent is due on the 1st of each month. = XXXX-XX-01
        paid on the 15th = XXXX-XX-15
        from 5 to 7 May 2014 = 2014-05-05..2014-05-07
        May 5-7, 2014 = 2014-05-05..2014-05-07
        May 5 to 7, 2014 = 2014-05-05..2014-05-07
        between 5 May and 7 June 2014 = 2014-05-05..2014-06-07
        May-September 2018 = 2018-05..2018-09
        Jan. - Mar. 2018 = 2018-01..2018-03
        from December 20 to January 5, 2015 = 2014-12-20..2015-01-05
        2015–18 = 2015..2018
        from 2014 through 2018. = 2014..2018
        10/1-11/2/2017 = 2017-10-01..2017-11-02
        5/1-5/7, 2020 = 2020-05-01..2020-05-07
        from 5/1 to 5/7 = XXXX-05-01..XXXX-05-07
        2019-01-01/2019-01-31 = 2019-01-01..2019-01-31
        5 May-10 June = XXXX-05-05..XXXX-06-10
        Mon. – Fri. = XXXX-WXX-1..XXXX-WXX-5
        on 3, 4 and 5 May 2014 = 2014-05-03, 2014-05-04, 2014-05-05
        on May 3, 4 and 5, 2014 = 2014-05-03, 2014-05-04, 2014-05-05
        in May and June 2018 = 2018-05, 2018-06
        after the year 2020 = >2020
        year is greater than 2015 = >2015
        before May 2014 = <2014-05
        since 2016 = >=2016
        by 5 May = <=XXXX-05-05
        until the end of 2016 = <=2016
        from 2016 on. = >=2016
        2012 or later = >=2012
        on or before 5 May 2014 = <=2014-05-05
        >= 1/2/2016 = >=2016-01-02
        the end of 1989 = end 1989
        mid-May = mid XXXX-05
        around 5 May = ~XXXX-05-05
        until 9 am = <=09:00
        at 2:30 pm = 14:30
        half past nine = 09:30
        a quarter to six = 05:45
        ten past five = 05:10
        at nine thirty = 09:30
        nine o'clock = 09:00
        12 noon = 12:00
        12:30 am = 00:30
        at midnight = 00:00
        0930 hours = 09:30
        14:30 UTC = z0 14:30
        14:30-03:00 = z-180 14:30
        2026-10-05T14:30:00Z = 2026-10-05, z0 14:30
        9am-5pm = 09:00..17:00
        2-5 p.m. = 14:00..17:00
        from 9 to 5 pm = 09:00..17:00
        between 9 am and 5 pm = 09:00..17:00
        Mon-Fri 9-17 = XXXX-WXX-1..XXXX-WXX-5, 09:00..17:00
        8:30–17 = 08:30..17:00
    """,
    "es": """
        1.º de mayo = XXXX-05-01
        treinta y uno de mayo = XXXX-05-31
        el vigésimo segundo de junio = XXXX-06-22
        volveré 22/04 = XXXX-04-22
        en 12-5 = XXXX-05-12
        2020/23/sep. = 2020-09-23
        el año dos mil diez = 2010
        los años noventa = 1990..1999
        década de 1990 = 1990..1999
        2019-T1 = 2019-01..2019-03
        el primer trimestre de 2017 y el tercer trimestre de 2018 = 2017-01..2017-03, 2018-07..2018-09
        segundo semestre de 2016 = 2016-07..2016-12
        último mes de 2013 = 2013-12
        los primeros 6 meses de 2015 = 2015-01..2015-06
        el 5 de cada mes = XXXX-XX-05
        Nochebuena = XXXX-12-24
        Navidad de 2013 = 2013-12-25
        los días 18 y 19 de junio = XXXX-06-18, XXXX-06-19
        del 5 al 7 de mayo de 2014 = 2014-05-05..2014-05-07
        entre el 10 y el 12 de marzo = XXXX-03-10..XXXX-03-12
        enero-febrero de 2017 = 2017-01..2017-02
        de abril a junio en 2017 = 2017-04..2017-06
        de 2014 hasta mayo de 2018 = 2014..2018-05
        entre el 1/10 y el 7/11 = XXXX-10-01..XXXX-11-07
        entre 30 jul. y 30 sept. = XXXX-07-30..XXXX-09-30
        de lunes a viernes de 9:00 a 18:00 = XXXX-WXX-1..XXXX-WXX-5, 09:00..18:00
        antes de 2010 o después de 2018 = <2010, >2018
        a partir del 5 de mayo = >=XXXX-05-05
        desde el 18 de mayo = >=XXXX-05-18
        hasta el 10/09/2025 = <=2025-09-10
        no más tarde que el 1 de enero de 2010 = <=2010-01-01
        para el año 2012 o posterior = >=2012
        de 2016 en adelante = >=2016
        a finales de 2000 = end 2000
        a principios de mayo = start XXXX-05
        antes de las 9:30 = <09:30
        a las siete y media = 07:30
        a las 6 menos cuarto = 05:45
        a las siete y cuarto de la tarde = 19:15
        a la una = 01:00
        a las 10 p. m. = 22:00
        entre las 9 y las 17 = 09:00..17:00
    """,
    "pt": """
        1º de maio = XXXX-05-01
        trinta e um de maio = XXXX-05-31
        voltarei em Maio vinte e um = XXXX-05-21
        voltarei em 4-22 = XXXX-04-22
        voltarei em 4.22 = XXXX-04-22
        2/Out = XXXX-10-02
        nasci em 23 novembro 82 = 1982-11-23
        2 de outubro de 92. = 1992-10-02
        o ano de dois mil e vinte = 2020
        nos anos 80 = 1980..1989
        1T24 = 2024-01..2024-03
        2º semestre de 2016 = 2016-07..2016-12
        terceiro mês de 2021 = 2021-03
        últimos quatro meses de 2021 = 2021-09..2021-12
        os três primeiros meses de 2018 = 2018-01..2018-03
        no dia 8 = XXXX-XX-08
        véspera de Natal = XXXX-12-24
        10/1-11/2/2017 = 2017-01-10..2017-02-11
        29/2-1/3/2020 = 2020-02-29..2020-03-01
        novembro 19-20 = XXXX-11-19..XXXX-11-20
        entre 10 e 12 de março = XXXX-03-10..XXXX-03-12
        de 2010 a 2018 ou antes de 2000 = 2010..2018, <2000
        segunda a sexta = XXXX-WXX-1..XXXX-WXX-5
        seg-sex = XXXX-WXX-1..XXXX-WXX-5
        na sexta = XXXX-WXX-5
        sexta, 12 de setembro de 2014 = 2014-09-12
        12 de setembro de 2014, sexta = 2014-09-12
        a partir do dia 12 = >=XXXX-XX-12
        até o dia 5 de maio = <=XXXX-05-05
        após 2010 = >2010
        em meados de 2010 = mid 2010
        depois das 18h = >18:00
        quinze para as sete = 06:45
        às sete e meia = 07:30
        sete e meia da noite = 19:30
        às 9h e 30 minutos = 09:30
        meio-dia e meia = 12:30
        das 8 às 18h = 08:00..18:00
        8h-18h = 08:00..18:00
        à 1h = 01:00
    """,
}
TEXTS = [
    (language, *line.strip().rsplit(" = ", 1))
    for language, lines in READ.items()
    for line in lines.strip().splitlines()
]


@pytest.mark.parametrize(("language", "text", "wanted"), TEXTS, ids=[f"{one[0]}-{one[1]}" for one in TEXTS])
def test_what_is_said_of_a_time_is_read_and_no_more(language: str, text: str, wanted: str) -> None:
    assert ", ".join(shown(fact) for fact in read(text, language).facts if fact.when) == wanted


NO_DATE = {
    "en": """
        You may 5 times ask. | The sun sat in the sea. | He sat and the sun set 3 times. | The second of the two is red.
        | Take 1/2 tablet daily. | 24/7 support | 2/3 of users agree. | page 3/4 | version 10.2.3 | 10-12 mm
        | Theresa May | You May Also Like | ratio 16:9 | mix 1/3 water | cut by 2/3 | iOS 17.5.12 | a 3-5 day trip
        | 10.0.0.1 | won 3-2 | 2000 people came | between 1000 and 2000 people | 2014 dollars | The march took 5 hours.
        | more than 2000 | set 3 tables | increased from 5. | multiplied by 5. | in 90s | five to ten people
        | at 5 tables | at 8% | at 2 to 3 times the average | on the 5th floor | The Sun is hot | It takes 5 sec.
        | sat 5 times | tomorrow | next week | 3/15 cups | how many did DEC have | 1800 RPM
    """,
    "es": """
        31/04/2014 | 29/2/2015 | mar abierto | en 1/4 de los casos | 30 de febrero | el segundo de los dos
        | hace 10 años 90 personas | de 9 a 17 kg | una línea (T1)
    """,
    "pt": """
        terminou em 3-2 | em 2/3 dos casos | dez dias | dez 5 | limitado a 5. | 31 de abril | leva 8h | o Mar do Norte
        | há 10 anos 90
    """,
}
NONE = [(language, text.strip()) for language, texts in NO_DATE.items() for text in texts.split("|")]


@pytest.mark.parametrize(("language", "text"), NONE, ids=[f"{one[0]}-{one[1]}" for one in NONE])
def test_what_only_looks_like_a_date_is_none(language: str, text: str) -> None:
    assert not [fact.text for fact in read(text, language).facts if fact.when is not None]


ORDERS = [
    ("en", None, "10/09/2025", "2025-10-09", False),
    ("es", None, "10/09/2025", "2025-09-10", False),
    ("pt", None, "10/09/2025", "2025-09-10", False),
    (None, None, "10/09/2025", "2025-09-10", True),
    (None, None, "25/12/2025", "2025-12-25", False),
    (None, None, "09/09/2025", "2025-09-09", False),
    (None, "en-US", "10/09/2025", "2025-10-09", False),
    ("en", "en-US", "10/09/2025", "2025-10-09", False),
    ("en", "en-GB", "10/09/2025", "2025-09-10", False),
    ("en", "en-KE", "10/09/2025", "2025-09-10", False),
    ("en", "en-CA", "10/09/2025", "2025-10-09", False),
    ("en", "en", "10/09/2025", "2025-10-09", False),
    ("en", None, "from 25/12/2024 or 10/09/2025", "2025-09-10", False),
    (None, None, "from 12/25/2024 or 10/09/2025", "2025-10-09", False),
    ("es", "es-MX", "12/25/2025", "2025-12-25", False),
]


@pytest.mark.parametrize(
    ("language", "locale", "text", "value", "open_"), ORDERS, ids=[f"{r[0]}-{r[1]}-{r[2]}" for r in ORDERS]
)
def test_day_and_month_stand_in_the_order_of_locale_document_or_language(
    language: str | None, locale: str | None, text: str, value: str, open_: bool
) -> None:
    last = [fact for fact in read(text, language, locale).facts if fact.when][-1]
    assert (date_value(last), bool(last.others)) == (value, open_)


def test_a_date_that_nothing_decides_keeps_its_other_reading() -> None:
    (fact,) = read("10/09/2025", None).facts
    assert fact.others == (When(2025, 10, 9),)


def test_a_bound_is_no_part_of_its_date() -> None:
    (fact,) = read("Apply before 30 June 2014.", "en").facts
    assert (fact.text, fact.bound) == ("30 June 2014", "<")


MONTHS = {
    language: names.split()
    for language, names in {
        "en": "January February March April May June July August September October November December",
        "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    }.items()
}
Form = Callable[[date], str]
FORMS: dict[str, list[Form]] = {
    "en": [
        lambda d: d.isoformat(),
        lambda d: f"{d.year}/{d.month}/{d.day}",
        lambda d: f"{d.month}/{d.day}/{d.year}",
        lambda d: f"{MONTHS['en'][d.month - 1]} {d.day}, {d.year}",
        lambda d: f"{d.day} {MONTHS['en'][d.month - 1]} {d.year}",
        lambda d: f"{d.day} {MONTHS['en'][d.month - 1][:3]} {d.year}",
        lambda d: f"{d.day}-{MONTHS['en'][d.month - 1][:3]}-{d.year}",
        lambda d: f"the {d.day}th of {MONTHS['en'][d.month - 1]}, {d.year}",
        lambda d: f"{d.year}-{MONTHS['en'][d.month - 1][:3]}-{d.day:02}",
    ],
    "es": [
        lambda d: f"{d.day}/{d.month}/{d.year}",
        lambda d: f"{d.day:02}-{d.month:02}-{d.year}",
        lambda d: f"{d.day}.{d.month}.{d.year}",
        lambda d: f"{d.day} de {MONTHS['es'][d.month - 1]} de {d.year}",
        lambda d: f"{d.day} {MONTHS['es'][d.month - 1][:3]}. {d.year}",
        lambda d: f"{MONTHS['es'][d.month - 1]} {d.day} del {d.year}",
    ],
    "pt": [
        lambda d: f"{d.day:02}/{d.month:02}/{d.year}",
        lambda d: f"{d.day} de {MONTHS['pt'][d.month - 1]} de {d.year}",
        lambda d: f"{d.day}º de {MONTHS['pt'][d.month - 1]}, {d.year}",
        lambda d: f"{d.day}/{MONTHS['pt'][d.month - 1][:3]}/{d.year}",
        lambda d: f"{d.day} de {d.month} de {d.year}",
    ],
}
LANGUAGES = st.sampled_from(sorted(FORMS))
DAYS = st.dates(date(1900, 1, 1), date(2099, 12, 31))


@given(LANGUAGES, DAYS, st.integers(0, 20))
def test_any_day_reads_back_from_any_form(language: str, day: date, number: int) -> None:
    forms = FORMS[language]
    text = f"X: {forms[number % len(forms)](day)}."
    assert [date_value(fact) for fact in read(text, language).facts] == [day.isoformat()]


@given(LANGUAGES, DAYS, DAYS, st.integers(0, 20))
def test_any_two_days_read_back_as_a_range(language: str, first: date, last: date, number: int) -> None:
    first, last = min(first, last), max(first, last)
    form = FORMS[language][number % len(FORMS[language])]
    frame = {"en": "from {} to {}", "es": "desde {} hasta {}", "pt": "desde {} até {}"}[language]
    facts = read(frame.format(form(first), form(last)), language).facts
    if first == last:
        return
    assert [shown(fact) for fact in facts] == [f"{first.isoformat()}..{last.isoformat()}"]


def _impossible(month: int, day: int, year: int) -> bool:
    try:
        date(year, month, day)
    except ValueError:
        return True
    return False


@given(LANGUAGES, st.sampled_from([2, 4, 6, 9, 11]), st.integers(29, 31), st.integers(1900, 2099))
def test_an_impossible_day_is_never_read(language: str, month: int, day: int, year: int) -> None:
    name = MONTHS[language][month - 1]
    link = " " if language == "en" else " de "
    for text in (
        f"{day}{link}{name}{link}{year}",
        f"{name} {day}, {year}",
        f"{day}/{month}/{year}",
        f"{year}-{month}-{day}",
    ):
        found = [fact.when for fact in read(text, language).facts if fact.when and fact.when.day]
        assert bool(found) is not _impossible(month, day, year), text


WORDS = """
    5 12 31 2014 2014-05 05/03 5/3-6/3 10:30 9h30 T14 May may Mar Jan. Q1 1T24 '98 90 s Monday mon to and , - – / .
    the of from between until after last second first half past quarter at noon de del el y e a até hasta às las das
    mayo maio marzo sept. lunes segunda sexta dia ano año [ ] ( ) = > h pm a.m. UTC +02:00
"""
PIECES = st.sampled_from(WORDS.split())


@given(st.sampled_from(["en", "es", "pt", None]), st.lists(PIECES, max_size=14), st.sampled_from(["", " "]))
@settings(max_examples=300)
def test_whatever_stands_beside_each_other_facts_stay_apart_and_days_exist(
    language: str | None, pieces: list[str], space: str
) -> None:
    reading = read(space.join(pieces), language)
    for one, other in pairwise(reading.facts):
        assert one.span.end <= other.span.start
    for fact in reading.facts:
        for when in (fact.when, fact.until):
            if when is not None and when.day is not None:
                assert not _impossible(when.month or 1, when.day, when.year or 2000)


HOSTILE = ["may ", "May 3, ", "5 and ", "5 de ", "1/2 ", "1/2, ", "1:2:", "10:30-", "Mon-", "between ", "last ",
           "until ",
           "Q1 2017 ", "2014 to ", "'90s ", "at 5 ", "half past ", "1 1 ", "5-6 ", "de la "]  # fmt: skip


def calls(text: str, language: str) -> int:
    """Return how many functions are called to read a text, which is the same on every machine."""
    profile = Profile()
    profile.enable()
    read(text, language)
    profile.disable()
    return sum(entry.callcount for entry in profile.getstats())


@pytest.mark.parametrize("language", ["en", "es", "pt"])
@pytest.mark.parametrize("piece", HOSTILE, ids=[piece.strip() for piece in HOSTILE])
def test_twice_the_text_is_twice_the_work(language: str, piece: str) -> None:
    read(piece * 20, language)
    assert calls(piece * 120, language) <= 2.2 * calls(piece * 60, language)
