"""Tests of what only POSIX systems have: terminals made by a program, streams that are closed."""

from __future__ import annotations

import os

collect_ignore = [] if os.name == "posix" else ["test_progress.py", "test_streams.py"]
