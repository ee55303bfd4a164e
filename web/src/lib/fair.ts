// Checking a shuffle without trusting the server: docs/fairness.md step by step, and docs/verify.py in TypeScript.
// The order of the cards before a shuffle is printed matter (each game's look); it knows no rule.

import { hmac } from '@noble/hashes/hmac.js' // the browser's own are missing on plain http
import { sha256 } from '@noble/hashes/sha2.js'
import { lookOf, LOOKS } from '../games/looks'
import { same, shuffled, type Luck } from './luck'
import { hex } from './random'
import type { Seat } from './wire'

const TOP = 1n << 64n
const SEATS = 'ABCDEF'
const PROMISE = 'sha256:'

/** What older records do not say. */
interface Newer {
  bots: Seat[]
  order: string[]
  promised: string[] // what each seat gave of its salt before the game began
}

interface Header {
  game: string
  fair?: { seed: string; commitment: string; salts: string[] } & Partial<Newer>
}

/** What this browser noted when it sat down, if it did, and when the game began. */
export interface Noted {
  commitment?: string | null
  salt?: string | null // ours, if we sat there when the game began
  bots?: Seat[] | null // who was a bot then
  promised?: string[] | null // by everybody, before we showed our salt
}

interface Checked {
  promised: boolean // the seed, to us
  ours: boolean // our salt is in it
  late: boolean // or only our promise of it
  unshown: Seat[] // whose promises count
  bots: boolean // theirs could be checked
  known: boolean // the order before the shuffle was not taken from the record
}

export type Verdict =
  | ({ is: 'fair'; count: number } & Checked)
  | { is: 'other-seed' } // not the one that was promised
  | { is: 'salt-missing' } // ours was left out
  | { is: 'other-promises' } // than we saw
  | { is: 'other-salt'; seat: Seat } // than that seat promised
  | { is: 'bot-salt'; seat: Seat } // of a bot, chosen by somebody
  | { is: 'other-bots' } // than we saw
  | { is: 'unfair'; number: number } // the outcome that is not what the luck gives
  | { is: 'nothing' } // was promised: a lesson's luck is written down, and a what if's is another game's
  | { is: 'unknown' } // a game we do not know, whose luck is no shuffle of the cards it names

/** Check every outcome of a record. */
export function verify(record: string, noted: Noted = {}): Verdict {
  const [header, ...entries] = record
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as object)
  const { game, fair } = header as Header
  if (!fair) return { is: noted.commitment ? 'other-seed' : 'nothing' }
  const seed = bytes(fair.seed)
  if (hex(sha256(seed)) !== (noted.commitment ?? fair.commitment)) return { is: 'other-seed' }
  if (fair.commitment !== hex(sha256(seed))) return { is: 'other-seed' }
  const late = !!noted.salt && fair.salts.includes(promise(noted.salt))
  if (noted.salt && !late && !fair.salts.includes(noted.salt)) return { is: 'salt-missing' }
  const promised = fair.promised ?? fair.salts
  if (noted.promised && noted.promised.join() !== promised.join()) return { is: 'other-promises' }
  const other = fair.salts.findIndex((salt, i) => ![salt, promise(salt)].includes(promised[i]!))
  if (other >= 0) return { is: 'other-salt', seat: SEATS[other]! }
  if (noted.bots && fair.bots && noted.bots.join() !== fair.bots.join()) return { is: 'other-bots' }
  const chosen = (fair.bots ?? []).find(
    (seat) => fair.salts[SEATS.indexOf(seat)] !== botSalt(fair.commitment, seat),
  )
  if (chosen) return { is: 'bot-salt', seat: chosen }
  const outcomes = entries.flatMap((entry) => ('chance' in entry ? [entry.chance as string[]] : []))
  for (const [i, outcome] of outcomes.entries()) {
    const { deck = fair.order ?? [], given } = lookOf(game)
    if (!given && !outcome.every((card) => deck.includes(card))) return { is: 'unknown' }
    const luck = new Stream(seed, game, fair.salts, i + 1)
    const promised = given ? given(luck, outcome) : isShuffled(luck, deck, outcome)
    if (!promised) return { is: 'unfair', number: i + 1 }
  }
  const { commitment, salt } = noted
  const known = game in LOOKS
  const unshown = [...SEATS].filter((_, i) => fair.salts[i]?.startsWith(PROMISE))
  const told = { promised: !!commitment, ours: !!salt && !late, late, unshown, bots: !!fair.bots, known }
  return { is: 'fair', count: outcomes.length, ...told }
}

/** What binds somebody to a salt before they show it. */
export function promise(salt: string): string {
  return PROMISE + hex(sha256(new TextEncoder().encode(salt)))
}

/** The salt of a bot, fixed by what is published before anybody sits down. */
function botSalt(commitment: string, seat: Seat): string {
  return hex(sha256(new TextEncoder().encode(`${commitment}:${seat}`))).slice(0, 32)
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** The stream of one outcome: 64-bit numbers out of HMAC-SHA256. */
class Stream implements Luck {
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
      const view = new DataView(hmac(sha256, this.seed, new TextEncoder().encode(message)).buffer)
      this.#numbers = [0, 8, 16, 24].map((at) => view.getBigUint64(at))
    }
    return this.#numbers.shift()!
  }
}

/** Whether luck brings these cards of a deck into this order. */
function isShuffled(luck: Luck, deck: string[], outcome: string[]): boolean {
  const wanted = new Set(outcome)
  const cards = deck.filter((card) => wanted.has(card))
  return same(shuffled(luck, cards), outcome)
}
