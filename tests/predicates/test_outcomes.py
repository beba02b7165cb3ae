"""Outcomes: what is found, how it is grouped, where it points."""

from __future__ import annotations

import pytest

from tests.docket import answers, says

HEAD = "kind: game\nname: Example\ncategory: player-dealer\n"
Found = list[tuple[str, str]]


def _findings(predicate: str, *documents: str, level: str = "game", cases: str = "main") -> Found:
    given = answers(
        predicate,
        level,
        [text if text.startswith("kind:") else HEAD + text for text in documents],
        cases=cases,
    )
    found = [
        (answer.verdict, says(answer))
        for answer in given
        if answer.verdict not in ("met", "not-applicable")
    ]
    assert given, "no answer at all"
    assert len(documents) > 1 or len(found) in (0, len(given)), (
        "a finding and a pass on the same subject"
    )
    return found


def _check(found: Found, expected: Found) -> None:
    assert [verdict for verdict, _ in found] == [verdict for verdict, _ in expected], found
    for (_, message), (_, part) in zip(found, expected, strict=True):
        assert part in message


CARD = "wagers: [{name: base}]\ncompares: {by: single-card, wagers: [base], outcomes: [%s]}"
TARGET = "wagers: [{name: base}]\ncompares: {by: closest-to-target, natural: {first-cards: 2}, bust: true, wagers: [base], outcomes: [%s]}"
FULL = "{case: higher, base: wins}, {case: lower, base: loses}, {case: equal, base: pushes}, {case: player-bust, base: loses}, {case: dealer-bust, base: wins}"
PAIRS = "wagers: [{name: base}]\ncompares: {by: two-hands, wagers: [base], outcomes: [{case: both-higher, base: wins}, {case: both-lower, base: loses}, {case: one-each, base: pushes}%s]}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (CARD % "{case: equal, base: pushes}", [("not-stated", "missing nearest=near open=settle-wagers mend=mend-wagers events=case-higher,case-lower ")]),
        (CARD % "", [("not-stated", "events=case-higher,case-lower,case-equal stake=the-wagers wagers=base ")]),
        (CARD % "{case: higher, base: wins}, {case: equal, base: pushes}", [("not-stated", "events=case-lower ")]),
        (CARD % "{case: higher, if: x, base: wins}, {case: lower, if: x, base: loses}, {case: equal, base: pushes}", [("not-stated", "events=case-higher,case-lower ")]),
        (CARD % "{case: higher, base: wins}, {case: lower, base: loses}, {case: equal, if: x, base: pushes}, {case: equal, if: y, base: wins}",
         [("unclear", "partly conditions=condition(text=x),condition(text=y) ")]),
        (CARD % "{case: higher, base: wins}, {case: lower, base: loses}, {case: equal, if: it is so, base: pushes}, {case: equal, if: it is not so, base: wins}",
         [("unclear", "partly conditions=condition(text=it is so),condition(text=it is not so) ")]),
        (CARD % "{case: higher, base: wins}, {case: lower, base: loses}, {case: equal, if: x, base: pushes}, {case: equal, otherwise: true, base: wins}", []),
        (CARD % "{case: higher, base: wins}, {case: lower, base: loses}, {case: equal, if: x, base: pushes}, {case: equal, base: wins}", []),
        (TARGET % FULL, [("unclear", "like-any-hand nearest=near open=settle-wagers mend=mend-wagers events=group-natural ")]),
        (TARGET % (FULL + ", {case: natural, base: wins}, {case: both-natural, base: pushes}"),
         [("unclear", "like-any-hand nearest=near open=settle-wagers mend=mend-wagers events=case-dealer-natural ")]),
        (TARGET % (FULL + ", {case: natural, if: x, base: wins}, {case: dealer-natural, if: x, base: loses}, {case: both-natural, base: pushes}"),
         [("unclear", "partly conditions=condition(text=x) "), ("unclear", "partly conditions=condition(text=x) ")]),
        (TARGET % (FULL + ", {case: natural, if: x, base: wins}, {case: dealer-natural, if: y, base: loses}, {case: both-natural, base: pushes}"),
         [("unclear", "partly conditions=condition(text=x) "), ("unclear", "partly conditions=condition(text=y) ")]),
        (TARGET % (FULL.replace("{case: equal, base: pushes}, ", "") + ", {case: natural, base: wins}, {case: dealer-natural, base: loses}"),
         [("not-stated", "events=case-equal "), ("not-stated", "events=case-both-natural ")]),
        (TARGET.replace("natural: {first-cards: 2}, ", "") % (FULL + ", {case: both-bust-closer, base: loses}, {case: both-bust-farther, base: loses}"), [("not-stated", "events=case-both-bust-equal ")]),
        (TARGET.replace("natural: {first-cards: 2}, bust: true", "bust: false") % FULL, [("not-stated", "events=group-both-bust ")]),
        (PAIRS % "", [("not-stated", "events=group-copy "), ("not-stated", "events=case-foul ")]),
        (PAIRS % ", {case: copy-front, base: loses}, {case: foul, base: loses}",
         [("not-stated", "events=case-copy-back-and-higher,case-copy-back-and-lower ")]),
        (PAIRS % ", {case: copy-both, base: loses}, {case: copy-and-lower, base: loses}, {case: copy-and-higher, base: pushes}, {case: foul, base: loses}", []),
        (PAIRS % ", {case: copy-front, base: loses}, {case: copy-back, base: loses}" + "\nirregularities: [{what: set wrongly, answers: foul, then: loses}]", []),
        (PAIRS % ", {case: copy-front, base: loses}, {case: copy-back, base: loses}" + "\nirregularities: [{what: set wrongly, answers: dealer-foul, then: loses}]", [("not-stated", "events=case-foul ")]),
        ("wagers: [{name: base, ties: loses}]\ncompares: {by: single-card, wagers: [base], outcomes: [{case: higher, base: wins}, {case: lower, base: loses}]}", []),
        ("wagers: [{name: base, ties: {is: loses, if: on zero}}]\n" + (CARD % "{case: higher, base: wins}, {case: lower, base: loses}").partition("\n")[2],
         [("unclear", "partly conditions=condition(text=on zero) ")]),
        ("pot: {to: high}", []),
        ("pot: {to: high-low}", []),
        ("pot: {to: high, tied: split-equally}", []),
        ("compares: {by: pot, outcomes: [{case: sole-best, if: best high, pot: wins}, {case: tied-best, if: low, pot: splits}]}", []),
        ("compares: {by: ranked-hand, wagers: [ante, play], qualifies: queen, outcomes: [{case: higher, ante: wins, play: wins}, {case: lower, ante: loses, play: loses}, "
         "{case: equal, ante: pushes, play: pushes}, {case: not-qualified, ante: wins}]}\nwagers: [{name: ante}, {name: play}]",
         [("not-stated", "events=group-not-qualified stake=the-wagers wagers=play ")]),
    ],
)  # fmt: skip
def test_cases_without_an_answer(text: str, expected: Found) -> None:
    _check(_findings("outcomes-total", text), expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "pot: {to: high, tied: split-equally}",
            [("not-stated", "open=get-chip mend=mend-chip events=case-odd-chip stake=the-pot ")],
        ),
        ("pot: {to: high, tied: split-equally, odd-chip: left}", []),
        (
            "pot: {to: high}",
            [
                (
                    "not-stated",
                    "missing nearest=near open=win-pot mend=mend-pot events=case-tied-best ",
                )
            ],
        ),
        (
            "pot: {to: high-low}",
            [("not-stated", "events=case-tied "), ("not-stated", "events=case-scoop ")],
        ),
        (PAIRS % "", [("not-stated", "events=case-dealer-foul ")]),
        (
            PAIRS % ""
            + "\nirregularities: [{what: set wrongly, answers: dealer-foul, then: loses}]",
            [],
        ),
        (CARD % "", []),
    ],
)
def test_minor_cases(text: str, expected: Found) -> None:
    _check(_findings("outcomes-total", text, cases="minor"), expected)


