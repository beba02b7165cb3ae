"""Values that trouble programs, as they stand in a YAML file: some no YAML, most well formed."""

from __future__ import annotations

_LONG = "x" * 5_000
_ALIASES = "[&a [x, x], &b [*a, *a, *a, *a], &c [*b, *b, *b, *b], [*c, *c, *c, *c]]"

NUMBERS = (
    "0", "-1", "-0", "1e400", "1E5", ".5", "5.", "010", "0x10", "1_000", "+5", "10000000",
    "999999999", "999999999999999999", "9" * 19, "9" * 400, "9" * 4_400, "0." + "0" * 300 + "1",
    ".inf", "-.inf", ".nan", "1,000", '"1,000"', "$5", '"$5"', "$-5", '"$1,00"', "5%", '"5%"',
    "½", "٣", "1/0", "1/2", '"5 1/2"', '"1 1/0"',
)  # fmt: skip
RANGES = (
    "5-50", "50-5", "7-2", "0-0", "5-", "-5", "5+", "+", '"5-10 0"', "1-99999999", "1-999999999999",
    '"5-10-20"', "5–10", "5 to 10", "5..10", '"1-2,3-4"', "[1-5, 3-4]", "[5-1]", "0-10000",
    "1-1000000", "999999+", '"5-50,"', '"$5-$50"', "A-K", "2-9",
)  # fmt: skip
ODDS = (
    "1:1", "1:0", "0:1", "0:0", "-1:1", "1:1:1", "even", '"1 to 0"', '"1 1/0 to 1"', '"1 1/2 to 1"',
    '"x to 1"', "9999999999999:1", f"1:{'9' * 500}", "3 for 1", '"0 for 1"', "push", "1.5:1",
    '"1,000:1"', '":"',
)  # fmt: skip
DATES = (
    "2011-12-20", "2011-W51-2", "'20111220'", "2011-02-30", "0000-00-00", "9999-12-31",
    "0001-01-01", "2011-12-20T00:00:00Z", "12/20/2011", "{after: 2011-01-01, by: 2010-01-01}",
    "{after: 2011-01-01, by: 2012-01-01}", "2026-13-01",
)  # fmt: skip
TEXTS = (
    '""', "''", '" "', '"\\t"', '"\\0"', '"a\\0b"', '"\\e[31mred\\e[0m"', '"\\x9b31m"', '"\\x85"',
    '"\\u202eabc"', '"\\u2066x\\u2069"', '"\\ufeff"', '"\\ud800"', '"\\n::error::x"',
    '"::error file=x::y"', '"line\\nline"', '"a\\rb"', "😀", '"😀" ', "é", "e\u0301", "ß", "İ",
    "<script>alert(1)</script>", '"</title>"', '"{{ 7 * 7 }}"', '"{% x %}"', "=1+1", '"@SUM(1)"',
    "../../etc/passwd", "~nosuchuser/x", "/dev/zero", "C:\\x", '"%s%n%x"', "$ref", "__class__",
    _LONG, " ".join(["word"] * 2_000), "-", "--", '"-"', "null", "~", "true", "false", "yes", "no",
    "on", "NaN", "none", "self", "*", '"*"', '"a*"', "garbled", "damaged", "house", "player",
    "player-dealer", "golden-trip",
)  # fmt: skip
SHAPES = (
    "[]", "{}", "[[]]", "[{}]", "[[[[[[]]]]]]", "{a: {b: {c: []}}}", "[null]", "[~, ~]", "{'': ''}",
    '{" ": 1}', "{1: 2}", "{[1]: 2}", "{? {a: b} : c}", "[a, b", "{a: b", "]", "}", ":", "- x",
    "[" * 90 + "]" * 90, "[" * 300 + "]" * 300, "[" * 3_000 + "]" * 3_000,
    "{a: " * 120 + "1" + "}" * 120, "[" + "1, " * 3_000 + "1]", "[" + "[5-10, 1], " * 1_500 + "]",
    "{" + ", ".join(f"k{n}: {n}" for n in range(1_000)) + "}",
    "{" + ", ".join(f"'{' ' * n}': 1" for n in range(300)) + "}",
)  # fmt: skip
TRICKS = (
    "&a x", "*a", "&a [*a]", "&a {b: *a}", "!!str 5", "!!int 5", "!!binary AAAA", "!x y", "!",
    "!!python/object/apply:os.system [ls]", "{<<: {a: b}}", "{<<: *a}", "|", ">-", "? x", "%YAML",
    "@x", "`x`", "# x", "!!set {a, b}", "!!omap [a: 1]", "!!null ''", _ALIASES, "--- x", "... x",
)  # fmt: skip
PARTS = (
    "{is: x, damaged: garbled}", "{damaged: redacted, at: 1}", "{at: 1-99999999}", "{at: 5-1}",
    "{at: [1, 2, 1-3]}", "{options: 1-99999999}", "{options: [1-3], at: 1}", "{is: 5-50, at: 1}",
    "{is: true}", "{high-to-low: []}", "[[A, 1], [2-9, face]]", "[[A, 1], [A, 2], [9-2, face]]",
    "[[5-50, 1], [40-60, 2], [100+, 3]]", "[[50-5, 1]]", "[[5+, 1], [5+, 2]]", "[[1-99999999, 1]]",
    "[[pair, 1:0]]", '[[pair, "1 1/0 to 1"]]', "[[pair, 1:1], [pair, 2:1]]", "[[x]]", "[[x, y, z]]",
    "{percent: 10}", "{percent: 1000%}", "{share: 10%, of: wager}",
)  # fmt: skip
NASTY = (*NUMBERS, *RANGES, *ODDS, *DATES, *TEXTS, *SHAPES, *TRICKS, *PARTS)

