"""The kind `establishment`: who files, and where the law is to be looked up."""

from typing import Literal

from . import types
from .part import Named, Part, SaidText, must, say


class Address(Part):
    """Where the establishment is, as the filing prints it."""

    street: types.Text | None = say("Street and number.", "2724 El Cajon Blvd.")
    city: types.Text | None = say("City.", "San Diego")
    state: types.Text | None = say("State.", "California")


class Establishment(Named):
    """A cardroom or casino that files."""

    kind: Literal["establishment"] = must("The kind of document.", "establishment")
    name: types.Text | None = say("Its name, when the filing gives one.", "Club One Casino")
    also_called: types.Many[SaidText] = say(
        "Other names printed for it.", [{"is": "Club One", "at": 4799}], ()
    )
    jurisdictions: types.Many[types.Jurisdiction] = say(
        "The jurisdictions it stands under, by name, widest first; never a file.",
        ["california", "california/fresno"],
        (),
    )
    address: Address | None = say("Its address.", {"city": "Fresno", "at": 3931})
    seats_per_table: types.Count | None = say("Most seats a table may have.", 10)
    draft: types.Yes = say(
        "True while an application is being prepared: judged by today's law.", True, False
    )
