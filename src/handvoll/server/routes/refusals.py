"""How a request can be refused, for the schema."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from handvoll.wire.refusal import Refusal

REFUSALS = {
    status: ResponseSpec(Refusal, generate_examples=False, description=why)
    for status, why in {
        400: "It cannot be read, or names what is not there",
        403: "Only somebody else may do that",
        404: "No such table, or none for you",
        409: "Not while the table stands as it does",
        413: "Too big",
        429: "Too often",
        503: "It could not be saved; nothing was changed",
    }.items()
}
