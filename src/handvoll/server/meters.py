"""What is measured, for Prometheus: /metrics, for whoever has its token and nobody else.

No figure counts what people do at a table: in 5er finden they outline in secret, and a counter
that moves when somebody did would tell. So there are the connections, why some were dropped, and
how long the last writes took, looked at anew once a minute.
"""

from __future__ import annotations

import hmac
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from statistics import quantiles

from prometheus_client import CollectorRegistry, Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

WRITES = 1000  # the last ones, whose times are looked at
LOOK = 60.0  # seconds from one look to the next
HUNDREDTHS = (50, 95, 99)


class Meters(Collector):
    """The meters of one house; numbers only, never names or cards."""

    def __init__(
        self, token: str | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.sockets = 0
        self.replaced: Counter[str] = Counter()  # moves of bots that did not answer, by level
        self.dropped: Counter[int] = Counter()  # by close code
        self._token = token
        self._clock = clock
        self._writes: deque[float] = deque(maxlen=WRITES)
        self._looked_at = clock()
        self._seen: list[float] = []
        self.registry = CollectorRegistry()
        self.registry.register(self)

    def open_to(self, authorization: str) -> bool:
        """Whether whoever asks like this may read."""
        wanted = f"Bearer {self._token}".encode()
        return self._token is not None and hmac.compare_digest(authorization.encode(), wanted)

    def appended(self, seconds: float) -> None:
        """Something is durable after so long."""
        self._writes.append(seconds)

    def collect(self) -> Iterator[Metric]:
        """Everything, in Prometheus' words."""
        yield GaugeMetricFamily("handvoll_sockets", "Live connections", self.sockets)
        dropped = CounterMetricFamily(
            "handvoll_dropped", "Connections dropped, by close code", labels=["code"]
        )
        for code, count in self.dropped.items():
            dropped.add_metric([str(code)], count)
        yield dropped
        replaced = CounterMetricFamily(
            "handvoll_bots_replaced", "Moves of bots that did not answer", labels=["level"]
        )
        for level, count in self.replaced.items():
            replaced.add_metric([level], count)
        yield replaced
        yield self._write_times()

    def _write_times(self) -> Metric:
        if self._clock() - self._looked_at >= LOOK:
            self._looked_at, self._seen = self._clock(), _hundredths(list(self._writes))
        times = GaugeMetricFamily(
            "handvoll_append_seconds",
            "Until the last writes were durable",
            labels=["quantile"],
        )
        for hundredth, seconds in zip(HUNDREDTHS, self._seen, strict=False):
            times.add_metric([str(hundredth / 100)], seconds)
        return times


def _hundredths(seconds: list[float]) -> list[float]:
    """The times that half, nearly all and almost all stay under, in whole milliseconds."""
    if len(seconds) < 2:
        return []
    cut = quantiles(seconds, n=100)
    return [round(cut[hundredth - 1], 3) for hundredth in HUNDREDTHS]
