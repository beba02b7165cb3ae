"""Filing by filing, on several processes, from the cache: the same bytes every time."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from multiprocessing.context import BaseContext
from pathlib import Path
from typing import NoReturn

import pytest

from tests.cli.watched import Counted
from tests.docket import CITY
from validator.cli.main import main
from validator.judge.engine import judge
from validator.judge.packed import Spoilt, pack, unpack, unpack_all
from validator.judge.verdict import Result
from validator.law.books import Lawless
from validator.law.settings import Settings
from validator.render import json, text
from validator.run.batch import MANY, plan
from validator.run.gather import gather
from validator.run.processes import context_for
from validator.run.store import Store

ROOT = Path(__file__).parents[1]
DAY = date(2026, 11, 15)
SETTINGS = Settings(DAY, DAY)
STARTS = multiprocessing.get_all_start_methods()
"""Windows and macOS spawn; Linux forks, from Python 3.14 on by a server."""


@pytest.fixture(scope="module")
def docket(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Real filings, one of them twice, one broken, and a document that is not YAML."""
    folder = tmp_path_factory.mktemp("docket")
    shutil.copytree(
        ROOT / "rules" / "california" / "casino-club", folder / "california" / "casino-club"
    )
    for name in ("california/livermore", "oregon/grand-ronde"):
        _copy_in_part(ROOT / "rules" / name, folder / name)
    shutil.copytree(ROOT / "rules" / "california" / "casino-club", folder / "other" / "casino-club")
    (folder / "other" / "casino-club" / "games" / "broken.yaml").write_text(
        "kind: game\nname: [\n", encoding="utf-8"
    )
    (folder / "alone").mkdir()
    (folder / "alone" / "x.yaml").write_text(
        "kind: game\nname: X\ncategory: poker\n", encoding="utf-8"
    )
    return folder


def _copy_in_part(filing: Path, to: Path) -> None:
    """Some documents of a filing: each run takes the time of all that is in it."""
    (to / "games").mkdir(parents=True)
    for path in (filing / "establishment.yaml", *sorted((filing / "games").glob("*.yaml"))[:3]):
        shutil.copyfile(path, to / path.relative_to(filing))


@pytest.fixture(scope="module")
def whole(docket: Path) -> tuple[str, str]:
    """What is shown of the filings judged at once, in this process."""
    return _shown(_whole(docket))


def _store(folder: Path) -> Store:
    return Store(folder / "cache")


def _judged(
    paths: list[Path],
    settings: Settings,
    store: Store | None = None,
    jobs: int | None = None,
    start: str | None = None,
) -> Result:
    return plan(paths, settings, store).judge(jobs, start=start)


def _shown(result: Result) -> tuple[str, str]:
    return json.render(result), text.render(result._replace(documents=()))


def _whole(docket: Path, settings: Settings = SETTINGS) -> Result:
    gathered = gather([docket])
    return judge(gathered.docket, settings)._replace(refused=gathered.refused)


def test_every_way_gives_the_same_bytes(
    docket: Path, whole: tuple[str, str], tmp_path: Path
) -> None:
    store = _store(tmp_path)
    assert _shown(_judged([docket], SETTINGS, None, 1)) == whole
    assert _shown(_judged([docket], SETTINGS, None, 3)) == whole
    assert _shown(_judged([docket], SETTINGS, store, 2)) == whole
    assert _shown(_judged([docket], SETTINGS, store)) == whole


@pytest.mark.parametrize("start", STARTS)
def test_every_way_to_start_a_process_gives_the_same_bytes(
    docket: Path, whole: tuple[str, str], tmp_path: Path, start: str
) -> None:
    store = _store(tmp_path)
    assert _shown(_judged([docket], SETTINGS, store, 2, start)) == whole
    assert len(_entries(store)) == 5, "what another process has judged is kept"
    assert _shown(_judged([docket], SETTINGS, store, 2, start)) == whole


