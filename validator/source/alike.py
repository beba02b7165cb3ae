"""Names that people take for those of documents, and that the program does not."""

from __future__ import annotations

import re
import unicodedata

_ENDING = re.compile(r"\.(?:y[a-z]?ml|json)(?:\W|_|$)")
_LOOK = str.maketrans("\u0430\u0443\u043c\u04cf\u0456\u03b1\u03c5", "aymllau")
"""Letters of other alphabets in the place of those they look like."""


def looks_named(name: str) -> bool:
    """Whether a file looks as if it held a document: rates.json, rates.yaml.txt, a blank or a
    foreign letter in the ending.
    """
    plain = unicodedata.normalize("NFKC", name).casefold().translate(_LOOK)
    seen = "".join(one for one in plain if unicodedata.category(one) not in ("Cf", "Mn"))
    return bool(_ENDING.search(seen))
