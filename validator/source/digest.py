"""SHA-256 of Python itself: OpenSSL behind :mod:`hashlib` takes longer to load than a document."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import sha256
else:
    try:
        from _sha2 import sha256  # since 3.12
    except ImportError:
        try:
            from _sha256 import sha256
        except ImportError:  # a Python built without its own
            from hashlib import sha256

__all__ = ["sha256"]
