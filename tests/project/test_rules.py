"""Every rule of every game has a test."""

from __future__ import annotations

from tools.rules import main, rules_of


def test_every_rule_has_a_test() -> None:
    assert len(rules_of("fifteen")) == 19
    assert main() == 0
