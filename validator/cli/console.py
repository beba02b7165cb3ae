"""Standard streams that never fail a run: closed ones, and consoles that lack a character.

What a person reads goes out in the encoding of the console. What a program or a file takes, such as
JSON, is UTF-8 with line feeds on every system.
"""

from __future__ import annotations

import codecs
import io
import os
import sys

READABLE = "houseway-readable"
"""The name of what to do with a character that the console lacks."""
_PLAIN = {
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("‐‑‒–—−", "-"),
    **dict.fromkeys("•·", "*"),
    **dict.fromkeys("♠♤", "S"),
    **dict.fromkeys("♥♡", "H"),
    **dict.fromkeys("♦♢", "D"),
    **dict.fromkeys("♣♧", "C"),
    "…": "~",
    "⁄": "/",
    "×": "x",
    "§": "sec.",
    "�": "?",
}
"""One column for one column wherever possible, since a caret stands under what it means."""


def steady() -> None:
    """Make standard streams safe to write to. Only for a process of our own."""
    _reopen()
    codecs.register_error(READABLE, _readable)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=READABLE)


def put(text: str) -> None:
    """Write what a program or a file takes: UTF-8 and line feeds, whatever the console has."""
    if hasattr(sys.stdout, "buffer"):
        put_bytes(text.encode("utf-8", "backslashreplace"))
    else:  # another program reads what we write
        sys.stdout.write(text)


def put_bytes(content: bytes) -> None:
    sys.stdout.flush()  # what was written before comes before
    sys.stdout.buffer.write(content)


def colored() -> bool:
    """Whether standard output is a terminal that draws colors and a person who wants them."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and _draws_colors()


def _draws_colors() -> bool:
    """A Windows console draws colors once it is told to; an old one never does."""
    if sys.platform != "win32":
        return True
    import ctypes

    kernel = ctypes.windll.kernel32
    console, mode, draw = kernel.GetStdHandle(-11), ctypes.c_ulong(), 4
    return bool(
        kernel.GetConsoleMode(console, ctypes.byref(mode))
        and kernel.SetConsoleMode(console, mode.value | draw)
    )


def _reopen() -> None:
    """What is written to a closed stream is lost and nothing else happens.

    Its number must be taken, or the next file that is opened gets it, and whatever is printed goes
    into that file.
    """
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        os.set_inheritable(number, True)
    os.close(number)
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _readable(error: UnicodeError) -> tuple[str, int]:
    """Plain characters that say the same, or the number of what has none."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(character: str) -> str:
    if character in _PLAIN:
        return _PLAIN[character]
    from unicodedata import normalize

    parts = normalize("NFKD", character)
    made = "".join(_PLAIN.get(part, part) for part in parts).encode("ascii", "ignore").decode()
    spelled = character.encode("ascii", "backslashreplace").decode()
    return made if made and made.isprintable() else spelled
