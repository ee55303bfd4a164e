// Learning a game: sitting down to its lesson, and to the first real game after it.

import { api } from './api'
import { here } from './here.svelte'
import { keep } from './kept'
import { met, playNow } from './opening'
import { settings } from './settings.svelte'

const GENTLE = '1' // the level of the bots

/** Go on with the lesson of a game, or begin it; nobody needs a name to learn. */
export async function learn(game: string, replace = false): Promise<void> {
  await api.introduce(settings.name)
  met()
  const table = await api.learn(game)
  here.go({ screen: 'table', id: table.id }, replace)
}

/** A real game with gentle bots, where each thing that happens for the first time is explained. */
export async function firstGame(game: string): Promise<void> {
  const { seats, options } = await api.lesson(game)
  keep('first', game)
  await playNow(game, seats, GENTLE, options)
}
