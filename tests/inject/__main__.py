"""``python -m tests.inject``: put known faults into the filings and count how many are found where
they are, by one finding and no other.
"""

from __future__ import annotations

import argparse
import sys
import time

from .fault import OPERATORS
from .measure import SEED, Measured, run

WANTED = 95


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.inject", description=__doc__)
    parser.add_argument("operators", nargs="*", metavar="OPERATOR", help="only these operators")
    parser.add_argument(
        "--each", type=int, default=6, help="faults for each operator (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--whole",
        action="store_true",
        help="judge every document of the filing again, not only those a fault can reach",
    )
    parser.add_argument(
        "--show",
        choices=("nothing", "missed", "all"),
        default="missed",
        help="which faults to list below the table: those not found by one finding alone, or all",
    )
    given = parser.parse_args(argv)
    if unknown := [name for name in given.operators if name not in OPERATORS]:
        parser.error(f"no such operator: {', '.join(unknown)}; there are {', '.join(OPERATORS)}")
    start = time.monotonic()
    measured = run(
        given.operators or list(OPERATORS), given.each, given.seed, given.workers, given.whole
    )
    sys.stdout.write(table(measured))
    for each in measured:
        if given.show == "all" or (given.show == "missed" and not single(each)):
            sys.stdout.write(story(each))
    share = 100 * sum(map(single, measured)) / max(len(measured), 1)
    print(
        f"{share:.1f} % of {len(measured)} faults found at their place by one finding, with no other new one; {WANTED} % wanted",
        file=sys.stdout,
    )
    print(f"seed {given.seed}, {time.monotonic() - start:.0f} s", file=sys.stderr)
    return 0 if share >= WANTED else 1


def table(measured: list[Measured]) -> str:
    """Operator, faults made, found at all, at their place, met only by an old finding in other
    words, with none elsewhere, by one finding in all, others elsewhere.
    """
    row = "{:<34} {:>8} {:>6} {:>9} {:>14} {:>6} {:>7} {:>13}\n"
    lines = [
        row.format(
            "operator",
            "injected",
            "found",
            "at place",
            "only reworded",
            "alone",
            "single",
            "side findings",
        )
    ]
    names = list(dict.fromkeys(m.injected.operator for m in measured))
    for name in (*names, "total"):
        some = [m for m in measured if name in (m.injected.operator, "total")]
        reworded = sum(bool(m.reworded) and not m.here for m in some)
        found, here, aside = (
            sum(m.found for m in some),
            sum(bool(m.here) for m in some),
            sum(len(m.aside) for m in some),
        )
        lines.append(
            row.format(
                name,
                len(some),
                found,
                here,
                reworded,
                sum(map(alone, some)),
                sum(map(single, some)),
                aside,
            )
        )
    return "".join(lines)


def alone(each: Measured) -> bool:
    """Found where it is, and nothing new anywhere else."""
    return bool(each.here) and not each.aside


def single(each: Measured) -> bool:
    """One cause, one finding: found where it is, and nothing new besides; what only follows from
    the finding is told with it.
    """
    return alone(each) and len(each.here) == 1


def story(each: Measured) -> str:
    """One fault, and everything new that was said of it."""
    injected = each.injected
    where = "/".join(map(str, injected.fault.homes[0])) or "the whole document"
    lines = [
        f"\n{'missed' if not each.here else 'found'}: {injected.operator} in {injected.document} at {where}"
    ]
    lines += [
        f"    {verb} {'/'.join(map(str, path))} {value!r:.150}"
        for verb, path, value in injected.fault.edits[:4]
    ]
    lines += [f"  at place: {f.provision} {f.verdict}: {f.message}" for f in each.here]
    lines += [f"  reworded: {f.provision} {f.verdict}: {f.message}" for f in each.reworded]
    lines += [
        f"  aside: {f.provision} {f.verdict} in {f.document}: {f.message}" for f in each.aside
    ]
    lines += [
        f"  elsewhere: {f.provision} {f.verdict} in {f.document}: {f.message}"
        for f in each.new
        if f not in (*each.here, *each.reworded, *each.aside)
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
