// Messages as sentences whose cards and players can be drawn: the same catalogues as in Python.

import { FluentBundle, type FluentResource, type Message } from '@fluent/bundle'
import type { Fact, Facts, Seat, Telling } from './wire'

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'card'; text: string; cards: string[] }
  | { kind: 'player'; text: string; seat: string }

type Pattern = NonNullable<Message['value']>
export type Names = Record<string, string>

/** All messages of a language. */
export function catalogue(language: string, pages: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language) // isolates what it fills in, see `sentence`
  for (const page of pages) bundle.addResource(page)
  return bundle
}

/** A message in parts. A message nobody has written comes out as its id. */
export function sentence(
  bundle: FluentBundle,
  id: string,
  facts: Facts = {},
  names: Names = {},
  game = id.split('-', 1)[0] ?? '',
): Part[] {
  const [message, attribute] = id.split('.') as [string, string | undefined]
  const found = bundle.getMessage(message)
  const pattern = attribute ? found?.attributes[attribute] : found?.value
  if (!pattern) return [{ kind: 'text', text: id }]
  const known = new Map<string, Part>()
  const spoken: Record<string, string | number> = {}
  for (const [name, fact] of Object.entries(facts)) {
    spoken[name] = speak(bundle, name, fact, names, game, known)
  }
  return split(formatted(bundle, pattern, spoken), known)
}

/** A pattern in words; a fact nobody gave is left out rather than shown as a placeholder. */
function formatted(bundle: FluentBundle, pattern: Pattern, facts: Record<string, string | number>): string {
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, facts, errors)
  const missing = errors.flatMap((error) => /\$([\w-]+)/.exec(error.message)?.[1] ?? [])
  if (!missing.length) return text
  const nothing = Object.fromEntries(missing.map((name) => [name, '']))
  return bundle.formatPattern(pattern, { ...nothing, ...facts }, []).replace(/ ?\([\u2068\u2069]*\)/g, '')
}

/** What happened, and the message that tells it. */
export interface Told {
  id: string
  telling: Telling
}

/** What happened, told to a seat: "you" where it was them (.you) or befell them (.yours), if that is written. */
export function toldTo(
  bundle: FluentBundle,
  told: Told,
  names: Names,
  me: Seat | null,
  game: string,
): Part[] {
  const { id, telling } = told
  const form = telling.seat === me ? 'you' : telling['other'] === me ? 'yours' : ''
  const written = me && form && bundle.getMessage(id)?.attributes[form]
  return sentence(
    bundle,
    written ? `${id}.${form}` : id,
    { ...telling, player: telling.seat ?? '' },
    names,
    game,
  )
}

/** A message as it is said to whom it is about (.you), if that is written. */
export function addressed(bundle: FluentBundle, id: string): string {
  return bundle.getMessage(id)?.attributes['you'] ? `${id}.you` : id
}

/** A sentence that stands alone begins with a capital; elsewhere it goes on after a colon. */
export function begun(parts: Part[]): Part[] {
  const [first, ...rest] = parts
  if (first?.kind !== 'text') return parts
  const [letter = ''] = first.text
  return [{ ...first, text: letter.toLocaleUpperCase() + first.text.slice(letter.length) }, ...rest]
}

/** The parts as plain text. */
export function plain(parts: Part[]): string {
  return parts.map((part) => part.text).join('')
}

/** A card as it is spoken: "green 15". */
export function cardName(bundle: FluentBundle, game: string, card: string): string {
  return named(bundle, `${game}-card`, { colour: card.slice(0, 1), number: card.slice(1) }) || card
}

/** A card where it is put, "r5@c4", as it is spoken. */
function placeName(bundle: FluentBundle, game: string, each: string): string {
  const [card = '', place = ''] = each.split('@')
  return named(bundle, `${game}-place`, { card: cardName(bundle, game, card), place }) || each
}

/** A thing by the message that names things of its kind; nothing if nobody has written it. */
function named(bundle: FluentBundle, id: string, facts: Record<string, string>): string {
  const pattern = bundle.getMessage(id)?.value
  return pattern ? bundle.formatPattern(pattern, facts, []).replace(/[\u2068\u2069]/g, '') : ''
}

const SEATS = new Set(['player', 'seat', 'other', 'owner', 'waiting', 'winner'])

function speak(
  bundle: FluentBundle,
  name: string,
  fact: Fact,
  names: Names,
  game: string,
  known: Map<string, Part>,
): string | number {
  if (typeof fact === 'number') return fact
  if (typeof fact === 'boolean') return String(fact)
  const list = Array.isArray(fact) ? fact : [fact]
  if (/^(.+_)?cards?$/.test(name)) {
    const text = list.map((card) => cardName(bundle, game, card)).join(', ')
    known.set(text, { kind: 'card', text, cards: list })
    return text
  }
  if (name === 'colours' || name.endsWith('_colour'))
    return list.map((colour) => named(bundle, `${game}-colour`, { colour })).join(', ')
  if (name === 'roll') {
    const text = list.map((symbol) => named(bundle, `${game}-symbol`, { symbol })).join(', ')
    known.set(text, { kind: 'card', text, cards: list })
    return text
  }
  if (name === 'places') return list.map((each) => placeName(bundle, game, each)).join(', ')
  if (SEATS.has(name)) {
    const text = list.map((seat) => names[seat] ?? seat).join(', ')
    if (list.length === 1 && list[0] && names[list[0]])
      known.set(text, { kind: 'player', text, seat: list[0] })
    return text
  }
  return list.join(', ')
}

/** A number as it is printed: what is below zero has a minus, not a hyphen. */
export function signed(number: number | string): string {
  return String(number).replace(/^-(?=\d+$)/, '−')
}

/** Cut at the isolation marks Fluent puts around what it fills in; what we know becomes a part. */
function split(text: string, known: Map<string, Part>): Part[] {
  const parts: Part[] = []
  for (const filled of text.split(/[\u2068\u2069]/)) {
    if (!filled) continue
    const piece = signed(filled)
    const last = parts.at(-1)
    const part = known.get(piece)
    if (part) parts.push(part)
    else if (last?.kind === 'text') last.text += piece
    else parts.push({ kind: 'text', text: piece })
  }
  return parts
}
