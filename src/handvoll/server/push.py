"""Web Push: words sealed for one browser, and the house's name on them (RFC 8291, RFC 8292).

It needs the extra `push`; a house without it cannot, and says so.
"""

from __future__ import annotations

import base64
import time
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from handvoll.server.outside import origin
from handvoll.wire.push import Device

KEPT = "push-key"  # under which the house keeps its private key
SIGNED = 12 * 3600  # seconds a signature is good for; more than a day is refused
LASTS = 24 * 3600  # seconds a push service keeps what it could not deliver
SUBJECT = "mailto:house@handvoll.invalid"  # whom a push service may complain to, without --origin


def able() -> bool:
    """Whether what it takes is installed."""
    return all(find_spec(each) for each in ("http_ece", "py_vapid"))


def new_key() -> str:
    """A private key nobody can guess."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415  (an extra)

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers know the house by."""
    return encoded(point(_signer(private).public_key))


def sealed(
    device: Device, words: bytes, private: str, subject: str
) -> tuple[dict[str, str], bytes]:
    """What to send: headers, and a body that only this browser can read."""
    import http_ece  # noqa: PLC0415  (an extra)
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    body = http_ece.encrypt(
        words,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(device.p256dh),
        auth_secret=decoded(device.auth),
        version="aes128gcm",
    )
    until = int(time.time()) + SIGNED
    claims = {"aud": origin(urlsplit(device.endpoint)), "sub": subject, "exp": until}
    headers = {
        **_signer(private).sign(claims),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(LASTS),
        "urgency": "normal",
    }
    return headers, bytes(body)


def is_point(key: str) -> bool:
    """Whether this is a public key at all."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415  (an extra)

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    except ValueError:
        return False
    return True


def _signer(private: str) -> Any:
    from py_vapid import Vapid02  # noqa: PLC0415  (an extra)

    return Vapid02.from_raw(private.encode())


def point(key: Any) -> bytes:
    """A public key as the web sends it."""
    from cryptography.hazmat.primitives.serialization import (  # noqa: PLC0415  (an extra)
        Encoding,
        PublicFormat,
    )

    return bytes(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def encoded(raw: bytes) -> str:
    """As the web writes it."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """What the web wrote."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
