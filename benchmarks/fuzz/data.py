"""Mutations of what a document says. Each takes a draft and tells what it did."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field

import yaml

from validator.source.read import MAX_ENTRIES, MAX_NODES

from .corpus import Base, Corpus
from .nasty import ADDITIONS, DATES, KEYS, NASTY, NUMBERS, ODDS, RANGES, TEXTS
from .nodes import MAP, SEQ, Raws, Spot, clone, leaves, mappings, size, spots, text, write

MANY = (10, 100, 1_000)
DEEP = (30, 95, 150)
SORTS = tuple(
    (re.compile(pattern, re.DOTALL), table)
    for pattern, table in (
        (r"[$]?[0-9.,]+", NUMBERS),
        (r"[0-9]{4}-[0-9]{2}-[0-9]{2}", DATES),
        (r"[$]?[0-9.,]+([-+].*)?", RANGES),
        (r"[0-9., /]+(:| to )[0-9]+", ODDS),
        (r".*", (*TEXTS, "none", "all")),
    )
)
LAST_NUMBER = re.compile(r"[0-9]+(?=[^0-9]*\Z)")
KINDS = ("game", "schedule", "establishment", "rulebook", "decisions", "ledger", "x", "")


@dataclass
class Draft:
    """A document on its way to being mutated."""

    base: Base
    corpus: Corpus
    rng: random.Random
    root: yaml.Node
    raws: Raws = field(default_factory=Raws)

    def spot(self) -> Spot | None:
        found = list(spots(self.root, (self.base.kind,)))
        return self.rng.choice(found) if found else None

    def scalar(self) -> Spot | None:
        found = [
            spot
            for spot in spots(self.root, (self.base.kind,))
            if isinstance(spot.node, yaml.ScalarNode)
        ]
        return self.rng.choice(found) if found else None

    def mapping(self) -> tuple[tuple[str, ...], yaml.MappingNode] | None:
        found = list(mappings(self.root, (self.base.kind,)))
        return self.rng.choice(found) if found else None


def delete(draft: Draft) -> str:
    if (spot := draft.spot()) is None:
        return ""
    del spot.parent.value[spot.place]
    return f"delete {_at(spot)}"


def replace(draft: Draft) -> str:
    if (spot := draft.spot()) is None:
        return ""
    raw = draft.rng.choice(NASTY)
    spot.put(draft.raws.node(raw))
    return f"{_at(spot)} = {_short(raw)}"


def replace_scalar(draft: Draft) -> str:
    """Where a word or a number stands: more of these get past the schema."""
    if (spot := draft.scalar()) is None:
        return ""
    raw = draft.rng.choice(NASTY)
    spot.put(draft.raws.node(raw))
    return f"{_at(spot)} = {_short(raw)}"


def replace_like(draft: Draft) -> str:
    """A value of the table of the same sort: a range for a range, odds for odds."""
    if (spot := draft.scalar()) is None:
        return ""
    raw = draft.rng.choice(
        next(table for sort, table in SORTS if sort.fullmatch(str(spot.node.value)))
    )
    spot.put(draft.raws.node(raw))
    return f"{_at(spot)} = {_short(raw)}"


def replace_known(draft: Draft) -> str:
    """A value that the same key has elsewhere."""
    spot = draft.spot()
    known = draft.corpus.values.get(spot.tail) if spot else None
    if spot is None or not known:
        return ""
    spot.put(clone(draft.rng.choice(known)))
    return f"{_at(spot)} = as elsewhere"


def splice(draft: Draft) -> str:
    """A part of another document, anywhere."""
    if (spot := draft.spot()) is None:
        return ""
    spot.put(clone(draft.corpus.any_value(draft.rng)))
    return f"{_at(spot)} = a part of another document"


def add_known(draft: Draft) -> str:
    """A key that mappings of this place have in other documents."""
    added = _added(draft)
    return f"{added[0]} = as elsewhere" if added else ""


def add_known_nasty(draft: Draft) -> str:
    """Such a key, with a value of the table."""
    added = _added(draft)
    if not added:
        return ""
    where, mapping = added
    raw = draft.rng.choice(NASTY)
    mapping.value[-1] = (mapping.value[-1][0], draft.raws.node(raw))
    return f"{where} = {_short(raw)}"


def _added(draft: Draft) -> tuple[str, yaml.MappingNode] | None:
    """A mapping with a key that others of its place have, and the path of that key."""
    path, mapping = draft.mapping() or ((), None)
    known = draft.corpus.pairs.get(path[-2:])
    if mapping is None or not known:
        return None
    key, value = draft.rng.choice(known)
    mapping.value = [pair for pair in mapping.value if pair[0].value != key]
    mapping.value.append((text(key), clone(value)))
    return ".".join((*path, key)), mapping


def add_trick(draft: Draft) -> str:
    """``damaged``, ``suppress``, ``extends`` and the like, at the top or further down."""
    chosen = draft.mapping()
    if chosen is None or not isinstance(draft.root, yaml.MappingNode):
        return ""
    path, mapping = chosen if draft.rng.random() < 0.3 else ((), draft.root)
    key, raw = draft.rng.choice(ADDITIONS)
    mapping.value = [pair for pair in mapping.value if pair[0].value != key]
    mapping.value.append((text(key), draft.raws.node(raw.replace("{self}", draft.base.id))))
    return f"{'.'.join(path)}.{key} = {_short(raw)}"


def damage_all(draft: Draft) -> str:
    """Every part says that it cannot be read."""
    for _, mapping in list(mappings(draft.root))[1:]:
        mapping.value.append((text("damaged"), text("garbled")))
    return "damaged: garbled on every part"


def rename(draft: Draft) -> str:
    if (chosen := draft.mapping()) is None or not chosen[1].value:
        return ""
    path, mapping = chosen
    index = draft.rng.randrange(len(mapping.value))
    key, value = mapping.value[index]
    raw = draft.rng.choice((*KEYS, str(key.value)[:-1], f"{key.value}s", str(key.value).upper()))
    mapping.value[index] = (draft.raws.node(raw), value)
    return f"{'.'.join(path)}.{key.value} renamed {_short(raw)}"


def duplicate(draft: Draft) -> str:
    """A key or an entry, twice or many times."""
    if (spot := draft.spot()) is None:
        return ""
    held, times = (
        spot.parent.value[spot.place],
        1 if draft.rng.random() < 0.7 else draft.rng.choice(MANY),
    )
    for _ in range(times):
        copy = (clone(held[0]), clone(held[1])) if isinstance(held, tuple) else clone(held)
        spot.parent.value.insert(spot.place, copy)
    return f"{_at(spot)} repeated {times} times"


def repeat_entry(draft: Draft) -> str:
    """An entry of a list, again."""
    lists = [spot for spot in spots(draft.root) if isinstance(spot.parent, yaml.SequenceNode)]
    if not lists:
        return ""
    spot = draft.rng.choice(lists)
    spot.parent.value.append(clone(spot.node))
    return f"{_at(spot)} has an entry twice"


def crowd(draft: Draft) -> str:
    """A list as long as the reader takes it, its entries alike or each with numbers of its own."""
    lists = [spot for spot in spots(draft.root) if isinstance(spot.parent, yaml.SequenceNode)]
    if not lists:
        return ""
    spot, alike = draft.rng.choice(lists), draft.rng.random() < 0.5
    room = (MAX_NODES - size(draft.root)) // size(spot.node)
    times = max(0, min(room, MAX_ENTRIES - len(spot.parent.value)))
    for number in range(1, times + 1):
        copy = clone(spot.node)
        for leaf in () if alike else leaves(copy):
            leaf.value = LAST_NUMBER.sub(str(number), leaf.value)
        spot.parent.value.append(copy)
    return f"{_at(spot)} filled with {times} entries {'alike' if alike else 'more'}"


def many_keys(draft: Draft) -> str:
    if (chosen := draft.mapping()) is None:
        return ""
    path, mapping = chosen
    number, blank = draft.rng.choice(MANY), draft.rng.random() < 0.5
    value = draft.raws.node("") if blank else text("1")
    mapping.value.extend((text(f"unknown-{count}"), clone(value)) for count in range(number))
    return f"{'.'.join(path)} with {number} keys more"


def alias(draft: Draft) -> str:
    """One node in two places, written with an anchor."""
    one, other = draft.spot(), draft.spot()
    if one is None or other is None or one.node in (spot.node for spot in spots(other.node)):
        return ""
    if other.node is one.node or any(spot.node is other.node for spot in spots(one.node)):
        return ""
    other.put(one.node)
    return f"{_at(other)} = an alias of {_at(one)}"


def nest(draft: Draft) -> str:
    if (spot := draft.spot()) is None:
        return ""
    node, depth = spot.node, draft.rng.choice((1, 1, 1, 2, *DEEP))
    for _ in range(depth):
        listed = draft.rng.random() < 0.5
        node = (
            yaml.SequenceNode(SEQ, [node])
            if listed
            else yaml.MappingNode(MAP, [(text("is"), node)])
        )
    spot.put(node)
    return f"{_at(spot)} nested {depth} deep"


def unnest(draft: Draft) -> str:
    if (spot := draft.spot()) is None or not isinstance(spot.node, yaml.CollectionNode):
        return ""
    inner = list(spots(spot.node))
    if inner:
        spot.put(clone(draft.rng.choice(inner).node))
    return f"{_at(spot)} unnested"


def empty(draft: Draft) -> str:
    if (spot := draft.spot()) is None or not isinstance(spot.node, yaml.CollectionNode):
        return ""
    spot.node.value = []
    return f"{_at(spot)} emptied"


def shuffle(draft: Draft) -> str:
    """Lists in another order: here order has a meaning."""
    if (spot := draft.spot()) is None or not isinstance(spot.node, yaml.CollectionNode):
        return ""
    draft.rng.shuffle(spot.node.value)
    return f"{_at(spot)} shuffled"


def retype(draft: Draft) -> str:
    """Another kind of document."""
    kind = draft.rng.choice(KINDS)
    for spot in spots(draft.root):
        if spot.path == ("kind",):
            spot.put(text(kind))
    return f"kind = {kind!r}"


def scratch(draft: Draft) -> str:
    """A letter or a digit of a value changed, taken out or doubled."""
    if (spot := draft.scalar()) is None:
        return ""
    word = str(spot.node.value) or "x"
    at = draft.rng.randrange(len(word))
    put = draft.rng.choice(("", word[at] * 2, *"0159-:.,+$% /x\t\0\u00a0"))
    assert isinstance(spot.node, yaml.ScalarNode)
    style = spot.node.style if "\0" not in put else '"'
    spot.put(text(word[:at] + put + word[at + 1 :], style))
    return f"{_at(spot)} = {_short(word[:at] + put + word[at + 1 :])}"


Operation = Callable[[Draft], str]
FITTING: dict[Operation, int] = {
    replace_known: 20,
    add_known: 20,
    replace_like: 4,
    scratch: 2,
    delete: 5,
    repeat_entry: 3,
    shuffle: 3,
    empty: 3,
    unnest: 2,
    damage_all: 1,
    alias: 1,
}
"""Most of what these make fits the schema, so that rules and reports see it."""
HARSH: dict[Operation, int] = {
    delete: 4,
    replace: 6,
    replace_scalar: 10,
    replace_like: 14,
    splice: 4,
    add_known_nasty: 10,
    add_trick: 8,
    damage_all: 1,
    rename: 5,
    duplicate: 3,
    crowd: 1,
    many_keys: 1,
    nest: 3,
    unnest: 3,
    empty: 2,
    retype: 1,
    scratch: 8,
}


def mutate(base: Base, corpus: Corpus, rng: random.Random) -> tuple[bytes, str]:
    """A document with one to eight mutations, and what they were."""
    fitting = rng.random() < 0.6
    times = rng.choice((1, 2, 3, 5, 8) if fitting else (1, 1, 1, 1, 2, 3))
    return _mutated(base, corpus, rng, FITTING if fitting else HARSH, times)


def touch(base: Base, corpus: Corpus, rng: random.Random) -> tuple[bytes, str]:
    """A document with one mutation or two, most of which leave it one that can be judged."""
    return _mutated(base, corpus, rng, FITTING, rng.choice((1, 1, 2)))


def _mutated(
    base: Base, corpus: Corpus, rng: random.Random, operations: dict[Operation, int], times: int
) -> tuple[bytes, str]:
    draft = Draft(base, corpus, rng, clone(base.root))
    chosen = rng.choices(list(operations), list(operations.values()), k=times)
    said = [operation(draft) for operation in chosen]
    return write(draft.root, draft.raws), "; ".join(filter(None, said))


def _at(spot: Spot) -> str:
    return ".".join(spot.path) or "top"


def _short(raw: str) -> str:
    return raw if len(raw) <= 60 else f"{raw[:40]}... ({len(raw)} characters)"
