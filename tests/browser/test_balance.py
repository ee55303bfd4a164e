"""The page of a balance report: drawn, light and dark, wide and narrow, and it asks for nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from typer.testing import CliRunner

from handvoll.cli import app

WORDS = "balance highfive -n 12 --bots random --workers 1 --lang de --set points.pair=2 --out"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("balance") / "page.html"
    assert CliRunner().invoke(app, [*WORDS.split(), str(file)]).exit_code == 0
    return file


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (390, "dark"), (320, "light")])
def test_the_page_is_drawn_and_asks_for_nothing(
    chromium: Browser, page: Path, width: int, scheme: str
) -> None:
    asked: list[str] = []
    wrong: list[str] = []
    context = chromium.new_context(
        viewport={"width": width, "height": 800},
        color_scheme="dark" if scheme == "dark" else "light",
    )
    tab = context.new_page()
    tab.on("request", lambda request: asked.append(request.url))
    tab.on("pageerror", lambda error: wrong.append(str(error)))
    tab.on("console", lambda said: wrong.append(said.text))
    tab.goto(page.as_uri())
    plots = tab.locator("section .js-plotly-plot")
    # Differences are a table, what is the same in all games needs no picture, and each side of
    # the table has its own reasons: by what, and when.
    said = tab.locator("section:not(#why) > p > strong").count()
    assert tab.locator("#why .js-plotly-plot").count() == 4
    assert plots.count() == tab.locator("section").count() - 1 - said + 3
    assert said <= 1
    ink = tab.evaluate("getComputedStyle(document.body).color")
    tab.wait_for_function(
        "ink => getComputedStyle(document.querySelector('.xtick text')).fill === ink", arg=ink
    )
    assert tab.evaluate("document.documentElement.scrollWidth") <= width
    assert {url for url in asked if not url.startswith("data:")} == {page.as_uri()}
    assert not wrong
    tab.screenshot(path=f"tests/browser/output/balance-{width}.png", full_page=True)
    context.close()
