// From a finger to a seat: say who we are, open a table, sit down.

import { api } from './api'
import { here } from './here.svelte'
import { keep, kept } from './kept'
import type { Noted } from './fair'
import { naming } from './naming.svelte'
import { sitterAt, wornAt } from './people'
import { randomHex } from './random'
import { settings, type Speed } from './settings.svelte'
import type { GameInfo, Options, Puppet, Seat, TableInfo } from './wire'

const SEATS = 'ABCDEF'
const FRIENDS = 4 // seats for them and me
export const LEVEL = '2' // of bots nobody chose a level for

/** Whether the server has met this browser before. */
export const known = (): boolean => kept('guest') === 'yes'

export const met = (): void => keep('guest', 'yes')

/** Make sure the server knows us, by the name we like or by none: others will read it. */
export async function introduce(): Promise<void> {
  await naming.ask()
  await meet()
}

/** Say to be somebody who sits there already; the name is ours once they let us in. */
export const introduceAs = (name: string): Promise<void> => meet(settings.name || name)

/** Make sure the server knows us, whatever we are called so far. */
async function meet(name = settings.name): Promise<void> {
  const me = await api.introduce(name, known() ? null : settings.puppet)
  if (me.puppet) settings.dress(me.puppet)
  met()
}

/** Who sits where they said to be somebody is called so from now on. */
export function beCalled({ mine, seats }: TableInfo): void {
  const name = seats.find(({ seat }) => seat === mine)?.name
  if (name && !settings.name) settings.call(name)
}

/** Be called otherwise from now on, also where we sit. */
export async function callMe(name: string): Promise<void> {
  settings.call(name)
  if (!known()) return
  await api.introduce(settings.name).catch(() => {}) // said again when we sit down
  await tellTables()
}

/** Be drawn otherwise from now on, also where we sit. */
export async function dressMe(puppet: Puppet): Promise<void> {
  settings.dress(puppet)
  if (!known()) return // said when we are met
  await api.introduce(settings.name, puppet).catch(() => {})
  await tellTables()
}

/** Another device may have chosen another puppet for us. */
export async function lookInMirror(): Promise<void> {
  if (!known()) return
  const me = await api.me().catch(() => null)
  if (me?.puppet) settings.dress(me.puppet)
}

/** Let the tables where we sit know what we are called and look like. */
async function tellTables(): Promise<void> {
  const { route } = here
  const tables = route.screen === 'table' ? [route.id] : await seatedAt()
  await Promise.all(tables.map((id) => api.rename(id).catch(() => {}))) // or we only watch there
}

async function seatedAt(): Promise<string[]> {
  const tables = await api.myTables().catch(() => [])
  return tables.filter((table) => table.mine).map((table) => table.id)
}

/** Sit down with our pinch of luck, and note what the server promised before it knew it.
 *  Who takes a seat in mid-game has no part in the luck: it was fixed when the game began. */
export async function sitDown(table: TableInfo, seat: Seat | null = null): Promise<void> {
  if (!table.mine || seat) await withLuck(table, (luck) => api.sit(table.id, seat, luck))
}

/** Ask for a seat that is somebody's, or kept. */
export async function askFor(table: TableInfo, seat: Seat): Promise<void> {
  await withLuck(table, (luck) => api.ask(table.id, seat, luck))
}

/** While others may still sit down, we only promise our pinch of luck: nobody can choose theirs to suit it. */
async function withLuck(table: TableInfo, enter: (luck: string) => Promise<unknown>): Promise<void> {
  const salt = randomHex(16)
  const awaited = table.status === 'open' && table.access !== 'solo'
  await enter(awaited ? (await import('./fair')).promise(salt) : salt)
  note(table.id, { commitment: table.commitment, salt: table.status === 'open' ? salt : null })
}

