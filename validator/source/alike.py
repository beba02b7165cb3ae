"""Names that people take for those of documents, and that the program does not."""

from __future__ import annotations

import re
import unicodedata

_ENDING = re.compile(r"\.(?:y[a-z]?ml|json)(?:\W|_|$)")
_LOOK = str.maketrans(
    "\u0430\u0432\u0433\u0435\u043a\u043c\u043d\u043e\u043f\u0440\u0441\u0442\u0443\u0445\u044c"
    "\u0455\u0456\u0458\u04bb\u04cf\u0501\u051b\u051d"
    "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0405\u0406\u0408\u04c0"
    "\u03b1\u03b2\u03b3\u03b5\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03c9\u03f2"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
    "\u0131\u0261\u0237",
    "abrekmhonpctyxbsijhldqwABEKMHOPCTYXSIJlabyenikvoptuxwcABEZHIKMNOPTYXigj",
)
"""Letters of other alphabets in the place of those they look like."""


def latin(text: str) -> str:
    """A text as it looks: letters of other alphabets as those they are taken for."""
    return text if text.isascii() else text.translate(_LOOK)


def looks_named(name: str) -> bool:
    """Whether a file looks as if it held a document: rates.json, a foreign letter in the ending."""
    plain = latin(unicodedata.normalize("NFKC", name)).casefold()
    seen = "".join(one for one in plain if unicodedata.category(one) not in ("Cf", "Mn"))
    return bool(_ENDING.search(seen))
