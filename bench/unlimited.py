"""Our server without its limits, to see what they cost: python -m bench.unlimited serve ..."""

from __future__ import annotations

from handvoll.cli import main
from handvoll.server import limits


def always(*_: object) -> bool:
    """Nothing is counted, all is allowed."""
    return True


if __name__ == "__main__":
    for each in (limits.Bucket, limits.Buckets, limits.NetworkBuckets):
        each.take = always  # type: ignore[method-assign, assignment]
    main()