/** The salt to show now that the game begins, if ours is asked for; it is shown for one set of promises only. */
export async function toShow({ id, mine, showing }: TableInfo): Promise<string | null> {
  const known = notes(id)
  if (!showing.length || !mine || !known.salt) return null
  const { promise } = await import('./fair')
  if (showing[SEATS.indexOf(mine)] !== promise(known.salt)) return null
  if (known.promised && known.promised.join() !== showing.join()) return null
  note(id, { ...notes(id), promised: showing })
  return known.salt
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

/** What somebody chose last before a game with bots. */
export interface Start {
  opponents: number
  level: string
  preset: string
}

/** What to begin with: as last time where that is still possible, else something friendly. */
export function startOf(game: string, info: GameInfo | null): Start {
  const usual = { opponents: Math.max((info?.least ?? 1) - 1, 2), level: usualLevel(info), preset: '' }
  const last = { ...usual, ...(JSON.parse(kept(`start.${game}`) ?? '{}') as Partial<Start>) }
  if (!info) return last
  return {
    opponents: Math.min(Math.max(last.opponents, info.least - 1), info.most - 1),
    level: info.levels.includes(last.level) ? last.level : usual.level,
    preset: last.preset in info.presets ? last.preset : '',
  }
}

/** Neither the weakest nor the strongest. */
function usualLevel(info: GameInfo | null): string {
  const levels = info?.levels ?? []
  return levels[Math.min(levels.length >> 1, 1)] ?? ''
}

export function rememberStart(game: string, start: Start): void {
  keep(`start.${game}`, JSON.stringify(start))
}

/** Seconds a bot takes, about, where nobody but me waits for it. */
export const PACES: Record<Speed, number> = { calm: 2, normal: 1.2, quick: 0.5 }

/** A table with bots on all other seats, begun at once: nobody needs our name there. */
export async function playNow(
  game: string,
  seats: number,
  fill: string | null = null,
  options: Options = {},
): Promise<void> {
  await meet()
  const bots = { fill: seats > 1 ? fill : null, settings: { pace: PACES[settings.speed] } }
  const table = await api.open({ game, seats, options, access: 'solo', ...bots })
  await sitDown(table)
  await api.start(table.id, fill)
  here.go({ screen: 'table', id: table.id })
}

/** A table with a code, a link and free seats. */
export async function withFriends(game: string): Promise<void> {
  here.go({ screen: 'table', id: await openForFriends(game) })
}

/** Open such a table and sit down there; its id. */
export async function openForFriends(game: string): Promise<string> {
  await introduce()
  const table = await api.open({ game, seats: FRIENDS, access: 'link' })
  await sitDown(table)
  return table.id
}

/** Whether who looks on may come in with the next game. */
export const mayCome = ({ mine, rematch, access, status, task }: TableInfo): boolean =>
  !mine && !rematch && access !== 'solo' && status !== 'open' && !task

/** Come in with the next game, or not after all; whether we are somebody the house did not know. */
export async function comeNext(table: TableInfo, on: boolean): Promise<boolean> {
  const stranger = !known()
  if (stranger) await introduce()
  await api.joinNext(table.id, on)
  return stranger
}

/** Seats move on from game to game, faces do not: who chose none keeps the one they were given among others. */
export async function stayTheSame(table: TableInfo): Promise<void> {
  const worn = settings.puppet ? null : wornAt(table)
  if (!worn) return
  settings.dress(worn)
  await api.introduce(settings.name, worn).catch(() => {}) // then they look otherwise next time
}

/** On with the same people, once more or to another game; where everybody else was a bot, at once. Who looked on finds a
 *  seat there, and has it already if they said that they come in; who is one too many looks on again. */
export async function goOn(table: TableInfo, game: string | null = null): Promise<void> {
  if (!table.mine && !known()) await introduce()
  await stayTheSame(table)
  const next = await api.table((await api.rematch(table.id, game)).table)
  if ((table.mine || table.joins) && next.status !== 'over' && !isFull(next)) await sitDown(next)
  if (next.access === 'solo' && next.status === 'open') await api.start(next.id, LEVEL)
  here.go({ screen: 'table', id: next.id })
}

/** Whether before a game no seat is free, nor kept for me. */
const isFull = ({ status, waits, seats }: TableInfo): boolean =>
  status === 'open' && !waits && seats.every(({ name, kept }) => name !== null || kept !== null)
