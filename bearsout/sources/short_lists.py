"""Lists of mere names, which say something together and nothing one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bearsout.sources.blocks import Block, Definition, Item, Paragraph
from bearsout.sources.lead_ins import leads_in

FEWEST = 4
"""A list of fewer names is left as it is."""

LONGEST = 4
"""A name has at most so many words, and no stop."""


def gathered(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """Return the blocks with each list of names that nothing leads in to as one paragraph.

    >>> [block.text for block in gathered([Item("tea"), Item("milk"), Item("sugar"), Item("a spoon")])]
    ['tea, milk, sugar, a spoon.']
    """
    return tuple(_gathered(blocks))


def _gathered(blocks: Sequence[Block]) -> Iterator[Block]:
    above: Block | None = None
    for named, group in groupby(blocks, key=_is_name):
        run = list(group)
        if named and len(run) >= FEWEST and not _is_led_in(above, run[0]):
            names = ", ".join(item.text.rstrip(",;") for item in run if isinstance(item, Item))
            yield Paragraph(names + ".", run[0].place)
        else:
            yield from run
        above = run[-1]


def _is_name(block: Block) -> bool:
    if not isinstance(block, Item) or block.depth or block.number is not None or block.continues:
        return False
    return len(block.text.split()) <= LONGEST and block.text.rstrip(",;")[-1:].isalnum()


def _is_led_in(above: Block | None, first: Block) -> bool:
    if isinstance(above, Paragraph):
        return leads_in(above.text, first)
    return isinstance(above, Item | Definition)
