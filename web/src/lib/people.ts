// Who sits where, as they are drawn: every seat has its felt, every face its look.

import type { Names } from './fluent'
import type { PastSeat, Seat, SeatInfo, TableInfo } from './wire'
import { say } from './words.svelte'

export const FELTS: Record<Seat, string> = {
  A: 'highfive',
  B: 'igo',
  C: 'go5',
  D: 'fifteen',
  E: 'fiver',
  F: 'home',
}

export type Look = 'bow' | 'bun' | 'cap' | 'curls' | 'moustache' | 'phones' | 'robot' | 'free'

const LOOKS: Record<Seat, Look> = { A: 'bow', B: 'bun', C: 'cap', D: 'curls', E: 'moustache', F: 'phones' }

/** The face of whoever sits on a seat. */
export function look(seat: Seat, info: SeatInfo | undefined): Look {
  if (info && info.name === null && !info.bot) return 'free'
  return info?.bot || info?.held ? 'robot' : (LOOKS[seat] ?? 'bow')
}

const BOTS: Record<Seat, string> = { A: 'Kiki', B: 'Juno', C: 'Pip', D: 'Olaf', E: 'Lux', F: 'Momo' }

export function seatOf(table: TableInfo, seat: Seat): SeatInfo | undefined {
  return table.seats.find((info) => info.seat === seat)
}

/** What somebody is called: by their name, as a guest in the reader's words, or as a bot. */
export function nameOf(info: SeatInfo): string {
  if (info.name === null) return BOTS[info.seat] ?? info.seat
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

/** How well each seat did, as ranks, the best first; who did equally well shares one. */
export function ranking(shares: Record<Seat, number>): { seat: Seat; rank: number }[] {
  const best = Object.keys(shares).sort((a, b) => shares[b]! - shares[a]!)
  return best.map((seat) => ({ seat, rank: 1 + best.findIndex((other) => shares[other] === shares[seat]) }))
}