@pytest.mark.parametrize("start", STARTS)
def test_a_lawless_filing_is_told_from_every_kind_of_process(docket: Path, start: str) -> None:
    with pytest.raises(Lawless, match="no rulebook 'califrnia'"):
        _judged([docket], SETTINGS._replace(rulebooks=("califrnia",)), None, 2, start)


SCRIPT = """
import multiprocessing, sys
from validator.cli.main import entry

if __name__ == "__main__":
    multiprocessing.set_start_method(sys.argv.pop(1))
    entry()
"""


CHECK = ["check", "--as-of", "2026-11-15", "--format", "json"]
RUN = [sys.executable, "-m", "validator.cli", *CHECK]


@pytest.fixture(scope="module")
def alone(docket: Path) -> bytes:
    """What the command writes from one process."""
    words = [*RUN, "--no-cache", "--jobs", "1", str(docket)]
    return subprocess.run(words, cwd=ROOT, capture_output=True, check=False).stdout


@pytest.mark.parametrize("start", STARTS)
def test_the_command_says_the_same_however_processes_start(
    docket: Path, alone: bytes, tmp_path: Path, start: str
) -> None:
    """The console script is read again by a process that is spawned."""
    (tmp_path / "houseway").write_text(SCRIPT, encoding="utf-8")
    script = [sys.executable, "-W", "error", str(tmp_path / "houseway"), start]
    words = [*script, *CHECK, "--no-cache", "--jobs", "2", str(docket)]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (2, b""), "a document is not YAML"
    assert alone
    assert done.stdout == alone


def test_a_program_that_has_chosen_how_processes_start_is_obeyed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(multiprocessing, "get_start_method", lambda allow_none=False: "spawn")
    assert context_for().get_start_method() == "spawn"
    assert context_for("forkserver").get_start_method() == "forkserver"


def test_nothing_is_forked_beside_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "get_start_method", lambda allow_none=False: None)
    monkeypatch.setattr("threading.active_count", lambda: 2)
    assert context_for().get_start_method() == multiprocessing.get_context().get_start_method()


def test_brief_says_the_same_in_the_terminal(
    docket: Path, whole: tuple[str, str], tmp_path: Path
) -> None:
    for store in (None, _store(tmp_path), _store(tmp_path)):
        brief = _judged([docket], SETTINGS._replace(brief=True), store)
        assert all(v.verdict not in ("met", "not-applicable") for v in brief.verdicts)
        assert text.render(brief._replace(documents=())) == whole[1]


@pytest.mark.parametrize("format", ["text", "json", "sarif", "github"])
def test_the_command_says_the_same(
    format: str, docket: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = []
    for more in (["--no-cache", "--jobs", "1"], ["--jobs", "2"], []):
        main(["check", str(docket), "--as-of", "2026-11-15", "--format", format, *more])
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] == said[2]
    assert said[0]


def test_a_packed_result_is_whole(docket: Path) -> None:
    made = _judged([docket / "california" / "casino-club"], SETTINGS)
    made = made._replace(applied=("a/b", "c/d"), provisions=0, as_of=None)
    assert unpack(pack(made)) == made


def test_results_are_packed_together_in_their_order(docket: Path) -> None:
    made = [
        _judged([docket / name], SETTINGS)._replace(applied=("a/b",), provisions=0, as_of=None)
        for name in ("california/livermore", "alone", "california/livermore")
    ]
    assert list(unpack_all(pack(*made))) == made
    assert len(pack(*made)) < len(pack(made[0])) + len(pack(made[1])) + len(pack(made[2])), (
        "what is said of the law is written once"
    )
    with pytest.raises(Spoilt):
        unpack(pack(*made))


def test_where_many_verdicts_stand_is_kept_once(docket: Path) -> None:
    first, second = (unpack(pack(_judged([docket / "alone"], SETTINGS))) for _ in range(2))
    assert [id(v.location.span) for v in first.verdicts if v.location] == [
        id(v.location.span) for v in second.verdicts if v.location
    ]


