// From a finger to a seat: say who we are, open a table, sit down.

import { api } from './api'
import { here } from './here.svelte'
import { keep, kept } from './kept'
import type { Noted } from './fair'
import { sitterAt } from './people'
import { randomHex } from './random'
import { settings } from './settings.svelte'
import type { Seat, TableInfo } from './wire'
import { say } from './words.svelte'

const SEATS = 4
export const LEVEL = '2' // of bots nobody chose a level for

/** Whether the server has met this browser before. */
export const known = (): boolean => kept('guest') === 'yes'

export const met = (): void => keep('guest', 'yes')

/** Make sure the server knows our name. */
export async function introduce(): Promise<void> {
  await api.introduce(settings.name || say('web-guest'))
  met()
}

/** Sit down with our pinch of luck, and note what the server promised before it knew it.
 *  Who takes a seat in mid-game has no part in the luck: it was fixed when the game began. */
export async function sitDown(table: TableInfo, seat: Seat | null = null): Promise<void> {
  const salt = randomHex(16)
  await api.sit(table.id, seat, salt)
  note(table.id, { commitment: table.commitment, salt: table.status === 'open' ? salt : null })
}

interface Note extends Noted {
  began?: Seat | null // where we sat when the game began
}

function note(id: string, what: Note): void {
  keep(`luck.${id}`, JSON.stringify(what))
}

const notes = (id: string): Note => JSON.parse(kept(`luck.${id}`) ?? '{}') as Note

/** The game has begun: note, once, where we sat and who was a bot. */
export function noteBeginning(table: TableInfo): void {
  if (table.status === 'open') return
  const known = notes(table.id)
  if (!known.commitment || known.began !== undefined) return
  const bots = table.seats.flatMap(({ seat }) => (sitterAt(table, seat, 0)?.bot ? [seat] : []))
  note(table.id, { ...known, bots, began: table.mine })
}

/** What we noted when we sat down at a table; who got up before the game began has no part in its luck. */
export function noted(id: string): Noted {
  const { began, ...noted } = notes(id)
  return began ? noted : { ...noted, salt: null }
}

/** A table with bots on all other seats, begun at once. */
export async function playNow(game: string): Promise<void> {
  await introduce()
  const table = await api.open({ game, seats: SEATS, access: 'solo', fill: LEVEL })
  await sitDown(table)
  await api.start(table.id, LEVEL)
  here.go({ screen: 'table', id: table.id })
}

/** A table with a code, a link and free seats. */
export async function withFriends(game: string): Promise<void> {
  await introduce()
  const table = await api.open({ game, seats: SEATS, access: 'link' })
  await sitDown(table)
  here.go({ screen: 'table', id: table.id })
}

/** Once more with the same people; where everybody else was a bot, at once. Who looked on finds a seat there. */
export async function goOn(table: TableInfo): Promise<void> {
  if (!table.mine && !known()) await introduce()
  const next = await api.table((await api.rematch(table.id)).table)
  if (table.mine && next.status !== 'over') await sitDown(next)
  if (next.access === 'solo' && next.status === 'open') await api.start(next.id, LEVEL)
  here.go({ screen: 'table', id: next.id })
}
