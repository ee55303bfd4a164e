// Any game's view as things that can be drawn: what lies before each seat, and what lies in the middle.

import type { Seat, View } from '../../lib/wire'

/** Something of a view: cards (face up, or only how many), or a plain word or number. */
export interface Thing {
  name: string // of the view's field
  place: string // where a move may lead: the field, and whose
  cards: string[]
  closed?: number // cards more, face down
  seats?: Seat[] // whom it is about
  text: string
}

/** As every game shows one, by the name of hands. */
interface Hand {
  count: number
  cards: string[] | null
  known: string[]
}

const COMMON = new Set(['game', 'seat', 'seats', 'options', 'wait', 'scores', 'winners', 'rules', 'dealt'])
const CARD = /^[a-z]\d{0,2}$/
const SEAT = /^[A-F]$/

/** What lies before a seat, by the fields that say something of every seat. */
export function before(view: View, seat: Seat): Thing[] {
  return Object.entries(view).flatMap(([name, value]) =>
    perSeat(view, name, value) ? things(name, (value as Record<Seat, unknown>)[seat], ` ${seat}`) : [],
  )
}

/** What lies in the middle of the table. */
export function middle(view: View): Thing[] {
  return Object.entries(view).flatMap(([name, value]) =>
    COMMON.has(name) || perSeat(view, name, value) ? [] : things(name, value, ''),
  )
}

function perSeat(view: View, name: string, value: unknown): value is Record<Seat, unknown> {
  if (COMMON.has(name) || !isRecord(value)) return false
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => key in view.scores)
}

function things(name: string, value: unknown, whose: string): Thing[] {
  if (value === null || value === undefined || value === false) return []
  const thing = { name, place: `${name}${whose}`, cards: [], text: '' }
  if (all(value, CARD)) return value.length ? [{ ...thing, cards: value }] : []
  if (all(value, SEAT)) return [{ ...thing, seats: value }]
  if (Array.isArray(value)) return value.flatMap((each, i) => things(`${name} ${i + 1}`, each, whose))
  if (isHand(value)) return hand(thing, value)
  if (isRecord(value)) return Object.entries(value).flatMap(([field, each]) => things(field, each, whose))
  if (typeof value === 'string' && CARD.test(value)) return [{ ...thing, cards: [value] }]
  return [{ ...thing, text: value === true ? '✓' : String(value) }]
}

/** A hand: its cards, or how many there are and which of them are known. */
function hand(thing: Thing, { count, cards, known }: Hand): Thing[] {
  if (!count) return []
  return [cards ? { ...thing, cards } : { ...thing, cards: known, closed: count - known.length }]
}

function isHand(value: unknown): value is Hand {
  return isRecord(value) && typeof value['count'] === 'number' && Array.isArray(value['known'])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function all(value: unknown, kind: RegExp): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string' && kind.test(each))
}
