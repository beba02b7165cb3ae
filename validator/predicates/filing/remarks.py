"""What whoever transcribed the rules noticed in them: places that can be read in different ways.

A remark gives a question and the readings, each with its lines. It is a person's observation, not
something the program worked out. It has a section of its own. Each place is right for whoever reads
it alone.

## Says
- two-readings: A doubt noted by whoever typed this in: {@earlier} {@earlier:say} that {earlier};
  {@} {@:say} that {later}. {about}
  Fix: Answer this in the rules, in one place.
  See also: {earlier}
- one-place: A doubt noted by whoever typed this in: {@} {@:say} that {earlier}, and also that
  {later}. {about}
  Fix: Answer this in the rules.
- one-reading: A doubt noted by whoever typed this in: {@} {@:say} that {later}. {about}
  Fix: Answer this in the rules.
- none: No remark was made on these rules.
- draft: These rules were not transcribed from a paper.

## Examples
```yaml unclear two-readings
source: {document: a.txt, lines: 1-900}
remarks:
  - about: What are the cards dealt from?
    readings: [{says: they come from a shoe, at: 788}, {says: they come from a machine, at: 809}]
```
> A doubt noted by whoever typed this in: line 788 says that they come from a shoe; line 809 says
> that they come from a machine. What are the cards dealt from?
```yaml met none
source: {document: a.txt, lines: 1-900}
```
"""

from __future__ import annotations

from ...model.told import Remark
from ..agreement import line
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, unclear
from ..values import name


def judge(subject: Subject, ask: Ask) -> Answers:
    found = subject.game.remarks
    yield from (_answer(one) for one in found)
    if not found and subject.game.source:
        yield met("none", subject.game)
    elif not found:
        yield not_applicable("draft")


def _answer(remark: Remark) -> Answer:
    *earlier, last = remark.readings
    about, later = name(remark.about), name(last.says)
    if not earlier:
        return unclear("one-reading", last, key=remark.about, about=about, later=later)
    first = earlier[0]
    case = "one-place" if line(first) == line(last) != 0 else "two-readings"
    see = [(first, "earlier"), *((one, "also") for one in earlier[1:])]
    return unclear(
        case, last, see=see, key=remark.about, about=about, earlier=name(first.says), later=later
    )
