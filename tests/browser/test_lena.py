"""A player that was trained elsewhere sits down at a table: the example of docs/research.md."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.adapters.test_learner import EXAMPLE
from tests.browser.conftest import DESKTOP, People, start_server
from tests.browser.igo import IGo
from tests.browser.look import look
from tests.browser.test_entry import press
from tests.sixth.installed import installed


def test_lena_is_chosen_and_plays(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = installed(tmp_path, package=EXAMPLE)
    monkeypatch.setenv("PYTHONPATH", home["PYTHONPATH"])
    with start_server(tmp_path) as server:
        people = People(chromium, server.address)
        anna = people(lang="de", size=DESKTOP)
        anna.go("/")
        press(anna, "igo", "web-play-now")
        anna.page.get_by_role("button", name="1", exact=True).click()
        anna.page.get_by_role("button", name="Lena").click()
        look(anna, "start-lena")
        anna.click("web-begin")
        anna.page.locator(".tbl").wait_for()
        expect(anna.page.locator(".plate", has_text="Lena").first).to_be_visible()
        table = anna.get(f"/api{anna.where.replace('/table/', '/tables/')}")
        assert "igo.lena" in str(table["seats"])
        IGo(anna).turn()
        anna.click("web-igo-end")
        anna.page.locator(".rail .log li", has_text="Lena").first.wait_for()
        people.leave()
        assert "bot failed" not in server.written()