OTHER = (
    "kind: game\nname: Parent\ncategory: player-dealer\n"
    + CARD % "{case: higher, base: wins}, {case: lower, base: loses}, {case: equal, base: pushes}"
)


@pytest.mark.parametrize(
    ("inherits", "expected"),
    [
        ("inherits: {from: Parent}", [("unclear", "in-other-rules source=Parent ")]),
        (
            "inherits: {from: the other, document: parent}",
            [
                (
                    "unclear",
                    "in-other-rules source=the other open=settle-wagers mend=mend-wagers events=case-equal ",
                )
            ],
        ),
        (
            "inherits: {from: Nowhere}",
            [
                (
                    "not-stated",
                    "missing nearest=near open=settle-wagers mend=mend-wagers events=case-equal ",
                )
            ],
        ),
        (
            "inherits: {from: Example}",
            [
                (
                    "not-stated",
                    "missing nearest=near open=settle-wagers mend=mend-wagers events=case-equal ",
                )
            ],
        ),
    ],
)
def test_answers_of_a_game_referred_to(inherits: str, expected: Found) -> None:
    text = CARD % "{case: higher, base: wins}, {case: lower, base: loses}" + "\n" + inherits
    _check(_findings("outcomes-total", OTHER, text), expected)


@pytest.mark.parametrize(
    ("predicate", "text", "expected"),
    [
        (
            "outcomes-total",
            CARD
            % "{case: higher, base: wins, at: 1}, {case: lower, base: loses, at: 2}, {case: equal, if: x, base: wins, at: 3}, {case: equal, if: y, base: wins, at: 4}",
            ["3", "4"],
        ),
        (
            "outcomes-total",
            CARD
            % "{case: higher, base: wins, at: 1}, {case: lower, base: loses, at: 2}, {case: equal, if: x, base: wins, at: 3}",
            ["3", "1"],
        ),
        (
            "outcomes-total",
            TARGET
            % (
                FULL
                + ", {case: natural, base: wins, at: 1}, {case: dealer-natural, if: x, base: loses, at: 2}, {case: both-natural, base: pushes, at: 3}"
            ),
            ["2", "1"],
        ),
        (
            "outcomes-total",
            CARD % "{case: higher, base: wins, at: 6}, {case: lower, base: loses}",
            ["6", "None"],
        ),
        (
            "comparison-stated",
            "object: {is: x, at: 1}\nround: [{does: deal, at: 2}, {does: showdown, at: 3}]",
            ["1"],
        ),
        ("comparison-stated", "round: [{does: deal, at: 2}, {does: showdown, at: 3}]", ["3"]),
        ("comparison-stated", "round: [{does: deal, at: 2}]\ndeck: {cards: 52, at: 4}", ["2"]),
        (
            "outcomes-single",
            CARD % "{case: equal, base: pushes, at: 1}, {case: equal, base: loses, at: 2}",
            ["2", "1"],
        ),
        (
            "outcomes-known",
            CARD % "{case: equal, base: pushes, at: 1}, {case: equal, x: loses, at: 2}",
            ["2"],
        ),
    ],
)
def test_findings_point_at_what_they_rest_on(
    predicate: str, text: str, expected: list[str]
) -> None:
    (answer,) = answers(predicate, "game", [HEAD + text])
    places = (answer.place, *(other for other, _ in answer.related))
    assert [str(place.at) for place in places] == expected  # type: ignore[union-attr]


