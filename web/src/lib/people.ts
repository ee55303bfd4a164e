// Who sits where, as they are drawn: people by the puppet they chose, bots by their level; who chose none, by their seat.

import type { Names } from './fluent'
import type { Felt, PuppetLook, PastSeat, Puppet, Seat, SeatInfo, TableInfo } from './wire'
import { say } from './words.svelte'

export const LOOKS: PuppetLook[] = [
  ...(['bow', 'bun', 'cap', 'curls', 'moustache', 'phones'] as const),
  ...(['beard', 'beanie', 'pigtails', 'hat', 'scarf', 'specs'] as const),
  ...(['cat', 'bear', 'fox', 'frog', 'rabbit', 'owl'] as const),
]
export const FELTS: Felt[] = [
  ...(['red', 'plum', 'blue', 'green', 'yellow', 'grey'] as const),
  ...(['rose', 'teal', 'navy', 'brown'] as const),
]

/** How somebody is drawn: a person, a bot by its level, a robot that stands in, or nobody. */
export interface Face {
  look: PuppetLook | 'free' | 'robot' | `bot-${string}`
  felt: Felt
}

const SEATS = 'ABCDEF'

/** What a seat has to offer to who chose nothing. */
export function faceOf(seat: Seat): { look: PuppetLook; felt: Felt } {
  const place = Math.max(0, SEATS.indexOf(seat))
  return { look: LOOKS[place]!, felt: FELTS[place]! }
}

/** The face of a bot. */
export const botFace = (level: string, felt: Felt): Face => ({ look: `bot-${level}`, felt })

/** Everybody's felt at a table: their own unless somebody before them wears it, so that all can be told apart. */
export function feltsOf(seats: SeatInfo[]): Record<Seat, Felt> {
  const wished = seats.filter(({ puppet }) => puppet)
  const others = seats.filter(({ puppet }) => !puppet)
  const felts: Record<Seat, Felt> = {}
  for (const { seat, puppet } of [...wished, ...others]) {
    const wish = puppet?.felt ?? faceOf(seat).felt
    const taken = Object.values(felts)
    felts[seat] = [wish, faceOf(seat).felt, ...FELTS].find((felt) => !taken.includes(felt))!
  }
  return felts
}

/** The faces of all who sit at a table. */
export function facesOf(table: TableInfo): Record<Seat, Face> {
  const felts = feltsOf(table.seats)
  const chosen = table.seats.flatMap(({ puppet }) => puppet?.look ?? [])
  return Object.fromEntries(
    table.seats.map((info) => [info.seat, { look: lookOf(info, chosen), felt: felts[info.seat]! }]),
  )
}

function lookOf(info: SeatInfo, chosen: PuppetLook[]): Face['look'] {
  if (info.name === null && !info.bot) return 'free'
  if (info.bot) return `bot-${info.bot}`
  return info.held ? 'robot' : (info.puppet?.look ?? lent(info.seat, chosen))
}

/** The look of who chose none: their seat's, or one that no seat has if somebody here chose that. */
function lent(seat: Seat, chosen: PuppetLook[]): PuppetLook {
  const { look } = faceOf(seat)
  if (!chosen.includes(look)) return look
  return LOOKS.slice(SEATS.length + SEATS.indexOf(seat)).find((each) => !chosen.includes(each))!
}

/** How somebody who chose no puppet was drawn among others here: what these know them by. */
export function wornAt(table: TableInfo): Puppet | null {
  const mine = table.mine && seatOf(table, table.mine)
  const company = table.seats.filter(({ name }) => name !== null).length > 1
  if (!mine || !company || mine.puppet || mine.held) return null
  const { look, felt } = facesOf(table)[mine.seat]!
  return { look: look as PuppetLook, felt }
}

/** The puppet of somebody in a list, who sits nowhere here. */
export const listed = (puppet: Puppet | null | undefined, seat: Seat): Face => puppet ?? faceOf(seat)

export function seatOf(table: TableInfo, seat: Seat): SeatInfo | undefined {
  return table.seats.find((info) => info.seat === seat)
}

/** What somebody is called: by their name, as a guest in the reader's words, or as a bot. */
export function nameOf(info: SeatInfo): string {
  if (info.name === null) return info.bot_name ?? info.seat
  return info.name || say('web-guest')
}

/** The names at a table; bots have names too. */
export function namesOf(table: TableInfo): Names {
  return Object.fromEntries(table.seats.map((info) => [info.seat, nameOf(info)]))
}

/** Whoever moves the pieces: a bot that plays for somebody is not them. */
function playerOf(info: SeatInfo): string {
  return info.held ? say('web-bot-for', { player: nameOf(info) }) : nameOf(info)
}

/** Who had a seat at some time before, if somebody else has it now. */
function before(table: TableInfo, seat: Seat, seq: number): PastSeat | undefined {
  return table.past?.find((each) => each.who.seat === seat && each.until > seq)
}

/** Who had a seat when so much had been told. */
export function sitterAt(table: TableInfo, seat: Seat, seq: number): SeatInfo | undefined {
  return before(table, seat, seq)?.who ?? seatOf(table, seat)
}

/** The names of those who played at that time. */
export function playersAt(table: TableInfo, seq: number): Names {
  const sitters = table.seats.map((info) => sitterAt(table, info.seat, seq) ?? info)
  return Object.fromEntries(sitters.map((info) => [info.seat, playerOf(info)]))
}

/** My seat, if it was mine at that time; while a bot played for me it was not I who did. */
export function meAt(table: TableInfo, me: Seat | null, seq: number, did: boolean): Seat | null {
  if (!me) return null
  const past = before(table, me, seq)
  const held = did && !!sitterAt(table, me, seq)?.held
  return held || past?.mine === false ? null : me
}

/** Who had a seat before whoever has it now, and for whom a bot played there. */
export function shared(table: TableInfo, seat: Seat): { earlier: string[]; away: string[] } {
  const infos = [...(table.past ?? []).map((each) => each.who), ...table.seats]
  const here = infos.filter((info) => info.seat === seat)
  const earlier = new Set(here.map(nameOf))
  earlier.delete(namesOf(table)[seat] ?? '')
  return { earlier: [...earlier], away: [...new Set(here.filter((info) => info.held).map(nameOf))] }
}

/** The seats in the order they sit around me, I being the first. */
export function aroundMe(seats: Seat[], me: Seat | null): Seat[] {
  const start = me ? seats.indexOf(me) : 0
  return start > 0 ? [...seats.slice(start), ...seats.slice(0, start)] : seats
}

/** The places by points, the best first, as the sheet of an evening has them: who has as many shares one, and stands in
 *  it as tall as they did. */
export function ranking(
  points: Record<Seat, number>,
  shares: Record<Seat, number> = points,
): { seat: Seat; rank: number }[] {
  const best = Object.keys(points).sort((a, b) => points[b]! - points[a]! || shares[b]! - shares[a]!)
  return best.map((seat) => ({ seat, rank: 1 + best.findIndex((other) => points[other] === points[seat]) }))
}

/** Others who would like another time than I do and the table has. */
export function unagreed(table: TableInfo): SeatInfo[] {
  const mine = table.seats.find(({ seat }) => seat === table.mine)?.times
  return table.seats.filter(
    ({ seat, times, held }) =>
      seat !== table.mine && !held && times !== null && times !== table.times && times !== mine,
  )
}
