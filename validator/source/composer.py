"""PyYAML's composer: on libyaml, or the one in pure Python, which makes the same nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from yaml.composer import Composer
from yaml.constructor import BaseConstructor
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.resolver import BaseResolver
from yaml.scanner import Scanner

IMPLICIT = "implicit"


class PureLoader(Reader, Scanner, Parser, Composer, BaseConstructor, BaseResolver):
    """Some twenty times slower than libyaml, and always there."""

    def __init__(self, stream: bytes) -> None:
        Reader.__init__(self, stream)
        Scanner.__init__(self)
        Parser.__init__(self)
        Composer.__init__(self)
        BaseConstructor.__init__(self)
        BaseResolver.__init__(self)

    def resolve(self, *_: Any) -> str:
        return IMPLICIT


if TYPE_CHECKING:
    Loader = PureLoader
else:
    try:
        from yaml._yaml import CParser
    except ModuleNotFoundError:
        Loader = PureLoader
    else:

        class Loader(CParser, BaseConstructor, BaseResolver):
            """libyaml's composer."""

            def __init__(self, stream: bytes) -> None:
                CParser.__init__(self, stream)
                BaseConstructor.__init__(self)
                BaseResolver.__init__(self)

            def resolve(self, *_: Any) -> str:
                return IMPLICIT
