"""Names as others may read them: visible, not too tall, and told apart at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from handvoll.server.errors import BadRequest
from handvoll.wire.people import LONGEST_NAME

_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Me"}  # controls, unassigned, enclosing marks
# Letters and signs that show nothing, and two that are as wide as a page.
_ODD = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159\ufdfd\U0001242b")
# Letters of other alphabets and digits that look like Latin ones, in lower case.
_CYRILLIC = (
    "\u0430\u0441\u0501\u0435\u04bb\u0456\u0458\u04cf\u043e\u0440\u0455\u051b\u0443\u0445\u051d"
)
_GREEK = "\u03b1\u03b9\u03bf\u03c1\u03c5\u03c7\u03bd\u03ba\u03c4"
_ARMENIAN = "\u0570\u0575\u0578\u057d\u0581\u0585"
_OTHERS = "\u0131\u017f\u026a\u0251\u0261i01|!"
_LIKE = str.maketrans(
    _CYRILLIC + _GREEK + _ARMENIAN + _OTHERS,
    "acdehljlopsqyxw" + "alopyxvkt" + "hjnugo" + "lslaglolll",
)
# Capitals of other alphabets, and small ones of our own, that look like Latin letters; their
# small letters may not, so they are taken for what they look like first.
_CAPITALS = (
    "\u0410\u0412\u0415\u0405\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423"
    "\u0425\u04ae"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
    "\u1d00\u0299\u1d04\u1d05\u1d07\u0262\u029c\u1d0a\u1d0b\u029f\u1d0d\u0274\u1d0f\u1d18"
    "\u0280\u1d1b\u1d1c\u1d20\u1d21\u028f\u1d22"
)
# Alphabets whose small letters look like their capitals: Cherokee, Coptic, Lisu (it has none).
_ALIKE = (
    "\u13aa\u13f4\u13df\u13a0\u13ac\u13c0\u13bb\u13ab\u13e6\u13de\u13b7\u13e2\u13d2\u13da"
    "\u13a2\u13d9\u13b3\u13c3"
    "\u2c80\u2c82\u2c8e\u2c92\u2c94\u2c98\u2c9a\u2c9e\u2ca2\u2ca4\u2ca6\u2ca8\u2cac"
    "\ua4d0\ua4d1\ua4d3\ua4d4\ua4d6\ua4d7\ua4d9\ua4da\ua4dc\ua4dd\ua4df\ua4e0\ua4e1\ua4e2"
    "\ua4e3\ua4e6\ua4e7\ua4ea\ua4eb\ua4ec\ua4ee\ua4f0\ua4f2\ua4f3\ua4f4"
)
_CAPITAL = str.maketrans(
    _CAPITALS + _ALIKE + _ALIKE.lower(),
    ("abesijkmhopctyxy" + "abezhikmnoptyx" + "abcdeghjklmnoprtuvwyz")
    + 2 * ("abcdeghjklmprstvwz" + "abhikmnopctyx" + "bpdtgkjczfmnlsrvhwxyaeiou"),
)
# Marks that choose another look for the letter before, or none: where they are nobody sees.
_SELECTORS = frozenset(
    map(chr, (0x034F, *range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0)))
)
EMOJI = "\ufe0f"  # the one that people type, without knowing it


def clean_name(name: str) -> str:
    """A name as others may read it; raises BadRequest if nothing is left."""
    words = clean_words(name)[:LONGEST_NAME].strip()
    if not any(unicodedata.category(char)[0] in "LNPS" for char in words):
        raise BadRequest("table-no-name")
    return words


def clean_words(text: str) -> str:
    """What somebody wrote, on one line, without what hides, towers or turns other words around."""
    normal = unicodedata.normalize("NFC", text)
    shown = "".join(" " if char.isspace() else char for char in normal if _visible(char))
    return " ".join(_few_marks(shown).split())


def _visible(char: str) -> bool:
    hidden = unicodedata.category(char) in _HIDDEN or char in _ODD or char in _SELECTORS
    return char.isspace() or not hidden


def _few_marks(text: str) -> str:
    """The text with at most two combining marks in a row: names must not tower over others."""
    kept = ""
    for char in text:
        mark = unicodedata.category(char) == "Mn"
        if not (mark and all(unicodedata.combining(last) for last in kept[-2:])):
            kept += char
    return kept


def looks(name: str) -> str:
    """What a name looks like at a glance: two that look the same could be mistaken."""
    plain = unicodedata.normalize("NFKD", name)
    bare = "".join(char for char in plain if not unicodedata.combining(char) and char != EMOJI)
    return bare.casefold().translate(_LIKE).replace("rn", "m").replace("vv", "w").replace(" ", "")


def _likenesses(name: str) -> set[str]:
    """What a name looks like in small letters, and as it is written."""
    return {looks(name), looks(unicodedata.normalize("NFKD", name).translate(_CAPITAL))}


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, or one with a number if somebody at the table is called the same."""
    taken = {likeness for other in others for likeness in _likenesses(other)}
    number, found = 2, name
    while taken & _likenesses(found):
        found = f"{name[: LONGEST_NAME - 3].strip()} {number}"
        number += 1
    return found
