"""The catalogues, read for what each message is made of."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from nightcoach.words import catalogues


class Facts(Visitor):
    """The variables and choices of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by fluent
        self.names.add(node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ftl.Identifier):
            self.choices.add(node.key.name)
        self.generic_visit(node)


def messages(language: str) -> dict[str, Facts]:
    """Every message of a language with its variables and choices."""
    found: dict[str, Facts] = {}
    for text in catalogues(language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language} says {entry.id.name} twice"
                facts = Facts()
                facts.visit(entry)
                found[entry.id.name] = facts
    return found
