"""Check the luck of a Handvoll record with nothing but Python's standard library.

    python3 verify.py game.jsonl [--commitment TEXT] [--salt TEXT]

Give the commitment and your salt as noted when you sat down; fairness.md says what it proves.
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
    limit = 2**64 - 2**64 % bound
    return next(number for number in stream if number < limit) % bound


def shuffled(stream, cards):
    """Fisher and Yates from the top."""
    cards = list(cards)
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


def deck_of(game, fair):
    """The cards before a shuffle; of a game that is not known here as the record names them."""
    colours, highest, others = DECKS.get(game, ("", 0, fair.get("order", [])))
    return [f"{c}{n}" for c in colours for n in range(1, highest + 1)] + others


def as_promised(stream, deck, outcome):
    """Whether an outcome is what its stream gives; a tableau, among the first thousand."""
    if deck != list(FACES):
        return shuffled(stream, [card for card in deck if card in outcome]) == outcome
    if len(outcome) == 5:
        return rolled(stream) == outcome
    return any(tableau(stream) == outcome for _ in range(1000))


def problem(fair, seed, notes):
    """What is wrong with the seed or the salts, if anything is."""
    promise, salts = fair["commitment"], fair["salts"]
    if not sha256(seed).hexdigest() == promise == notes.get("--commitment", promise):
        return "the seed is not the one that was promised"
    if notes.get("--salt", salts[0]) not in salts:
        return "your own salt was left out"
    for seat in fair.get("bots", ()):
        if salts["ABCDEF".index(seat)] != sha256(f"{promise}:{seat}".encode()).hexdigest()[:32]:
            return f"the salt of the bot at {seat} does not follow from the commitment"
    return None


def main(file, **notes):
    """Check a file: says how many outcomes are good, or stops at what is not."""
    header, *entries = map(json.loads, Path(file).read_text("utf-8").splitlines())
    fair, game, seed = header["fair"], header["game"], bytes.fromhex(header["fair"]["seed"])
    outcomes = [entry["chance"] for entry in entries if "chance" in entry]
    wrong, deck = problem(fair, seed, notes), deck_of(game, fair)
    if not deck:
        wrong = f"{game} is not known here, and the record does not name the order of its cards"
    for number, outcome in enumerate(outcomes, 1):
        if not as_promised(numbers(seed, game, fair["salts"], number), deck, outcome):
            wrong = wrong or f"outcome {number} is not what the seed and the salts give"
    unknown = "" if "bots" in fair else " (whose bots are not named: their salts are unchecked)"
    unknown += "" if game in DECKS else " (in the order of cards that the record names)"
    sys.exit(wrong or print(f"all {len(outcomes)} outcomes were fixed before the game{unknown}"))


if __name__ == "__main__":
    main(sys.argv[1], **dict(zip(sys.argv[2::2], sys.argv[3::2], strict=True)))
