// Puzzles: sitting down to the next one.

import { api } from './api'
import { here } from './here.svelte'
import { remembered, reopened } from './opened'
import { known, met } from './opening'
import { settings } from './settings.svelte'
import type { PuzzleGame } from './wire'

/** Play the next puzzle of a game, or the one that was begun. Nobody needs a name for it. */
export async function playPuzzle(game: string): Promise<void> {
  if (!known()) await api.introduce(settings.name)
  met()
  const table = await api.playPuzzle(game).then(
    ({ id }) => id,
    (error: unknown) => reopened(error, 'puzzle', game, null),
  )
  here.go({ screen: 'table', id: table })
}

/** How far one is with the puzzles; without a connection as it was last known. */
export async function standings(): Promise<PuzzleGame[]> {
  const [games] = await remembered('puzzles', api.puzzles)
  return games
}