def test_one_provision_is_counted_as_one_by_several_processes(docket: Path) -> None:
    filings = [docket / "california" / "livermore", docket / "california" / "casino-club"]
    for jobs in (1, 2):
        made = _judged(filings, SETTINGS._replace(select=frozenset({"rank-list"})), None, jobs)
        assert {v.provision for v in made.verdicts} == {"common/rank-list"}
        assert made.provisions == 1


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """More filings than are judged before other processes start."""
    folder = tmp_path_factory.mktemp("many")
    for number in range(2 * MANY + 9):
        (folder / f"f{number}").mkdir()
        (folder / f"f{number}" / "establishment.yaml").write_text(
            f"kind: establishment\nname: Club {number}\njurisdictions: [california]\n",
            encoding="utf-8",
        )
        (folder / f"f{number}" / "x.yaml").write_text(
            f"kind: game\nname: X {number}\ncategory: poker\n", encoding="utf-8"
        )
    return folder


def test_nothing_is_drawn_before_processes_start(
    many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread draws the bar, and no thread may run when processes are forked."""
    watch, before = Counted(), []

    def context(start: str | None) -> BaseContext:
        before.append(watch.done)
        return context_for(start)

    monkeypatch.setattr("validator.run.batch.context_for", context)
    plan([many], SETTINGS).judge(2, watch)
    assert before == [0]
    assert watch.done == pytest.approx(watch.documents)


def test_windows_can_wait_for_61_processes_and_no_more(
    many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def pool(jobs: int, *more: object) -> NoReturn:
        asked.append(jobs)
        raise InterruptedError

    monkeypatch.setattr("concurrent.futures.ProcessPoolExecutor", pool)
    monkeypatch.setattr("validator.run.batch.MOST", 5)
    with pytest.raises(InterruptedError):
        plan([many], SETTINGS).judge(500)
    assert asked == [5]


def test_many_filings_give_the_same_bytes_from_every_number_of_processes(many: Path) -> None:
    alone = _shown(_judged([many], SETTINGS, None, 1))
    assert _shown(_judged([many], SETTINGS, None, 2)) == alone
    assert _shown(_judged([many], SETTINGS, None, 3)) == alone


@pytest.mark.parametrize("where", ["f0", "f11", "f24"])
def test_one_lawless_filing_among_many_is_said(where: str, many: Path, tmp_path: Path) -> None:
    shutil.copytree(many, tmp_path / "many")
    (tmp_path / "many" / where / "establishment.yaml").write_text(
        "kind: establishment\nname: Club\njurisdictions: [califrnia]\n", encoding="utf-8"
    )
    alone, spread = (_judged([tmp_path / "many"], SETTINGS, None, jobs) for jobs in (1, 2))
    assert _shown(spread) == _shown(alone)
    (refused,) = spread.refused
    assert (refused.filing, refused.line, refused.column) == (where, 3, 16)
    assert "there is no rulebook 'califrnia'; did you mean 'california'?" in refused.message
    others = {v.subject.filing for v in spread.verdicts}
    assert others == {f"f{number}" for number in range(2 * MANY + 9)} - {where}


def test_law_that_the_user_chose_is_the_users_to_mend(many: Path) -> None:
    with pytest.raises(Lawless, match="no rulebook 'califrnia'"):
        _judged([many], SETTINGS._replace(also=("califrnia",)), None, 2)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda b: b[:-1],
        lambda b: b[:10],
        lambda b: b"",
        lambda b: b[:40] + b"x" + b[41:],
        lambda b: b + b"x",
    ],
)
def test_spoilt_bytes_are_not_read(spoil: object, docket: Path) -> None:
    assert callable(spoil)
    content = pack(_judged([docket / "alone"], SETTINGS))
    with pytest.raises(Spoilt):
        unpack(spoil(content))


def _entries(store: Store) -> list[Path]:
    return sorted(path for path in store.root.glob("??/*"))


def _kept(store: Store) -> dict[Path, Result]:
    return {
        path: unpack(store.get(path.parent.name + path.name) or b"") for path in _entries(store)
    }


def test_a_spoilt_entry_is_ignored_and_written_again(
    docket: Path, whole: tuple[str, str], tmp_path: Path
) -> None:
    store = _store(tmp_path)
    assert _shown(_judged([docket], SETTINGS, store)) == whole
    kept = _kept(store)
    for number, path in enumerate(kept):
        path.write_bytes(path.read_bytes()[: number * 7])
    assert _shown(_judged([docket], SETTINGS, store)) == whole
    assert _kept(store) == kept


def _changes() -> Iterator[tuple[str, str, str]]:
    yield "the document itself", "games/pure-21-5-blackjack.yaml", "\n# changed\n"
    yield "a document it is joined with", "schedules/pure-21-5-blackjack-fees.yaml", "\n# changed\n"
    yield "the establishment", "establishment.yaml", "\n# changed\n"
    yield "a document more", "games/new.yaml", "kind: game\nname: New\ncategory: poker\n"


@pytest.mark.parametrize(
    ("file", "more"),
    [(file, more) for _, file, more in _changes()],
    ids=[what for what, _, _ in _changes()],
)
def test_what_an_answer_rests_on_is_in_its_key(
    file: str, more: str, docket: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "casino-club"
    shutil.copytree(docket / "california" / "casino-club", folder)
    store = _store(tmp_path)
    given = folder / "games" / "pure-21-5-blackjack.yaml"
    _judged([given], SETTINGS, store)
    before = _entries(store)
    _judged([given], SETTINGS, store)
    assert _entries(store) == before
    with (folder / file).open("a", encoding="utf-8") as stream:
        stream.write(more)
    _judged([given], SETTINGS, store)
    assert len(_entries(store)) == len(before) + 1


@pytest.mark.parametrize(
    "other",
    [
        SETTINGS._replace(as_of=date(2013, 1, 1)),
        SETTINGS._replace(rulebooks=("california/fresno",)),
        SETTINGS._replace(also=("california/doj-2026",)),
        SETTINGS._replace(select=frozenset({"tier-gap"})),
        SETTINGS._replace(ignore=frozenset({"tier-gap"})),
        SETTINGS._replace(as_if_in_force=True),
        SETTINGS._replace(severities={"tier-gap": "info"}),
        SETTINGS._replace(brief=True),
    ],
)
def test_every_setting_is_in_the_key(other: Settings, docket: Path, tmp_path: Path) -> None:
    store = _store(tmp_path)
    for settings in (SETTINGS, other):
        _judged([docket / "alone"], settings, store)
    assert len(_entries(store)) == 2


def test_today_counts_only_without_a_date(docket: Path, tmp_path: Path) -> None:
    store = _store(tmp_path)
    for today in (date(2026, 11, 15), date(2026, 11, 16)):
        _judged([docket / "alone"], Settings(today, DAY), store)
    assert len(_entries(store)) == 1
    for today in (date(2026, 11, 15), date(2026, 11, 16)):
        result = _judged([docket / "alone"], Settings(today), store)
        assert {v.as_of.day for v in result.verdicts} == {today}
    assert len(_entries(store)) == 3


def test_a_rulebook_of_the_users_is_read_every_time(docket: Path, tmp_path: Path) -> None:
    own = tmp_path / "city.yaml"
    own.write_text(CITY, encoding="utf-8")
    store = _store(tmp_path)
    _judged([docket / "alone"], SETTINGS._replace(also=(str(own),)), store)
    assert not _entries(store)


def test_a_rulebook_that_is_not_there_is_said_from_every_process(docket: Path) -> None:
    for jobs in (1, 2):
        with pytest.raises(Lawless, match="no rulebook 'califrnia'; did you mean 'california'"):
            _judged([docket], SETTINGS._replace(rulebooks=("califrnia",)), None, jobs)


def test_a_cache_that_cannot_be_written_is_no_failure(docket: Path, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file, not a folder", encoding="utf-8")
    assert _shown(_judged([docket / "alone"], SETTINGS, _store(tmp_path))) == _shown(
        _judged([docket / "alone"], SETTINGS)
    )


def test_a_filing_that_could_not_be_judged_is_tried_again(
    docket: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How far a processor comes in a second is no property of the filing."""
    from validator.judge import engine

    store = _store(tmp_path)
    for seconds, refused in ((0.001, 1), (9.0, 0)):
        monkeypatch.setattr(engine, "SECONDS", seconds)
        monkeypatch.setattr(engine, "SECONDS_EACH", 0)
        assert (
            len(_judged([docket / "california" / "livermore"], SETTINGS, store).refused) == refused
        )


def test_old_entries_go(docket: Path, tmp_path: Path) -> None:
    store = _store(tmp_path)
    _judged([docket], SETTINGS, store)
    old, *rest = _entries(store)
    os.utime(old, (0, 0))
    (store.root / "tidied").unlink()
    store.tidy(rest[0].stat().st_mtime)
    assert _entries(store) == rest


def test_four_runs_at_once_on_one_cache(docket: Path, alone: bytes, tmp_path: Path) -> None:
    environment = {**os.environ, "HOUSEWAY_CACHE": str(tmp_path / "shared")}
    for _ in range(2):
        runs = [
            subprocess.Popen([*RUN, str(docket)], cwd=ROOT, env=environment, stdout=subprocess.PIPE)
            for _ in range(4)
        ]
        assert [run.communicate()[0] for run in runs] == [alone] * 4
    assert _kept(Store(tmp_path / "shared"))
    assert not list((tmp_path / "shared").rglob(".*"))


def test_an_answer_from_the_cache_needs_neither_models_nor_yaml(
    docket: Path, tmp_path: Path
) -> None:
    program = "import sys; from validator.cli.main import main; main(sys.argv[1:]); print('loaded:', *sorted({'pydantic', 'yaml', 'validator.docket.filings'} & set(sys.modules)))"
    command = [
        sys.executable,
        "-c",
        program,
        "check",
        str(docket / "california" / "casino-club"),
        "--as-of",
        "2026-11-15",
    ]
    environment = {**os.environ, "HOUSEWAY_CACHE": str(tmp_path / "shared")}
    first, second = (
        subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=True
        ).stdout.splitlines()
        for _ in range(2)
    )
    assert first[-1] != "loaded:"
    assert second[-1] == "loaded:"
    assert first[:-1] == second[:-1]


