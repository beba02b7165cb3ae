"""The kind `establishment`: who files, under which law, and what holds for all its games."""

from typing import Literal

from . import types
from .cards import Term
from .part import Named, Part, SaidText, must, say
from .play import Irregular
from .statements import Claim, Rounding


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
    states: types.Many[Claim] = say(
        "What its general procedures state for every game.",
        [{"that": "notice-to-patrons", "at": 12}],
        (),
    )
    irregularities: types.Many[Irregular] = say(
        "What they say for every game when something goes wrong.",
        [{"what": "exposed-card", "then": "replaced", "at": 34}],
        (),
    )
    rounding: types.Many[Rounding] = say(
        "What they pay in every game when a payment is no whole amount.",
        {"is": "down", "at": 12},
        (),
    )
    glossary: types.Many[Term] = say("Terms for every game.", [{"is": "natural", "at": 60}], ())
    draft: types.Yes = say("Still being prepared: judged by today's law.", True, False)