KEYS = (
    '""', '" "', '"\\0"', '"\\e[31m"', '"\\u202e"', "<<", "?", "kind", "is", "at", "damaged", "note",
    "extends", "suppress", "source", "_x", "__class__", "self", "class", "1", "null", "true",
    "$ref", "k" * 300, "😀", "[a]", "{a: b}", "&a b", "!!str x", "- a", "KIND", "name ",
)  # fmt: skip

ADDITIONS = (
    ("damaged", "garbled"),
    ("damaged", "{is: garbled}"),
    ("damaged", "[redacted, cut-off]"),
    ("suppress", '[{rule: "*", reason: fine}]'),
    ("suppress", "[{rule: tier-overlap, reason: as printed}]"),
    ("suppress", "[{rule: CA203, reason: x, until: 2001-01-01}]"),
    ("suppress", "{rule: rate-count, reason: x}"),
    ("suppress", "[]"),
    ("extends", "{self}"),
    ("extends", "../{self}"),
    ("extends", "nowhere"),
    ("extends", "[{self}]"),
    ("amends", "{self}"),
    ("dated", "{is: 2007-04-20, at: 1}"),
    ("dated", "[{is: 9999-12-31, at: 1}, {is: 0001-01-01, at: 1}]"),
    ("takes-effect", "{is: 2011-12-20, at: 1}"),
    ("draft", "true"),
    ("source", "{document: ../../../etc/passwd, lines: 1}"),
    ("source", '{document: "a\\0b", lines: 1-9}'),
    ("source", "{document: /dev/zero, lines: 1-99999999}"),
    ("jurisdictions", "[atlantis]"),
    ("jurisdictions", "[]"),
    ("jurisdictions", "[" + "x" * 300 + "]"),
    ("jurisdictions", "[california, california]"),
    ("jurisdictions", "[../../x.yaml]"),
    ("jurisdictions", '["a\\0b"]'),
)
"""Keys added to a mapping; ``{self}`` is the document's own name."""

NAMES = (
    "a b.yaml", "a\nb.yaml", "a\x1b[31mb.yaml", "a\u202eb.yaml", "a\x9bb.yaml", "\udcff.yaml",
    "é.yaml", "e\u0301.yaml", "😀.yaml", "x" * 240 + ".yaml", "-x.yaml", "--help.yaml", "%s.yaml",
    "::error::x.yaml", "a:b.yaml", "*.yaml", "[a].yaml", "~x.yaml", "$HOME.yaml", "a'b\"c.yaml",
    "<b>.yaml", "a\\b.yaml", ".hidden.yaml", "a.YAML", "a.yml", "decisions.yaml",
    "establishment.yaml", "ledger.yaml", "a\rb.yaml", "a&b.yaml",
)  # fmt: skip
