"""Tests that need more than Python: a browser, and the library that sets type. `.ci/browser`
installs both and runs them.
"""

from __future__ import annotations

import os

collect_ignore = [] if os.environ.get("HOUSEWAY_BROWSER") else ["test_browser.py", "test_paper.py"]
