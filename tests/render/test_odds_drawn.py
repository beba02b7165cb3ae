"""Odds in the report and in the packet: bars for rows, a line for decks, text kept apart."""

import pytest

from tests.docket import TODAY, docket
from tests.render.made import SETTINGS
from validator.judge.engine import Settings, judge
from validator.odds.reading import memory
from validator.render import html
from validator.render.odds_page import in_brief
from validator.render.packet import packet
from validator.render.prose import make, texts
from validator.render.quote import Sources

GAME = """
kind: game
name: Example
category: house-banked
deck: {cards: 52, decks: 1-3}
wagers:
  - name: pair-plus
    judged: {whose: own, cards: 3}
    pays: {rows: [{label: "<b>flush", pays: "40:1", event: {hand: flush}}, [pair, "1:1"]]}
"""


@pytest.mark.parametrize(("proofs", "bars", "lines"), [(True, 2, 1), (False, 0, 0)])
def test_a_report_draws_what_was_counted(proofs: bool, bars: int, lines: int) -> None:
    result = judge(docket(GAME), Settings(today=TODAY, proofs=proofs))
    pages = [page.decode() for name, page in html.render(result, Sources(None)).items()]
    (page,) = [page for page in pages if 'id="matrix"' in page]
    assert page.count('class="bar"') == bars
    assert page.count('class="edges"') == lines
    assert "<b>flush" not in page
    assert ("<title>&lt;b&gt;flush: " in page) == proofs


def test_a_packet_draws_them_and_every_format_has_the_figures() -> None:
    made = docket(GAME)
    result = judge(made, SETTINGS)
    (filing,) = made.filings
    (game,) = filing.games
    document = packet(result, filing, game, in_brief(memory.of(game.game)))
    page = make(document, ".html").decode()
    assert page.count('class="bar"') == 2
    assert page.count('class="edges"') == 1
    # 3,744 pairs and 52 threes of a kind, which hold a pair too, of 22,100
    assert {"Appendix: odds", "17.176471 %", "Standard deviation"} <= set(texts(document))
    assert "Appendix: odds" not in set(texts(packet(result, filing, game)))
