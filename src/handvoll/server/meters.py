"""What is measured, for Prometheus: /metrics.

Counted in plain numbers and put into Prometheus' words when it asks: its own counters lock and
look up labels, which would be a twentieth of every move.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Metric
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.registry import Collector

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)


class Meters(Collector):
    """The meters of one house; numbers only, never names or cards."""

    def __init__(self) -> None:
        self.lines = 0
        self.said: Counter[tuple[str, str]] = Counter()  # by kind and result
        self.sockets = 0
        self.dropped: Counter[int] = Counter()  # by close code
        self._appends = [0] * (len(BUCKETS) + 1)
        self._append_seconds = 0.0
        self.registry = CollectorRegistry()
        self.registry.register(self)

    def appended(self, lines: int, seconds: float) -> None:
        """Lines are durable after so long."""
        self.lines += lines
        self._appends[bisect_left(BUCKETS, seconds)] += 1
        self._append_seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """Everything, in Prometheus' words."""
        yield CounterMetricFamily("handvoll_lines", "Lines written to table logs", self.lines)
        said = CounterMetricFamily(
            "handvoll_messages", "Messages by kind and result", labels=["kind", "result"]
        )
        for labels, count in self.said.items():
            said.add_metric(labels, count)
        yield said
        yield GaugeMetricFamily("handvoll_sockets", "Live connections", self.sockets)
        dropped = CounterMetricFamily(
            "handvoll_dropped", "Connections dropped, by close code", labels=["code"]
        )
        for code, count in self.dropped.items():
            dropped.add_metric([str(code)], count)
        yield dropped
        yield self._append_histogram()

    def _append_histogram(self) -> Metric:
        bounds = [*map(str, BUCKETS), "+Inf"]
        return HistogramMetricFamily(
            "handvoll_append_seconds",
            "Time until lines were durable",
            list(zip(bounds, accumulate(self._appends), strict=True)),
            self._append_seconds,
        )
