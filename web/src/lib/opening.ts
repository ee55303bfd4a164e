// From a finger to a seat: say who we are, open a table, sit down.

import { api } from './api'
import { here } from './here.svelte'
import { keep, kept } from './kept'
import { settings } from './settings.svelte'
import { say } from './words.svelte'

const SEATS = 4
export const LEVEL = 'quick' // of bots nobody chose a level for

/** Whether the server has met this browser before. */
export const known = (): boolean => kept('guest') === 'yes'

export const met = (): void => keep('guest', 'yes')

/** Make sure the server knows our name. */
export async function introduce(): Promise<void> {
  await api.introduce(settings.name || say('web-guest'))
  met()
}

/** A table with bots on all other seats, begun at once. */
export async function playNow(game: string): Promise<void> {
  await introduce()
  const table = await api.open({ game, seats: SEATS, access: 'solo', fill: LEVEL })
  await api.sit(table.id)
  await api.start(table.id, LEVEL)
  here.go({ screen: 'table', id: table.id })
}

/** A table with a code, a link and free seats. */
export async function withFriends(game: string): Promise<void> {
  await introduce()
  const table = await api.open({ game, seats: SEATS, access: 'link' })
  await api.sit(table.id)
  here.go({ screen: 'table', id: table.id })
}
