"""The report in a real browser: nothing fetched, no error, links and filter work, sound for
everyone. Run by `.ci/browser`.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Dialog, Page, sync_playwright

from tests.conftest import SOURCES
from tests.docket import TODAY, docket
from tests.render.made import corpus, hostile
from tests.render.test_odds_drawn import GAME
from validator.judge.engine import Settings, judge
from validator.render import formats
from validator.render.quote import Sources

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SCROLL = """async () => {
    for (const part of document.querySelectorAll('.doc, .mxg')) {
        part.scrollIntoView();
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    scrollTo(0, 0);
}"""
"""Past every part once: a part that was never on the screen has no size of its own yet."""
CLUB_ONE, CASINO_CLUB = "club-one.html", "casino-club.html"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    formats.save("html", corpus(), Sources(SOURCES), folder)
    return folder


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = (
        os.environ.get("HOUSEWAY_CHROMIUM")
        or shutil.which("chromium")
        or shutil.which("google-chrome")
    )
    assert chromium, "no Chromium: run .ci/browser"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


class Opened:
    """A page that was opened, and everything it complained of or asked for."""

    def __init__(self, browser: Browser, path: Path, **options: Any) -> None:
        self.context = browser.new_context(viewport={"width": 1400, "height": 1000}, **options)
        self.page: Page = self.context.new_page()
        self.said: list[str] = []
        self.asked: list[str] = []
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.on("dialog", self._dismiss)
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.goto(path.as_uri())

    def _dismiss(self, dialog: Dialog) -> None:
        self.said.append(dialog.message)
        dialog.dismiss()


@pytest.mark.parametrize(
    "name",
    ["index.html", CLUB_ONE, "palomar.html", "livermore.html", CASINO_CLUB, "grand-ronde.html"],
)
def test_page_is_quiet_and_asks_for_nothing(browser: Browser, report: Path, name: str) -> None:
    opened = Opened(browser, report / name)
    assert opened.said == []
    assert opened.asked == [(report / name).as_uri()]
    opened.context.close()


def test_largest_page_is_usable_within_a_second(browser: Browser, report: Path) -> None:
    times = []
    for _ in range(3):
        context = browser.new_context(viewport={"width": 1400, "height": 1000})
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send(
            "Performance.enable", {"timeDomain": "threadTicks"}
        )  # the page's own work, whatever else the machine does
        page.goto((report / CLUB_ONE).as_uri())
        times.append(
            {
                metric["name"]: metric["value"]
                for metric in session.send("Performance.getMetrics")["metrics"]
            }["TaskDuration"]
        )
        context.close()
    assert min(times) < 1, times


def _axe(page: Page, where: str = "document") -> list[Any]:
    page.evaluate(SCROLL)
    page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate(
        f"axe.run({where}, {{runOnly: {{type: 'tag', values: {TAGS}}}, resultTypes: ['violations']}})"
    )
    return [(v["id"], [node["target"] for node in v["nodes"][:3]]) for v in found["violations"]]


def test_largest_page_has_no_violation(browser: Browser, report: Path) -> None:
    opened = Opened(browser, report / CLUB_ONE, bypass_csp=True)
    opened.page.set_default_timeout(0)
    assert _axe(opened.page) == []
    opened.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["index.html", CASINO_CLUB])
def test_no_violation_with_everything_unfolded(
    browser: Browser, report: Path, name: str, scheme: Any
) -> None:
    opened = Opened(browser, report / name, bypass_csp=True, color_scheme=scheme)
    opened.page.set_default_timeout(0)
    opened.page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    assert _axe(opened.page) == []
    opened.context.close()


@pytest.mark.parametrize("name", [CLUB_ONE, "palomar.html", "livermore.html", CASINO_CLUB])
def test_the_ten_gravest_items_are_on_the_first_screen(
    browser: Browser, report: Path, name: str
) -> None:
    opened = Opened(browser, report / name)
    ends = opened.page.evaluate(
        "[...document.querySelectorAll('.gravest li')].map(i => i.getBoundingClientRect().bottom)"
    )
    leads = opened.page.evaluate(
        "[...document.querySelectorAll('.gravest a')].map(a => a.getAttribute('href').slice(1))"
    )
    told = opened.page.evaluate("[...document.querySelectorAll('article.f')].map(f => f.id)")
    assert len(ends) == 10
    assert max(ends) <= 1000
    assert set(leads) <= set(told)
    opened.context.close()


def test_on_a_telephone_the_filter_hides_no_heading(browser: Browser, report: Path) -> None:
    opened = Opened(browser, report / CASINO_CLUB)
    opened.page.set_viewport_size({"width": 390, "height": 844})
    opened.page.locator("article.f h4").nth(2).evaluate("h => h.scrollIntoView()")
    assert opened.page.evaluate(
        "document.querySelector('#filter').getBoundingClientRect().bottom < 0"
    )
    opened.context.close()


def test_filter_by_verdict_severity_and_rule(browser: Browser, report: Path) -> None:
    page = Opened(browser, report / CASINO_CLUB).page
    seen = "[...document.querySelectorAll('article.f')].filter(f => !f.hidden)"
    every = page.evaluate(f"{seen}.length")
    assert page.locator("#filter output").inner_text() == f"{every} items"
    page.uncheck("#filter input[value=unclear]")
    assert page.evaluate(f"{seen}.every(f => f.dataset.v !== 'unclear')")
    page.uncheck("#filter input[value=info]")
    page.select_option("#filter select[name=r]", "tier-overlap")
    left = page.evaluate(f"{seen}.map(f => f.dataset.r)")
    assert left
    assert {rules.split()[0] for rules in left} == {"tier-overlap"}
    assert page.locator("#filter output").inner_text() == f"{len(left)} of {every} items"
    page.select_option(
        "#filter select[name=r]", "fixed-before-play"
    )  # told with the finding it follows from
    assert page.evaluate(f"{seen}.map(f => f.dataset.r)") == ["tier-overlap fixed-before-play"]
    page.click("#filter button")
    page.wait_for_function(f"() => {seen}.length === {every}")


def test_matrix_leads_to_the_evidence(browser: Browser, report: Path) -> None:
    page = Opened(browser, report / CASINO_CLUB).page
    for verdict in ("violated", "met"):
        link = page.locator(f".mx a.v-{verdict}").first
        target = (link.get_attribute("href") or "").removeprefix("#")
        link.click()
        page.wait_for_function(
            "id => { const e = document.getElementById(id); return e && e.checkVisibility() }",
            arg=target,
        )


def test_index_leads_to_the_pages(browser: Browser, report: Path) -> None:
    page = Opened(browser, report / "index.html").page
    page.click("a:text('Club One Casino')")
    assert page.url.endswith(CLUB_ONE)
    page.click("text=All establishments")
    assert page.url.endswith("index.html")


def test_readable_without_script(browser: Browser, report: Path) -> None:
    page = Opened(browser, report / CASINO_CLUB, java_script_enabled=False).page
    assert page.locator("#filter").is_hidden()
    assert page.locator("article.f").first.is_visible()


def test_skip_link_is_first(browser: Browser, report: Path) -> None:
    page = Opened(browser, report / CASINO_CLUB).page
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('href')") == "#main"


def test_a_narrow_screen_does_not_scroll_sideways(browser: Browser, report: Path) -> None:
    opened = Opened(browser, report / CASINO_CLUB)
    opened.page.set_viewport_size({"width": 380, "height": 800})
    opened.page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    assert opened.page.evaluate("document.documentElement.scrollWidth") <= 380


def test_markup_in_a_filing_runs_nothing(browser: Browser, tmp_path: Path) -> None:
    for path in formats.save("html", hostile(), Sources(), tmp_path):
        opened = Opened(browser, path)
        assert opened.said == []
        assert opened.asked == [path.as_uri()]
        opened.context.close()


@pytest.mark.parametrize("width", [1400, 390])
def test_odds_are_drawn_soundly_on_a_desk_and_a_telephone(
    browser: Browser, tmp_path: Path, width: int
) -> None:
    result = judge(docket(GAME), Settings(today=TODAY, proofs=True))
    made = formats.save("html", result, Sources(None), tmp_path)
    path = next(one for one in made if one.name != "index.html")
    opened = Opened(browser, path)
    opened.page.set_viewport_size({"width": width, "height": 800})
    opened.page.locator("details:has(.bet) > summary").click()
    assert opened.page.locator("svg.bar").first.is_visible()
    assert opened.page.locator("svg.edges").first.is_visible()
    assert opened.page.evaluate("document.documentElement.scrollWidth") <= width
    assert _axe(opened.page) == []
    opened.context.close()
