// Checking a shuffle without trusting the server: docs/fairness.md step by step, and docs/verify.py in TypeScript.
// It knows the order of the cards before a shuffle, and no rule.

import { hex } from './random'
import { hmac, sha256 } from './sha256'
import type { Seat } from './wire'

// By colour in this order, then by number; then these.
const DECKS: Record<string, [colours: string, highest: number, others: string[]]> = {
  go5: ['roygbvp', 7, ['j1', 'j2', 'j3', 's1', 's2']],
  fifteen: ['roygtbvp', 15, []],
  highfive: ['rgby', 13, []],
  igo: ['pvbsgnroyl', 11, []],
}
const FACES = [...'ostxmw'] // the symbols of 5er finden
const DICE = 'fiver' // rolls, and tableaus of its own
const TOP = 1n << 64n
const SEATS = 'ABCDEF'

interface Header {
  game: string
  fair: { seed: string; commitment: string; salts: string[]; bots?: Seat[]; order?: string[] } // as newer records name them
}

/** What this browser noted when it sat down, if it did, and when the game began. */
export interface Noted {
  commitment?: string | null
  salt?: string | null // ours, if we sat there when the game began
  bots?: Seat[] | null // who was a bot then
}

export type Verdict =
  // bots: theirs could be checked; known: the order before the shuffle was not taken from the record
  | { is: 'fair'; count: number; promised: boolean; ours: boolean; bots: boolean; known: boolean }
  | { is: 'other-seed' } // not the one that was promised
  | { is: 'salt-missing' } // ours was left out
  | { is: 'bot-salt'; seat: Seat } // of a bot, chosen by somebody
  | { is: 'other-bots' } // than we saw
  | { is: 'unfair'; number: number } // the outcome that is not what the luck gives

/** Check every outcome of a record. */
export function verify(record: string, noted: Noted = {}): Verdict {
  const [header, ...entries] = record
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as object)
  const { game, fair } = header as Header
  const seed = bytes(fair.seed)
  if (hex(sha256(seed)) !== (noted.commitment ?? fair.commitment)) return { is: 'other-seed' }
  if (fair.commitment !== hex(sha256(seed))) return { is: 'other-seed' }
  if (noted.salt && !fair.salts.includes(noted.salt)) return { is: 'salt-missing' }
  if (noted.bots && fair.bots && noted.bots.join() !== fair.bots.join()) return { is: 'other-bots' }
  const chosen = (fair.bots ?? []).find(
    (seat) => fair.salts[SEATS.indexOf(seat)] !== botSalt(fair.commitment, seat),
  )
  if (chosen) return { is: 'bot-salt', seat: chosen }
  const outcomes = entries.flatMap((entry) => ('chance' in entry ? [entry.chance as string[]] : []))
  for (const [i, outcome] of outcomes.entries()) {
    const luck = new Luck(seed, game, fair.salts, i + 1)
    if (!asPromised(luck, deckOf(game, fair.order), outcome)) return { is: 'unfair', number: i + 1 }
  }
  const { commitment, salt } = noted
  const known = game in DECKS || game === DICE
  const told = { promised: !!commitment, ours: !!salt, bots: !!fair.bots, known }
  return { is: 'fair', count: outcomes.length, ...told }
}

/** The salt of a bot, fixed by what is published before anybody sits down. */
function botSalt(commitment: string, seat: Seat): string {
  return hex(sha256(new TextEncoder().encode(`${commitment}:${seat}`))).slice(0, 32)
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** The stream of one outcome: 64-bit numbers out of HMAC-SHA256. */
class Luck {
  #numbers: bigint[] = []
  #block = 0

  constructor(
    private seed: Uint8Array,
    private game: string,
    private salts: string[],
    private number: number,
  ) {}

  /** A number below the bound; numbers that would favour some are skipped. */
  below(bound: number): number {
    const limit = TOP - (TOP % BigInt(bound))
    let number = this.#next()
    while (number >= limit) number = this.#next()
    return Number(number % BigInt(bound))
  }

  #next(): bigint {
    if (!this.#numbers.length) {
      const message = JSON.stringify(['handvoll-luck-1', this.game, this.salts, this.number, this.#block++])
      const view = new DataView(hmac(this.seed, new TextEncoder().encode(message)).buffer)
      this.#numbers = [0, 8, 16, 24].map((at) => view.getBigUint64(at))
    }
    return this.#numbers.shift()!
  }
}

/** The cards before a shuffle; of a game that is not known here as the record names them. */
function deckOf(game: string, order: string[] = []): string[] | null {
  const deck = DECKS[game]
  if (!deck) return game === DICE ? null : order
  const [colours, highest, others] = deck
  const numbers = Array.from({ length: highest }, (_, i) => i + 1)
  return [...[...colours].flatMap((colour) => numbers.map((n) => `${colour}${n}`)), ...others]
}

function asPromised(luck: Luck, cards: string[] | null, outcome: string[]): boolean {
  if (cards) {
    const wanted = new Set(outcome)
    return same(
      shuffled(
        luck,
        cards.filter((card) => wanted.has(card)),
      ),
      outcome,
    )
  }
  return outcome.length === 5 ? same(rolled(luck), outcome) : onTheStream(luck, outcome)
}

const same = (one: string[], two: string[]): boolean => one.join(' ') === two.join(' ')

/** Fisher and Yates from the top. */
function shuffled(luck: Luck, cards: string[]): string[] {
  const all = [...cards]
  for (let i = 0; i < all.length; i++) {
    const j = i + luck.below(all.length - i)
    ;[all[i], all[j]] = [all[j]!, all[i]!]
  }
  return all
}

/** Five dice, rolled again as a whole while three are equal. */
function rolled(luck: Luck): string[] {
  for (;;) {
    const dice = Array.from({ length: 5 }, () => FACES[luck.below(6)]!)
    if (FACES.every((face) => dice.filter((die) => die === face).length < 3)) return dice
  }
}

/** Whether a random tableau is among the first thousand of its stream. */
function onTheStream(luck: Luck, tableau: string[]): boolean {
  const pairs = FACES.flatMap((one, i) => FACES.slice(i + 1).map((two) => [one, two]))
  for (let attempt = 0; attempt < 1000; attempt++) {
    const rare = pairs[luck.below(15)]!
    const stock = FACES.flatMap((face) => Array<string>(rare.includes(face) ? 16 : 17).fill(face))
    if (same(shuffled(luck, stock), tableau)) return true
  }
  return false
}
