"""Which language a text is in: its commonest words, how its words end, and its letters. No model.

Each sign counts for the languages that have it, the less the more of them there are. Words are compared without
accents, since many questions are typed so.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache, lru_cache

from bearsout.language.table import CODES, Language, load, terms
from bearsout.language.words import WORD, fold

LONGEST = 20_000
"""Code points that are looked at; a longer text is in the language that it begins in."""

WEIGHTS = {"frame": 3.0, "common": 2.0, "ending": 1.0, "piece": 0.5, "letter": 3.0}
"""What a sign counts for: a stop or frame word, a common word, a word's ending, a group of letters, a letter."""

AS_TYPED = 0.6
"""The share of a word's weight that is left when it is typed without its accents: it may be another's."""

LEAST = 0.6
"""What must tell for a language, beyond the next one: less is chance, and the language is not named."""

OWN = 3.0
OWN_PER_WORD = 0.2
"""What must tell for another language than the document's before a passage is said to be in it: in all, and a word.

On two translated handbooks a quarter of whose paragraphs were left in English, 6,000 in all, this names 1 % wrongly;
less takes rows of English product names for English, more leaves English sentences with a Spanish title in them.
"""

FEWEST_WORDS = 5
"""A shorter passage is in its document's language: names and terms are borrowed everywhere."""

LONGEST_ENDING = 6

REMEMBERED = 50_000
"""Words whose weights are kept at hand: texts say the same ones over and over."""

OTHERS: Mapping[str, frozenset[str]] = {
    "ca": terms(
        """
        el els les dels amb és són per què quan què com on i o una uns aquest aquesta seva també
        """
    ),
    "de": terms(
        """
        der die das den dem des ein eine einen einem einer und oder aber ist sind wird werden nicht kein keine mit
        für auf von zu zum zur bei aus nach über unter wie wer wann wo warum welche ich du er sie es wir ihr sich
        kann muss hat haben auch noch nur wenn dass im am an als durch bis vor wurde wurden dieser diese dieses
        seine ihre zwischen während
        """
    ),
    "fr": terms(
        """
        le la les un une des du de et ou mais est sont était sera ne pas avec pour sur dans par chez qui que quoi
        quand où comment combien pourquoi quel quelle je tu il elle nous vous ils elles se ce cette ces mon ma mes
        votre vos peut faut ont aussi plus si
        """
    ),
    "it": terms(
        """
        il lo la gli le un una dei della delle del dello e o ma è sono era sarà non con per su nel nella di da che
        chi quando dove come quanto perché quale io tu lui lei noi voi loro si questo questa quello mio mia suo può
        deve ha hanno anche più se
        """
    ),
    "nl": terms(
        """
        de het een en maar zijn wordt niet geen met voor op van te naar bij uit onder hoe wat wie wanneer waar
        waarom welke ik jij je hij zij we wij u zich kan moet heeft hebben ook nog als dat
        """
    ),
}
"""The commonest words of languages without a table, so that their texts are not taken for a neighbour's."""


@cache
def _words() -> dict[str, dict[str, float]]:
    """Return for each word, as it is spelled and as it is typed without accents, what it counts for each language."""
    found: dict[str, dict[str, float]] = {}
    for kind, code, word in _listed():
        for spelled, part in ((fold(word), AS_TYPED), (word, 1.0)):
            weights = found.setdefault(spelled, {})
            weights[code] = max(weights.get(code, 0.0), WEIGHTS[kind] * part)
    return {word: {code: weight / len(weights) for code, weight in weights.items()} for word, weights in found.items()}


def _listed() -> Iterator[tuple[str, str, str]]:
    for code, table in _tables().items():
        yield from (("common", code, word) for word in table.signs.common)
        yield from (("frame", code, word) for word in table.words.stop | table.words.frame)
    for code, own in OTHERS.items():
        yield from (("frame", code, word) for word in own)


@cache
def _endings() -> dict[str, dict[str, float]]:
    return _shared("ending", {code: [*map(fold, table.signs.endings)] for code, table in _tables().items()})


@cache
def _pieces() -> dict[str, dict[str, float]]:
    tables = _tables()
    return _shared("piece", {code: table.signs.pieces for code, table in tables.items()}) | _shared(
        "letter", {code: table.signs.letters for code, table in tables.items()}
    )


def _shared(kind: str, signs: Mapping[str, Collection[str]]) -> dict[str, dict[str, float]]:
    """Return for each sign what it counts for each language that has it."""
    owners = {sign: [code for code in signs if sign in signs[code]] for own in signs.values() for sign in own}
    return {sign: dict.fromkeys(codes, WEIGHTS[kind] / len(codes)) for sign, codes in owners.items()}


def _tables() -> dict[str, Language]:
    return {code: load(code) for code in CODES}


def _weigh(word: str) -> Mapping[str, float]:
    """Return what a word counts for each language: as it is spelled, without its accents, or else by its ending."""
    folded = fold(word)
    weights = _words().get(word) or _words().get(folded)
    if weights:
        return weights
    endings = (folded[-length:] for length in range(min(LONGEST_ENDING, len(folded) - 2), 0, -1))
    return next((_endings()[ending] for ending in endings if ending in _endings()), {})


@lru_cache(REMEMBERED)
def _weights(word: str) -> tuple[tuple[str, float], ...]:
    return tuple(_weigh(word).items())


def detect(text: str, default: str | None = None) -> str | None:
    """Return the code of the language that `text` is most likely in, or `default` where nothing tells.

    >>> detect("How long does a refund take?"), detect("quanto tempo leva?"), detect("cuanto tarda")
    ('en', 'pt', 'es')
    >>> detect("12345") is None
    True
    """
    scores = _scores(text[:LONGEST])
    ranked = sorted(scores.items(), key=lambda item: -item[1])
    (best, most), (_, next_most) = [*ranked[:2], ("", 0.0), ("", 0.0)][:2]
    return best if best in CODES and most - next_most >= LEAST else default


def detect_within(text: str, around: str | None) -> str | None:
    """Return the language of a passage: that of the document `around` it, unless enough tells that it has its own.

    >>> detect_within("The order is sent on the next working day.", "pt"), detect_within("Windows, macOS, Linux", "pt")
    ('en', 'pt')
    """
    found = dict.fromkeys(_words_in(text[:LONGEST]))
    if len(found) < FEWEST_WORDS:
        return around
    # Each word once: "os.link, os.open, os.close" is no Portuguese.
    scores = _scores_of_words(found)
    best, most = max(scores.items(), key=lambda item: item[1], default=("", 0.0))
    beyond = most - scores[around or ""]
    return best if best in CODES and beyond >= max(OWN, OWN_PER_WORD * len(found)) else around


def _scores(text: str) -> defaultdict[str, float]:
    """Return what tells in `text` for each language."""
    scores = _scores_of_words(_words_in(text))
    lower = text.lower()
    for piece, owners in _pieces().items():
        if piece in lower:
            for code, weight in owners.items():
                scores[code] += weight
    return scores


def _words_in(text: str) -> list[str]:
    found: list[str] = WORD.findall(text.lower().replace("’", "'"))
    return found


def _scores_of_words(found: Iterable[str]) -> defaultdict[str, float]:
    scores: defaultdict[str, float] = defaultdict(float)
    for word in found:
        for code, weight in _weights(word):
            scores[code] += weight
    return scores


def known(code: str | None) -> str | None:
    """Return the table's code for a declared language ("pt-BR" gives "pt"), or None where there is no table.

    >>> known("pt_BR"), known("de")
    ('pt', None)
    """
    short = fold(code or "").replace("_", "-").split("-")[0]
    return short if short in CODES else None
