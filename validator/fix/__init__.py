"""Safe fixes: another spelling of the same facts, where one is refused. The rest stays."""

from __future__ import annotations

from .document import Fixed, Unsafe, fix

__all__ = ["Fixed", "Unsafe", "fix"]
