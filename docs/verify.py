"""Check the luck of a Handvoll record with nothing but Python's standard library.

    python3 verify.py game.jsonl [COMMITMENT]

Give the commitment you wrote down when you sat down; without it the one in the file is used.
What this proves, and what not, is in fairness.md.
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
}
FACES = "ostxmw"  # the symbols of 5er finden
TOP = 1 << 64


def numbers(seed, game, salts, number):
    """The stream of one outcome: 64-bit numbers out of HMAC-SHA256."""
    for block in count():
        message = ["handvoll-luck-1", game, salts, number, block]
        text = json.dumps(message, separators=(",", ":"), ensure_ascii=False)
        digest = hmac.digest(seed, text.encode(), "sha256")
        yield from (int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8))


def pick(stream, bound):
    """A number below the bound; numbers that would favour some are skipped."""
    limit = TOP - TOP % bound
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
    while True:
        dice = [FACES[pick(stream, 6)] for _ in range(5)]
        if max(map(dice.count, dice)) < 3:
            return dice


def on_the_stream(stream, tableau):
    """Whether a random tableau is among the first thousand of its stream."""
    for _ in range(1000):
        rare = list(combinations(FACES, 2))[pick(stream, 15)]
        stock = [face for face in FACES for _ in range(16 if face in rare else 17)]
        if shuffled(stream, stock) == tableau:
            return True
    return False


def as_promised(stream, game, outcome):
    """Whether an outcome is what its stream gives."""
    if game in DECKS:
        colours, highest, others = DECKS[game]
        deck = [f"{c}{n}" for c in colours for n in range(1, highest + 1)] + others
        return shuffled(stream, [card for card in deck if card in outcome]) == outcome
    return rolled(stream) == outcome if len(outcome) == 5 else on_the_stream(stream, outcome)


def main(file, promise=None):
    """Check a file; the words to say and whether all is well."""
    header, *entries = map(json.loads, Path(file).read_text("utf-8").splitlines())
    fair = header["fair"]
    seed = bytes.fromhex(fair["seed"])
    if sha256(seed).hexdigest() != (promise or fair["commitment"]):
        return "the seed is not the one that was promised", False
    outcomes = [entry["chance"] for entry in entries if "chance" in entry]
    for number, outcome in enumerate(outcomes, 1):
        stream = numbers(seed, header["game"], fair["salts"], number)
        if not as_promised(stream, header["game"], outcome):
            return f"outcome {number} is not what the seed and the salts give", False
    return f"all {len(outcomes)} outcomes are those that were fixed before the game began", True


if __name__ == "__main__":
    words, good = main(*sys.argv[1:])
    sys.exit(print(words) if good else words)