def test_a_hole_points_at_its_neighbours() -> None:
    (answer,) = answers(
        "outcomes-total",
        "game",
        [HEAD + CARD % "{case: lower, base: loses, at: 7}, {case: higher, base: wins, at: 5}"],
    )
    assert str(answer.place.at) == "5"  # type: ignore[union-attr]
    assert [str(place.at) for place, _ in answer.related] == ["7"]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            CARD % "{case: equal, base: pushes}, {case: equal, base: loses}",
            [
                (
                    "violated",
                    "two-answers events=case-equal wager=base bank=player-dealer first=pushes second=loses",
                )
            ],
        ),
        (CARD % "{case: equal, base: pushes}, {case: equal, base: no-action}", []),
        (
            CARD
            % "{case: equal, if: x, when: {points: 0}, base: pushes}, {case: equal, if: y, when: {points: 0}, base: wins}",
            [("violated", "two-answers events=case-equal when=x ")],
        ),
        (CARD % "{case: equal, if: x, base: pushes}, {case: equal, if: x, base: wins}", []),
        (CARD % "{case: equal, if: x, base: pushes}, {case: equal, if: y, base: wins}", []),
        (CARD % "{case: equal, base: wins}, {case: equal, base: paid-by-table}", []),
        (
            "wagers: [{name: base, ties: cannot-tie}]\ncompares: {by: single-card, outcomes: [{case: equal, base: pushes}]}",
            [],
        ),
        (
            PAIRS
            % ", {case: copy-front, base: loses}, {case: copy-back, base: loses}, {case: copy-and-higher, base: pushes}",
            [("unclear", "narrower ")],
        ),
        (
            PAIRS
            % ", {case: copy-front, base: loses}, {case: copy-and-higher, base: pushes}, {case: copy-front, base: pushes}",
            [("violated", "first=loses second=pushes")],
        ),
    ],
)
def test_two_answers(text: str, expected: Found) -> None:
    _check(_findings("outcomes-single", text), expected)


