"""How the value of a key is read, and what the published schema says of it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
    from pydantic_core import CoreSchema

_SOME = "a list that is not empty"


class Reads:
    """A value is read by one function."""

    def __init__(self, parse: Callable[[Any], Any]) -> None:
        self.parse = parse

    def __get_pydantic_core_schema__(
        self, source: Any, handler: "GetCoreSchemaHandler"
    ) -> "CoreSchema":
        from pydantic_core import core_schema

        return core_schema.no_info_plain_validator_function(self.parse)


class Exactly:
    """A value of one Python type and no other: ``true`` is no number."""

    def __init__(self, kind: type, says: str) -> None:
        self.kind, self.says = kind, says

    def parse(self, value: object) -> object:
        if type(value) is not self.kind:
            raise ValueError(self.says)
        return value

    def __get_pydantic_core_schema__(self, source: Any, handler: "GetCoreSchemaHandler") -> Any:
        return {**handler(source), "strict": True}


class Schema:
    """What the published schema says of a value."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self.schema = schema

    def __get_pydantic_json_schema__(
        self, core: Any, handler: "GetJsonSchemaHandler"
    ) -> dict[str, Any]:
        return dict(self.schema)


def described(says: str, *forms: dict[str, Any]) -> Schema:
    shape = forms[0] if len(forms) == 1 else {"anyOf": list(forms)}
    return Schema({**shape, "x-says": says})


class NotEmpty:
    """A list of one entry at least: an empty one would say nothing where something must be said."""

    @staticmethod
    def around(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def checked(value: Any) -> Any:
            if not value:
                raise ValueError(_SOME)
            return read(value)

        return checked

    def __get_pydantic_core_schema__(self, source: Any, handler: "GetCoreSchemaHandler") -> Any:
        return {**handler(source), "min_length": 1}


class Repeatable:
    """One statement, or a list of them: what a filing says once or more than once."""

    def __init__(self, least: int = 0) -> None:
        self.least = least

    def around(self, read: Callable[[Any], Any]) -> Callable[[Any], Any]:
        inner = NotEmpty.around(read) if self.least else read
        return lambda value: inner(value if isinstance(value, list | tuple) else [value])

    def __get_pydantic_core_schema__(self, source: Any, handler: "GetCoreSchemaHandler") -> Any:
        from pydantic_core import core_schema

        inner: Any = {**handler(source), **({"min_length": 1} if self.least else {})}
        return core_schema.no_info_before_validator_function(
            lambda value: value if isinstance(value, list | tuple) else [value], inner
        )

    def __get_pydantic_json_schema__(
        self, core: Any, handler: "GetJsonSchemaHandler"
    ) -> dict[str, Any]:
        array = handler(core)
        return {"anyOf": [array["items"], array]} if "items" in array else array
