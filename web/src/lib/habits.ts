// How somebody likes to play at any table: how fast the others move, and what is played for them.

import { api } from './api'
import { duration } from './motion'
import { PACES } from './opening'
import { settings, type Speed } from './settings.svelte'
import type { Sitting } from './sitting.svelte'
import type { TableInfo } from './wire'

/** How many times longer than usual what others do is shown. */
export const TEMPOS: Record<Speed, number> = { calm: 1.6, normal: 1, quick: 0.5 }

/** The others move as fast as I like: their bots too, where I am alone among them. */
export async function go(table: TableInfo, speed: Speed): Promise<void> {
  settings.go(speed)
  const alone = table.seats.every(({ seat, name }) => seat === table.mine || name === null)
  if (!alone || !table.hosting || table.status !== 'playing') return
  await api.change(table.id, { settings: { ...table.settings, pace: PACES[speed] } })
}

/** The one move there is, if it will be played for me. */
export function forcedMove(sitting: Sitting): string | undefined {
  if (!settings.forced || !sitting.asked || !sitting.shown?.forced || sitting.sheet) return undefined
  return sitting.moves[0]
}

/** Play the one move there is, when people have seen why; stops if they do something else. */
export function playForced(sitting: Sitting): (() => void) | undefined {
  const move = forcedMove(sitting)
  if (!move) return
  const timer = setTimeout(() => void sitting.playUnasked(move), duration('show'))
  return () => clearTimeout(timer)
}
