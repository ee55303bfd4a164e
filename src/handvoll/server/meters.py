"""What is measured, for Prometheus: /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)


class Meters:
    """The meters of one house; numbers only, never names or cards."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.lines = Counter(
            "handvoll_lines_total", "Lines written to table logs", registry=self.registry
        )
        self.said = Counter(
            "handvoll_messages_total",
            "Messages by kind and result",
            ["kind", "result"],
            registry=self.registry,
        )
        self.sockets = Gauge("handvoll_sockets", "Live connections", registry=self.registry)
        self.dropped = Counter(
            "handvoll_dropped_total",
            "Connections dropped, by close code",
            ["code"],
            registry=self.registry,
        )
        self.append_seconds = Histogram(
            "handvoll_append_seconds",
            "Time until lines were durable",
            buckets=BUCKETS,
            registry=self.registry,
        )
