"""What is built can be installed where there is nothing: no compiler, no Node, no make.

tests/native has the same of the compiled wheel.
"""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest

from tests.project.wheels import assert_packed, assert_whole

pytestmark = pytest.mark.slow


def test_the_sources_hold_all_that_building_takes(sources: Path) -> None:
    with tarfile.open(sources) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    needed = {"setup.py", "tools/compiler.py", "src/handvoll/web/index.html", "LICENSE"}
    assert needed <= names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".sqlite"))]


def test_the_pure_wheel_is_whole(pure: Path, tmp_path: Path) -> None:
    assert pure.name.endswith("-none-any.whl")
    assert_packed(pure)
    assert_whole(pure, tmp_path)