@pytest.mark.parametrize(
    ("predicate", "text", "expected"),
    [
        (
            "outcomes-known",
            CARD % "{case: natural, base: wins}",
            [("violated", "no-case word=natural by=single-card ")],
        ),
        ("outcomes-known", CARD % "{case: equal, pot: wins}", [("violated", "no-wager wager=pot")]),
        ("outcomes-known", CARD % "", []),
        ("outcomes-single", CARD % "", []),
        (
            "outcomes-known",
            CARD % "{case: tie, other: wins}",
            [("violated", "no-case word=tie "), ("violated", "no-wager wager=other")],
        ),
        ("comparison-stated", "deck: {cards: 52}", [("not-stated", "no-winner")]),
        ("comparison-stated", "notes: [{about: archive, says: no rules}]", []),
        ("comparison-stated", "wagers: [{name: base, decided: [{is: wins}]}]", []),
        ("threshold-exact", "thresholds: [{of: pot, is: 5, if-below: x}]", []),
        (
            "threshold-exact",
            "thresholds: [{of: hand-total, is: 5, if-below: x}]",
            [("unclear", "total-under figure=5 under=x")],
        ),
    ],
)
def test_other_rules(predicate: str, text: str, expected: Found) -> None:
    _check(_findings(predicate, text), expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("wagers: [{name: a, pays: {odds: 5:1, when: {result: natural}}}]", []),
        ("wagers: [{name: a, rolls: [{stage: any-roll}]}]", []),
        (
            "wagers: [{name: a}]\ncompares: {by: single-card, outcomes: [{case: higher, a: wins}]}",
            [],
        ),
        (
            "wagers: [{name: a}]\ncompares: {by: single-card, wagers: [b]}",
            [("not-stated", "silent wager=a")],
        ),
        ("wagers: [{name: split}]", []),
        ("wagers: [{name: a, decided: [{is: wins}]}]\ninherits: {from: Stud}", []),
        ("wagers: [{name: a, pays: {rows: [[x, 1:1]]}}]\ninherits: {from: Stud}", []),
        (
            "wagers: [{name: a}]\ncompares: {by: single-card, wagers: [a]}\ninherits: {from: Stud}",
            [],
        ),
        ("wagers: [{name: a}]\npot: {to: high}", []),
        ("wagers: [{name: a}]\ncompares: {by: pot}", []),
        ("kind: game\nname: Example\ncategory: bonus-bet\nwagers: [{name: a}]", []),
        ("kind: game\nname: Example\ncategory: poker\nwagers: [{name: a}]", []),
        (
            "wagers: [{name: a}]\ninherits: {from: Stud}",
            [("unclear", "other-rules wager=a source=Stud")],
        ),
    ],
)
def test_what_decides_a_wager(text: str, expected: Found) -> None:
    _check(_findings("wager-decided", text, level="wager"), expected)
