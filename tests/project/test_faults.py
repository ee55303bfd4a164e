"""The faults of `make faults` can be planted in the code as it is now."""

from __future__ import annotations

import pytest

from tools.faults import FAULTS, ROOT, Fault


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.file)
def test_a_fault_can_be_planted_and_its_tests_are_there(fault: Fault) -> None:
    text = (ROOT / "src" / "handvoll" / fault.file).read_text("utf-8")
    assert fault.right in text
    assert fault.right != fault.wrong
    assert all((ROOT / "tests" / name).exists() for name in fault.tests.split())
