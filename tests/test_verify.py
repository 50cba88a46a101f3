"""The verifier's gates, kinds of problems, evidence and properties."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bearsout.model import Document, Passage, Span
from bearsout.verify.support import CHECKS, check

UNRELATED = "The pool is 1.8 m deep. Dogs may not swim in it, and Carla Nunes cleans it every 12 days."


def passage(text: str, language: str | None = "en", headings: tuple[str, ...] = ()) -> Passage:
    """Return a passage of a document of no account."""
    return Passage(Document("shop.md"), headings, text, language=language)


def kinds(sentence: str, *texts: str, language: str = "en") -> set[str]:
    """Return the kinds of problems of a sentence that cites `texts`."""
    return {problem.kind for problem in check(sentence, [passage(text, language) for text in texts], language).problems}


BASIC_AND_PRO = "The Basic plan includes email support. The Pro plan includes phone support."

KINDS = [
    ("It takes 6 days.", "It takes 5 days.", {"duration"}),
    ("It takes at most 5 days.", "It takes at least 5 days.", {"range"}),
    ("It weighs 6 kg.", "It weighs 5 kg.", {"quantity"}),
    ("It costs $6.", "It costs $5.", {"amount"}),
    ("It costs €5.", "It costs $5.", {"amount"}),
    ("Interest is 6%.", "Interest is 5%.", {"percent"}),
    ("It ends on 3 May 2026.", "It ends on 4 May 2026.", {"date"}),
    ("It opens at 9:30.", "It opens at 9:00.", {"time"}),
    ("The second round is open.", "The first round is open.", {"ordinal"}),
    ("Meet in Room 240.", "Meet in Room 204.", {"label"}),
    ("It is made by Halden Works.", "It is made by Norton Works.", {"name"}),
    ("The lamp is not waterproof.", "The lamp is waterproof.", {"negation"}),
    ("The lamp is waterproof.", "The lamp is not waterproof.", {"negation"}),
    ("All plans include backups.", "Some plans include backups.", {"quantifier"}),
    ("The price includes tax.", "The price excludes tax.", {"negation"}),
    ("You must sign the form.", "You may sign the form.", {"strength"}),
    ("Return it after delivery of the parcel.", "Return it before delivery of the parcel.", {"direction"}),
    ("The Basic plan includes phone support.", BASIC_AND_PRO, {"attribution"}),
    ("Admins can delete a workspace.", "Only owners can delete a workspace.", {"condition"}),
    ("Dogs are welcome.", "Dogs are welcome in ground-floor rooms only.", {"condition"}),
    ("Loans can be renewed twice.", "Loans can be renewed twice unless the book is reserved.", {"condition"}),
    ("Children travel free.", "Children under 12 travel free.", {"condition"}),
    ("A refund takes 5 days.", "A refund usually takes 5 days.", {"strength"}),
    ("A refund takes 5 days.", "A refund may take 5 days.", {"strength"}),
    ("Rooms have a balcony.", "Most rooms have a balcony.", {"quantifier"}),
    ("Claims never need an inspection.", "Claims usually need no inspection.", {"quantifier"}),
    ("The filter removes dust.", "The supplier claims that the filter removes dust.", {"report"}),
    ("The transfer costs a fee.", "The transfer is free of charge.", {"amount"}),
    ("Together they cost €12.", "One costs €4. The other costs €8.", {"amount"}),
    ("It says “no dog may enter the hall”.", "A sign says “no cat may enter the hall”.", {"quotation"}),
    ("Ms Okoye reports to the board.", "Ms Okoye reports to Ann, while Mr Dunn reports to the board.", {"attribution"}),
    ("The dog teaches the boy.", "The boy teaches the dog.", {"attribution"}),
    ("Ingrid Solberg was promoted in May.", "Tom Becker was promoted by Ingrid Solberg in May.", {"name"}),
    ("It opens at 6:30 in winter.", "Summer hours: 6:30–19:00; Winter hours: 8:00–16:00", {"time"}),
    ("The moon is made of cheese.", "The pool is 1.8 m deep.", {"no_passage"}),
    ("Ana Souza replaced Bruno Lima.", "Bruno Lima replaced Ana Souza.", {"name"}),
    ("It costs 五 credits.", "It costs 6 credits.", {"unread"}),
]


@pytest.mark.parametrize(("sentence", "text", "expected"), KINDS, ids=[row[0] for row in KINDS])
def test_each_kind_of_problem(sentence: str, text: str, expected: set[str]) -> None:
    assert kinds(sentence, text) >= expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("How long does it take?", "not_a_claim"),
        ("Hello!", "not_a_claim"),
        ("...", "not_a_claim"),
        ("", "not_a_claim"),
        ("I hope this answers your question.", "not_a_claim"),
        ("Here is what I found:", "not_a_claim"),
        ("Thank you for contacting us today.", "not_a_claim"),
    ],
)
def test_what_states_nothing(sentence: str, expected: str) -> None:
    assert kinds(sentence, "It takes 5 days.") == {expected}
    verdict = check(sentence, [passage("It takes 5 days.")], "en")
    assert not verdict.is_claim
    assert not verdict.refused
    assert not verdict.supported


def test_a_greeting_hides_no_claim() -> None:
    assert check("Sure, it takes 5 days.", [passage("It takes 5 days.")], "en").supported
    verdict = check("Sure, it takes 9 days.", [passage("It takes 5 days.")], "en")
    assert [(problem.kind, problem.span) for problem in verdict.problems] == [("duration", Span(15, 21))]
    assert check("I hope this helps: it takes 9 days.", [passage("It takes 5 days.")], "en").refused


def test_a_derived_value_is_refused_with_that_reason() -> None:
    (problem,) = check("They cost €12 together.", [passage("A return costs €6. An exchange costs €6.")], "en").problems
    assert problem.reason == "No passage states “€12”; it can only be worked out from €6, €6."


def test_what_nothing_bears_out_is_never_kept() -> None:
    for sentence in ("Breakfast is lovely.", "Everybody smiles.", "Foxes sleep."):
        verdict = check(sentence, [passage(UNRELATED)], "en")
        assert not verdict.supported
        assert not verdict.evidence


def test_evidence_names_only_the_passages_that_bear_it_out() -> None:
    cited = [passage("The pool is 25 m long."), passage("The sauna is open on Fridays."), passage(UNRELATED)]
    verdict = check("The sauna opens on Fridays.", cited, "en")
    assert [one.passage for one in verdict.evidence] == [1]


def test_nothing_cited_supports_nothing() -> None:
    verdict = check("It takes 5 days.", [])
    assert [problem.kind for problem in verdict.problems] == ["no_passage"]


def test_what_no_reader_reads_is_licensed_by_the_same_characters() -> None:
    assert check("It costs 五 credits here.", [passage("Today it costs 五 credits.")], "en").supported


def test_a_refusal_says_what_the_passage_says() -> None:
    (problem,) = check("It takes five days.", [passage("It takes three to five working days.")], "en").problems
    assert (problem.text, problem.found) == ("five days", "three to five working days")
    assert problem.reason == "The sentence says “five days”; the passage says “three to five working days”."


@pytest.mark.parametrize(
    ("language", "sentence", "text", "beginning"),
    [
        ("pt", "Leva 5 dias.", "Leva 6 dias.", "A frase diz"),
        ("es", "Tarda 5 días.", "Tarda 6 días.", "La frase dice"),
        ("de", "Es dauert 5 km.", "Es dauert 6 km.", "The sentence says"),
    ],
)
def test_reasons_are_told_in_the_language_of_the_sentence(
    language: str, sentence: str, text: str, beginning: str
) -> None:
    (problem, *_) = check(sentence, [passage(text, language)], language).problems
    assert problem.reason.startswith(beginning)


def test_headings_and_titles_are_context_for_names() -> None:
    text = "It was founded in 1998."
    assert not check("Halden Works was founded in 1998.", [passage(text)], "en").supported
    assert check("Halden Works was founded in 1998.", [passage(text, headings=("Halden Works",))], "en").supported


def test_a_value_of_something_else_in_the_passage_does_not_support() -> None:
    text = "Standard delivery takes 5 days, express delivery takes 2 days."
    assert check("Express delivery takes 2 days.", [passage(text)], "en").supported
    assert not check("Express delivery takes 5 days.", [passage(text)], "en").supported


def test_a_row_speaks_of_one_thing() -> None:
    rows = [passage("Country: Portugal; Fee: €4.90"), passage("Country: Spain; Fee: €3.90")]
    assert check("The fee for Portugal is 4.90 euros.", rows, "en").supported
    assert not check("The fee for Portugal is 3.90 euros.", rows, "en").supported


def test_what_stands_in_a_passage_may_begin_as_a_greeting_does() -> None:
    text = "Here are the rules for returns:"
    assert check(text, [passage(text)], "en").supported
    assert kinds("Hello and welcome!", "Hello and welcome!") == {"not_a_claim"}


def test_a_passage_that_is_not_cited_changes_nothing() -> None:
    assert not check("It takes 2 days.", [passage("It takes 5 days.")], "en").supported


def test_evidence_of_a_sentence_that_stands_there_is_its_own_span() -> None:
    text = "Ask us first. A gift card cannot be refunded. Ask again."
    verdict = check("A gift card cannot be refunded.", [passage(UNRELATED), passage(text)], "en")
    assert [(one.passage, one.span, one.quote) for one in verdict.evidence] == [
        (1, Span(14, 45), "A gift card cannot be refunded.")
    ]


def test_evidence_of_another_wording_is_the_sentence_that_bears_it_out() -> None:
    text = "Ask us first. A gift card cannot be refunded. Ask again."
    (one,) = check("Gift cards can't be refunded.", [passage(text)], "en").evidence
    assert one.quote == one.span.of(text) == "A gift card cannot be refunded."


def test_a_piece_of_a_sentence_is_not_the_sentence() -> None:
    assert not check("All plans include backups.", [passage("Not all plans include backups.")], "en").supported


CLAIMS = (
    "A refund reaches the card the order was paid with in three to five working days.",
    "A gift card cannot be refunded.",
    "Express delivery costs $12.50 and arrives the next working day.",
    "The offer ends on 3 September 2026.",
    "Ana Souza signs refunds above $1,200.00.",
    "Children under 12 travel free.",
    "Version 2.0 was released on 12 November 2021; version 3.1 followed on 8 April 2023.",
    "About 1,250 people attended in 2019 and 3,400 in 2022.",
    "At least 48 hours' notice is required to cancel a booking; late cancellations are charged 20% of the price.",
    "All items can be returned except swimwear, unless it is faulty.",
)


@given(st.permutations(CLAIMS))
@settings(max_examples=60, deadline=None)
def test_a_sentence_of_a_passage_is_always_supported_by_it(claims: list[str]) -> None:
    text = " ".join(claims)
    for claim in claims:
        verdict = check(claim, [passage(text)], "en")
        assert verdict.supported
        assert [one.span.of(text) for one in verdict.evidence] == [claim]


@given(st.text(alphabet=st.characters(codec="utf-8", exclude_categories=["Cs", "Cc"]), min_size=1, max_size=60))
@settings(max_examples=150, deadline=None)
def test_any_text_that_is_a_claim_is_supported_by_itself(text: str) -> None:
    problems = check(text, [passage(text)], "en").problems
    assert all(problem.kind == "not_a_claim" for problem in problems)


PAIRS = [
    ("A refund reaches the card in 3 to 5 working days.", CLAIMS[0]),
    ("A gift card can be refunded.", CLAIMS[1]),
    ("Express delivery costs $1250.", CLAIMS[2]),
    ("The offer ends on 2026-09-03.", CLAIMS[3]),
    ("Ana Souza signs refunds below $1,200.00.", CLAIMS[4]),
]


@pytest.mark.parametrize(("sentence", "text"), PAIRS, ids=[row[0] for row in PAIRS])
def test_passages_about_something_else_and_their_order_change_no_verdict(sentence: str, text: str) -> None:
    alone = check(sentence, [passage(text)], "en").supported
    assert check(sentence, [passage(text), passage(UNRELATED)], "en").supported is alone
    assert check(sentence, [passage(UNRELATED), passage(text)], "en").supported is alone


@given(st.integers(1, 9999), st.integers(1, 9999))
@settings(max_examples=100, deadline=None)
def test_another_exact_value_is_always_dropped(value: int, other: int) -> None:
    text = f"Express delivery costs ${value} and arrives in {value} hours."
    sentence = f"Express delivery costs ${other}."
    assert check(sentence, [passage(text)], "en").supported is (value == other)


@given(st.integers(1, 999_999))
@settings(max_examples=100, deadline=None)
def test_the_format_of_a_value_changes_no_verdict(value: int) -> None:
    text = f"The branch serves {value} customers in Manaus."
    assert check(f"The branch in Manaus serves {value:,} customers.", [passage(text)], "en").supported


@pytest.mark.parametrize(
    ("language", "plain", "denied"),
    [
        ("en", "Pets are allowed in the garden.", "Pets are not allowed in the garden."),
        ("en", "The lamp works in the rain.", "The lamp never works in the rain."),
        ("en", "You can cancel the order.", "You can't cancel the order."),
        ("pt", "O estacionamento aceita cartões.", "O estacionamento não aceita cartões."),
        ("es", "El vuelo incluye equipaje.", "El vuelo no incluye equipaje."),
    ],
)
def test_a_denial_more_or_less_is_dropped(language: str, plain: str, denied: str) -> None:
    assert kinds(denied, plain, language=language) == {"negation"}
    assert kinds(plain, denied, language=language) == {"negation"}


def test_the_checks_stand_on_one_list() -> None:
    assert [one.__name__ for one in CHECKS] == [
        "values",
        "names",
        "subjects",
        "relatives",
        "turned_round",
        "roles",
        "negation",
        "charges",
        "strength",
        "direction",
        "attribution",
        "conditions",
        "hedging",
        "edits",
        "quotations",
    ]


def test_what_is_too_long_to_be_a_sentence_is_refused_at_once() -> None:
    text = "The refund takes 6 days. " * 40_000
    (problem,) = check(text, [Passage(Document("a"), (), "The refund takes 5 days.")], "en").problems
    assert (problem.kind, problem.reason) == ("unread", "The sentence is too long to be checked.")


def test_half_a_character_is_checked_like_any_other() -> None:
    assert not check("It takes \ud800 3 days.", ["It takes \ud800 4 days."], "en").supported
