"""Safe fixes: another spelling of the same facts, at the places where the spelling is refused. All
else stays byte for byte.
"""

from __future__ import annotations

from .document import Fixed, Unsafe, fix

__all__ = ["Fixed", "Unsafe", "fix"]