@pytest.mark.parametrize(
    ("folders", "names"),
    [
        (["california/club", "oregon/den"], ["club", "den"]),
        (["california/club", "nevada/club"], ["california.club", "nevada.club"]),
        (
            ["a/x/club", "b/x/club", "b/y/club", "b/y/den"],
            ["a.x.club", "b.x.club", "y.club", "den"],
        ),
    ],
)
def test_filings_of_one_folder_name_have_ids_of_their_own(
    tmp_path: Path, folders: list[str], names: list[str]
) -> None:
    for folder in folders:
        (tmp_path / folder / "games").mkdir(parents=True)
        (tmp_path / folder / "establishment.yaml").write_text(
            f"kind: establishment\nname: {folder}\njurisdictions: [california]\n", encoding="utf-8"
        )
        (tmp_path / folder / "games" / "war.yaml").write_text(
            "kind: game\nname: War\ncategory: poker\n", encoding="utf-8"
        )
    whole = _whole(tmp_path)
    assert [run.filing for run in whole.runs] == sorted(names)
    assert {v.subject.id for v in whole.verdicts if v.subject.kind == "game"} == {
        f"{name}/war" for name in names
    }
    assert {whole.names[name] for name in names} == set(folders)
    assert _shown(_judged([tmp_path], SETTINGS)) == _shown(whole)
    assert [run.filing for run in _judged([tmp_path / folders[0]], SETTINGS).runs] == [
        Path(folders[0]).name
    ]
