"""Check a record, and what you noted when you sat down; fairness.md says what that proves.

python3 verify.py game.jsonl [--commitment TEXT] [--salt TEXT]
"""

import hmac
import json
import sys
from hashlib import sha256
from itertools import combinations, count
from pathlib import Path

# The order of the cards before a shuffle: by colour in this order, then by number; then these.
DECKS = {
    "go5": ("roygbvp", 7, ["j1", "j2", "j3", "s1", "s2"]),
    "fifteen": ("roygtbvp", 15, []),
    "highfive": ("rgby", 13, []),
    "igo": ("pvbsgnroyl", 11, []),
    "fiver": ("", 0, list("ostxmw")),
}
FACES = "ostxmw"  # the symbols of 5er finden


def numbers(seed, game, salts, number):
    """The stream of one outcome: 64-bit numbers out of HMAC-SHA256."""
    for block in count():
        message = ["handvoll-luck-1", game, salts, number, block]
        text = json.dumps(message, separators=(",", ":"), ensure_ascii=False)
        digest = hmac.digest(seed, text.encode(), "sha256")
        yield from (int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8))


def pick(stream, bound):
    """A number below the bound; numbers that would favour some are skipped."""
    return next(number for number in stream if number < 2**64 - 2**64 % bound) % bound


def shuffled(stream, cards):
    """Fisher and Yates from the top."""
    for i in range(len(cards)):
        j = i + pick(stream, len(cards) - i)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def rolled(stream):
    """Five dice, rolled again as a whole while three are equal."""
    dice = [FACES[pick(stream, 6)] for _ in range(5)]
    return dice if max(map(dice.count, dice)) < 3 else rolled(stream)


def tableau(stream):
    """A tableau of 5er finden: a hundred symbols, two of them rarer."""
    rare = list(combinations(FACES, 2))[pick(stream, 15)]
    return shuffled(stream, [face for face in FACES for _ in range(16 if face in rare else 17)])


def as_promised(stream, deck, outcome):
    """Whether an outcome is what its stream gives; a tableau, among the first thousand."""
    if deck != list(FACES):
        return shuffled(stream, [card for card in deck if card in outcome]) == outcome
    if len(outcome) < 6:  # which white tableau is whose, or a roll
        return (rolled(stream) if len(outcome) == 5 else shuffled(stream, list("1234"))) == outcome
    return any(tableau(stream) == outcome for _ in range(1000))


def problems(game, fair, outcomes, notes):
    """What is wrong with the seed, the salts or the outcomes."""
    seed, promise, salts = bytes.fromhex(fair["seed"]), fair["commitment"], fair["salts"]
    if not sha256(seed).hexdigest() == promise == notes.get("--commitment", promise):
        yield "the seed is not the one that was promised"
    mine = notes.get("--salt", salts[0])
    either = {x: {x, f"sha256:{sha256(x.encode()).hexdigest()}"} for x in (mine, *salts)}
    if not either[mine] & set(salts):
        yield "your own salt was left out"
    for i, given in enumerate(fair.get("promised", salts)):
        if given not in either[salts[i]]:
            yield f"the salt of seat {'ABCDEF'[i]} is not the one that was promised"
    for seat in fair.get("bots", ()):
        if salts["ABCDEF".index(seat)] != sha256(f"{promise}:{seat}".encode()).hexdigest()[:32]:
            yield f"the salt of the bot at {seat} does not follow from the commitment"
    colours, highest, others = DECKS.get(game, ("", 0, fair.get("order", [])))
    deck = [f"{c}{n}" for c in colours for n in range(1, highest + 1)] + others
    if not deck:
        yield f"{game} is not known here, and the record does not name the order of its cards"
    for number, outcome in enumerate(outcomes, 1):
        if not as_promised(numbers(seed, game, salts, number), deck, outcome):
            yield f"outcome {number} is not what the seed and the salts give"


header, *entries = map(json.loads, Path(sys.argv[1]).read_text("utf-8").splitlines())
fair, game = header["fair"], header["game"]
outcomes = [entry["chance"] for entry in entries if "chance" in entry]
said = f"all {len(outcomes)} outcomes were fixed before the game"
said += "" if "bots" in fair else " (whose bots are not named: their salts are unchecked)"
said += "" if game in DECKS else " (in the order of cards that the record names)"
said += " (by mere promises of salts, of some)" if "sha256:" in str(fair["salts"]) else ""
noted = dict(zip(sys.argv[2::2], sys.argv[3::2], strict=True))
sys.exit(next(problems(game, fair, outcomes, noted), None) or print(said))
