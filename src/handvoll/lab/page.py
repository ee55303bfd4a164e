"""A report of a game's balance as one page, with Plotly in it: it asks the network for nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from html import escape
from importlib.resources import files
from textwrap import wrap
from typing import Any

from handvoll.engine.game import game_named
from handvoll.lab.balance import Report
from handvoll.lab.extras import needed
from handvoll.lab.worth import ELSE
from handvoll.text import say

CONFIG = {"displayModeBar": False, "responsive": True, "scrollZoom": False}
HEIGHT = 360  # of a picture, in pixels
WORDS, SMALL = 16, 14  # their size, in pixels
FAINT = 0.55  # of bars that lie over each other
FEW = 2  # of them that can be told apart
MOST = 8  # things that are told of why seats differ
WIDE, NARROW = 20, 7  # letters of a line below a picture, and below one beside others
FRAME, ROOM, BAR = 150, 12, 16  # pixels: around bars that lie, between groups of them, each
LUCK = ("deal", "players", "rest")


class Page:
    """Writes the page of a report, in one language."""

    def __init__(self, report: Report, language: str) -> None:
        self.report = report
        self.say = partial(say, language=language)
        self.language = language
        self.go = needed("plotly.graph_objects", "lab")
        self.sides = [(self.words("printed"), report["printed"])]
        if "what_if" in report:
            self.sides.append((self.words("what-if"), report["what_if"]))
        self.seats = list(report["printed"]["scores"])
        self.colours = needed("plotly.colors", "lab").qualitative.Safe

    def words(self, name: str, **facts: str | int) -> str:
        """A message of this page."""
        return self.say(f"balance-{name}", facts)

    def html(self) -> str:
        """The whole page."""
        script = needed("plotly.offline", "lab").get_plotlyjs()
        frame = (files("handvoll.lab") / "page.html").read_text("utf-8")
        parts = {
            "LANGUAGE": self.language,
            "TITLE": escape(self.title),
            "LEAD": "".join(f"<p>{escape(line)}</p>" for line in self.lead()),
            "BODY": "".join(self.sections()),
            "PLOTLY": script,
        }
        for name, text in parts.items():
            frame = frame.replace(f"@{name}@", text)
        return frame

    @property
    def title(self) -> str:
        """What it is about."""
        game = game_named(self.report["printed"]["experiment"]["game"]).title
        return self.words("title", game=game)

    def lead(self) -> Iterator[str]:
        """What was played."""
        played = self.report["printed"]["experiment"]
        bots = ", ".join(dict.fromkeys(played["bots"]))
        games = f"{self.report['games']:,}".replace(",", " ")
        yield self.words("lead", games=games, seats=played["seats"], bots=bots, seed=played["seed"])
        if "what_if" in self.report:
            yield self.words("changed", changes=", ".join(self.changes()))

    def changes(self) -> Iterator[str]:
        """What the changed game has of its own."""
        one, two = (self.report[side]["experiment"] for side in ("printed", "what_if"))
        for name in ("options", "numbers"):
            for setting, value in two[name]:
                if [setting, value] not in [list(each) for each in one[name]]:
                    yield f"{setting}={value}"

    def sections(self) -> Iterator[str]:
        """What came out, part by part."""
        if "differences" in self.report:
            yield self.section("differences", self.difference_table())
        if len(self.seats) > 1:
            yield self.section("seats", self.picture(self.seat_bars(), self.words("won-axis")))
            yield self.section("why", "".join(self.reasons()))
        if self.pays:
            yield self.section("scores", self.picture(self.score_bars(), self.words("points-axis")))
        yield self.section("length", self.spread("length", self.words("moves-axis")))
        yield self.section("dead", self.spread("dead", self.words("dead-axis")))
        if any(side["half_time"] for _, side in self.sides):
            picture = self.picture(self.leads(), self.words("lead-axis"), names=self.lead_names())
            yield self.section("half", picture)
        if "luck_deal" in self.report["printed"]["measures"]:
            picture = self.picture(self.luck_bars(), "%", stacked=True)
            yield self.section("luck", picture + self.luck_table())
        picture = self.deed_bars() if self.pays else ""
        tables = "".join(self.deed_table(*side) for side in self.sides)
        yield self.section("deeds", picture + tables + self.deed_differences())

    @property
    def pays(self) -> bool:
        """Whether points are more than a way to say who won."""
        scores = [bars for _, side in self.sides for bars in side["scores"].values()]
        return max(float(edge) for bars in scores for edge in bars["edges"][:-1]) > 1

    def section(self, name: str, inside: str) -> str:
        """A part of the page with its heading and a sentence about it."""
        heading, note = escape(self.words(name)), f"<p>{escape(self.words(f'{name}-note'))}</p>"
        if name == "why" and not self.pays:  # the note is about its picture
            note = ""
        return f'<section id="{name}"><h2>{heading}</h2>{note}{inside}</section>'

    def spread(self, what: str, axis: str) -> str:
        """A distribution as a picture; one that is the same in all games in words."""
        values = {edge for _, side in self.sides for edge in side[what]["edges"][:-1]}
        if len(values) == 1:
            value = f"{values.pop():g} {axis}"
            return f"<p><strong>{escape(self.words('always', value=value))}</strong></p>"
        return self.picture(self.bars(what), axis)

    # Pictures

    def picture(
        self, traces: list[Any], axis: str, stacked: bool = False, names: list[str] | None = None
    ) -> str:
        """Some traces as a picture; names of its x-axis, where it has any, stand in this order."""
        figure = self.go.Figure(traces)
        figure.update_xaxes(title=axis)
        if names:
            figure.update_xaxes(type="category", categoryorder="array", categoryarray=names)
            figure.update_yaxes(range=[0, 100])  # %, however wide the intervals
        return self.drawn(figure, HEIGHT, stacked)

    def drawn(self, figure: Any, height: int, stacked: bool = False) -> str:
        """A figure in the looks of this page."""
        figure.update_layout(
            template="none",
            height=height,
            colorway=self.colours,
            font={"size": WORDS, "family": "system-ui, sans-serif"},
            margin={"l": 70, "r": 10, "t": 10, "b": 60},
            legend={"orientation": "h", "y": 1.02, "yanchor": "bottom", "traceorder": "normal"},
            paper_bgcolor="rgba(0,0,0,0)",
            plot_bgcolor="rgba(0,0,0,0)",
            barmode="stack" if stacked else "group",
            dragmode=False,
        )
        figure.update_xaxes(automargin=True, fixedrange=True)
        figure.update_yaxes(automargin=True, fixedrange=True)
        html: str = figure.to_html(full_html=False, include_plotlyjs=False, config=CONFIG)
        return html

    def seat_bars(self) -> list[Any]:
        """How often each seat wins."""
        even = 100 / len(self.seats)
        seats = self.seats[::-1]  # pictures begin at the bottom
        line = self.go.Scatter(
            x=[even, even],
            y=[seats[0], seats[-1]],
            mode="lines+markers",
            name=self.words("even"),
            line={"dash": "dot"},
        )
        bars = []
        for name, side in self.sides:
            found = [side["measures"][f"won_{seat}"] for seat in seats]
            values = [100 * each["value"] for each in found]
            errors = [100 * (each["high"] - each["value"]) for each in found]
            spans = {"type": "data", "array": errors}
            kind = {"orientation": "h", "name": name, "error_x": spans}
            bars.append(self.go.Bar(x=values, y=seats, **kind))
        return [*bars, line]

    def reasons(self) -> Iterator[str]:
        """Why one seat wins more than another: of each side a sentence and a picture."""
        for name, side in self.sides:
            head = f"<h3>{escape(name)}</h3>" if len(self.sides) > 1 else ""
            rows = side["why"]["deeds"][:MOST]
            told = self.told(side, rows) if rows and self.pays else ""
            yield f"{head}<p><strong>{escape(self.reason(side, rows))}</strong></p>{told}"

    def told(self, side: Report, rows: list[dict[str, Any]]) -> str:
        """By what seats differ, when that comes about, and how much each of them does."""
        note = f"<p>{escape(self.words('when-note'))}</p>"
        parts = (self.seat_deeds(rows), note, self.totals(side), self.course(side))
        return "".join(parts)

    def totals(self, side: Report) -> str:
        """How much each seat does, for what and at what cost, in numbers."""
        keys = {"times": "deed-times", "points": "deed-points", "cost": "total-cost"}
        found = side["why"]["totals"]
        rows = [([seat, *(_span(found[seat][key]) for key in keys)], "") for seat in found]
        return table([self.words("seat"), *map(self.words, keys.values())], rows)

    def course(self, side: Report) -> str:
        """How far each seat is ahead of the average as a game goes on, in the band it may be in."""
        stages = side["why"]["course"]
        x = [100 * (i + 1) / len(stages) for i in range(len(stages))]
        found = []
        for seat, colour in zip(self.seats, self.colours, strict=False):
            look = {"legendgroup": seat, "line": {"color": colour, "width": 0}, "mode": "lines"}
            for key, fill in (("low", "none"), ("high", "tonexty")):
                y = [each[seat][key] for each in stages]
                band = {"fill": fill, "hoverinfo": "skip", "showlegend": False}
                found.append(self.go.Scatter(x=x, y=y, **look, **band))
            look["line"] = {"color": colour, "width": 3}
            y = [each[seat]["value"] for each in stages]
            found.append(self.go.Scatter(x=x, y=y, name=seat, **look))
        figure = self.go.Figure(found)
        title = "<br>".join(wrap(self.words("when-axis"), WIDE))
        figure.update_xaxes(title=title, range=[0, 100])
        figure.update_yaxes(title=self.words("ahead-axis"))
        return self.drawn(figure, HEIGHT)

    def reason(self, side: Report, rows: list[dict[str, Any]]) -> str:
        """Who is better off, by how much, since when, and by what most."""
        why = side["why"]
        best, least = why["best"], why["least"]
        if not why["won"]["sure"]:
            return self.words("why-even")
        facts = {"best": best, "least": least, "won": _number(100 * why["won"]["value"])}
        if not (rows and self.pays):
            return self.words("why-won", **facts)
        more = max(rows, key=lambda row: row[best]["value"] - row[least]["value"])
        part = more[best]["value"] - more[least]["value"]
        numbers = {"points": why["points"]["value"], "half": why["half"]["value"], "part": part}
        facts |= {name: _number(value) for name, value in numbers.items()}
        return self.words("why-points", what=self.deed(more["what"]), **facts)

    def seat_deeds(self, rows: list[dict[str, Any]]) -> str:
        """What seats make of each thing, in points a game more or less than their mean."""
        names = [self.deed(row["what"]) for row in rows]
        bars = [
            self.go.Bar(
                y=names,
                x=[row[seat]["value"] for row in rows],
                name=seat,
                orientation="h",
                error_x={"type": "data", "array": [_reach(row[seat]) for row in rows]},
            )
            for seat in self.seats
        ]
        figure = self.go.Figure(bars)
        figure.update_xaxes(title="<br>".join(wrap(self.words("more-axis"), WIDE)))
        figure.update_yaxes(autorange="reversed", dtick=1)
        return self.drawn(figure, FRAME + len(names) * (ROOM + BAR * len(bars)))

    def score_bars(self) -> list[Any]:
        """How many points each seat makes."""
        return [
            self.histogram(
                bars, f"{seat}, {name}" if len(self.sides) > 1 else seat, len(self.seats) <= FEW
            )
            for name, side in self.sides
            for seat, bars in side["scores"].items()
        ]

    def bars(self, what: str) -> list[Any]:
        """A distribution, of each side."""
        return [self.histogram(side[what], name) for name, side in self.sides]

    def histogram(self, spread: dict[str, Any], name: str, few: bool = True) -> Any:
        """A distribution as a stepped line: several lie over each other and can be read."""
        total = max(sum(spread["games"]), 1)
        shares = [100 * games / total for games in spread["games"]]
        first, second, *_ = edges = spread["edges"]
        if spread["single"]:  # a number stands in the middle of its step
            edges = [edge - (second - first) / 2 for edge in edges]
        line = {"shape": "hv", "width": 3}
        filled = few and len(self.sides) == 1
        fill = {"fill": "tozeroy", "opacity": FAINT} if filled else {}
        return self.go.Scatter(x=edges, y=[*shares, 0], name=name, line=line, mode="lines", **fill)

    def lead_names(self) -> list[str]:
        """The groups of leads of all sides, the smallest first."""
        groups = [each for _, side in self.sides for each in side["half_time"]]
        return [_from_to(*each) for each in sorted({(each["from"], each["to"]) for each in groups})]

    def leads(self) -> list[Any]:
        """How often who is ahead at half-time wins, by the lead."""
        found = []
        for name, side in self.sides:
            groups = side["half_time"]
            labels = [_from_to(each["from"], each["to"]) for each in groups]
            errors = [100 * (each["high"] - each["value"]) for each in groups]
            values = [100 * each["value"] for each in groups]
            spans = {"type": "data", "array": errors}
            found.append(self.go.Bar(x=labels, y=values, name=name, error_y=spans))
        return found

    def luck_bars(self) -> list[Any]:
        """What of the difference between seats is whose."""
        names = [name for name, side in self.sides]
        return [
            self.go.Bar(
                y=names,
                x=[100 * side["measures"][f"luck_{part}"]["value"] for _, side in self.sides],
                name=self.words(f"luck-{part}"),
                orientation="h",
            )
            for part in LUCK
        ]

    def deed_bars(self) -> str:
        """What things bring and cost, side by side; what is the same for all is not drawn."""
        kinds = ["points", "cost", "yield"] if len(self.costs()) > 1 else ["points"]
        heads = [wrap(self.words(f"deed-{kind}"), NARROW) for kind in kinds]
        draw = needed("plotly.subplots", "lab").make_subplots
        figure = draw(1, len(kinds), shared_yaxes=True, horizontal_spacing=0.05)
        for at, kind in enumerate(kinds):
            for number, (name, side) in enumerate(self.sides):
                figure.add_trace(self.deed_trace(name, side, kind, number), 1, at + 1)
            title = {"text": "<br>".join(heads[at]), "font": {"size": SMALL}}
            figure.update_xaxes(title=title, nticks=3, tickangle=0, col=at + 1)
        figure.update_yaxes(autorange="reversed", dtick=1)
        figure.update_layout(showlegend=len(self.sides) > 1)
        lines = len({deed["what"] for _, side in self.sides for deed in side["deeds"]})
        return self.drawn(figure, FRAME + lines * (ROOM + BAR * len(self.sides)))

    def costs(self) -> set[float]:
        """All that deeds cost, if anything."""
        deeds = [deed for _, side in self.sides for deed in side["deeds"]]
        return {deed["cost"]["value"] for deed in deeds} - {0.0}

    def deed_trace(self, name: str, side: Report, kind: str, number: int) -> Any:
        """One thing about all deeds of a side."""
        deeds = [each for each in side["deeds"] if kind in each]
        return self.go.Bar(
            y=[self.deed(each["what"]) for each in deeds],
            x=[each[kind]["value"] for each in deeds],
            error_x={"type": "data", "array": [_reach(each[kind]) for each in deeds]},
            orientation="h",
            name=name,
            legendgroup=name,
            showlegend=kind == "points",
            marker={"color": self.colours[number]},
        )

    # Tables

    def difference_table(self) -> str:
        """Every measure of both sides, and what lies between."""
        report = self.report
        rows = []
        for name, apart in report["differences"].items():
            percent = name in report["printed"]["percent"]
            two = (
                _span(report[side]["measures"][name], percent) for side in ("printed", "what_if")
            )
            cells = [self.measure(name), *two, _span(apart, percent, signed=True)]
            rows.append((cells, "sure" if apart["sure"] else ""))
        heads = ("measure", "printed", "what-if", "difference")
        return table([self.words(head) for head in heads], rows)

    def luck_table(self) -> str:
        """What of the difference is whose, in numbers."""
        heads = ["", *(self.words(f"luck-{part}") for part in LUCK)]
        rows = [
            ([name, *(_span(side["measures"][f"luck_{part}"], percent=True) for part in LUCK)], "")
            for name, side in self.sides
        ]
        return table(heads, rows)

    def measure(self, name: str) -> str:
        """What is measured, in words."""
        what, _, seat = name.partition("_")
        if what in ("won", "score"):
            return self.words(f"measure-{what}", seat=seat)
        if what == "luck":
            return self.words(f"luck-{seat}")
        return self.words(f"measure-{name.replace('_', '-')}")

    def deed(self, what: str) -> str:
        """What is done, by the name that can be set; else in words."""
        return self.words("else") if what == ELSE else what.replace("_", " ")

    def deed_table(self, name: str, side: Report) -> str:
        """What each thing was worth, in numbers."""
        paid = ("points", "cost", "yield") if self.pays else ("cost",)
        keys = ("times", *paid, "winners", "others")
        heads = [name, *(self.words(f"deed-{key}") for key in keys)]
        rows = [
            (
                [
                    self.deed(each["what"]),
                    *(_span(each[key]) if key in each else "" for key in keys),
                ],
                "",
            )
            for each in side["deeds"]
        ]
        return table(heads, rows)

    def deed_differences(self) -> str:
        """What is done more or less often, for more or less, in the changed game."""
        keys = ("times", "points", "cost", "yield")
        heads = [self.words("difference"), *(self.words(f"deed-{key}") for key in keys)]
        rows = []
        for each in self.report.get("deed_differences", ()):
            cells = [_sure_span(each[key]) if key in each else "" for key in keys]
            rows.append(([self.deed(each["what"]), *cells], ""))
        return table(heads, rows) if rows else ""


def _from_to(first: float, last: float) -> str:
    """A stretch of numbers."""
    return f"{first:g}" if first == last else f"{first:g}–{last:g}"


def _span(figure: dict[str, float], percent: bool = False, signed: bool = False) -> str:
    """A figure with its interval."""
    times, unit = (100, " %") if percent else (1, "")
    value, low, high = (figure[key] * times for key in ("value", "low", "high"))
    sign = "+" if signed else ""
    if low == high:
        return f"{value:{sign}z.2f}{unit}"
    return f"{value:{sign}z.2f}{unit} [{low:{sign}z.2f}, {high:{sign}z.2f}]"


def _sure_span(figure: dict[str, float]) -> str:
    """A difference with its interval, and a dot if it is surely one."""
    return _span(figure, signed=True) + (" ●" if figure["sure"] else "")


def _reach(figure: dict[str, float]) -> float:
    """How far the interval of a figure goes to either side."""
    return figure["high"] - figure["value"]


def _number(value: float) -> str:
    """A number for a sentence."""
    return f"{value:.1f}".replace("-", "\N{MINUS SIGN}")


def table(heads: list[str], rows: list[tuple[list[str], str]]) -> str:
    """A table, wide ones scroll by themselves."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join(
        f'<tr class="{kind}">' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
        for cells, kind in rows
    )
    inside = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="wide" tabindex="0">{inside}</div>'
