// Who sits where, as they are drawn: every seat has its felt, every face its look.

import type { Names } from './fluent'
import type { Seat, SeatInfo, TableInfo } from './wire'

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

/** The names at a table; bots have names too. */
export function namesOf(table: TableInfo): Names {
  return Object.fromEntries(table.seats.map((info) => [info.seat, info.name ?? BOTS[info.seat] ?? info.seat]))
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
