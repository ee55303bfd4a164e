// Puzzles: sitting down to the next one.

import { api } from './api'
import { here } from './here.svelte'
import { known, met } from './opening'
import { settings } from './settings.svelte'

/** Play the next puzzle of a game, or the one that was begun. Nobody needs a name for it. */
export async function playPuzzle(game: string): Promise<void> {
  if (!known()) await api.introduce(settings.name)
  met()
  const table = await api.playPuzzle(game)
  here.go({ screen: 'table', id: table.id })
}
