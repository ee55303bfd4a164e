// Any game's view as things that can be drawn: what lies before each seat, and what lies in the middle.

import type { Seat, View } from '../../lib/wire'

/** Something of a view: cards (face up, or only how many), or a plain word or number. */
export interface Thing {
  name: string // of the view's field
  place: string // where a move may lead: the field, and whose
  cards: string[]
  text: string
}

const COMMON = new Set(['game', 'seat', 'seats', 'options', 'wait', 'scores', 'winners', 'rules', 'dealt'])
const CARD = /^[a-z]\d{0,2}$/

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
  if (isCards(value)) return value.length ? [{ ...thing, cards: value }] : []
  if (Array.isArray(value)) return value.flatMap((each, i) => things(`${name} ${i + 1}`, each, whose))
  if (isRecord(value)) {
    const counted = Array.isArray(value['cards']) // who sees the cards need not be told how many
    const fields = Object.entries(value).filter(([field]) => !(counted && field === 'count'))
    return fields.flatMap(([field, each]) => things(field, each, whose))
  }
  if (typeof value === 'string' && CARD.test(value)) return [{ ...thing, cards: [value] }]
  return [{ ...thing, text: value === true ? '✓' : String(value) }]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCards(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string' && CARD.test(each))
}
