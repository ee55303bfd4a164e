// The dailies: sitting down to one, and telling others without giving anything away.

import { shelved } from '../games'
import { api } from './api'
import { here } from './here.svelte'
import { known, met } from './opening'
import { settings } from './settings.svelte'
import type { DailyInfo } from './wire'

/** Play the daily of a game: the try that counts, or a free one after it. Nobody needs a name for it. */
export async function playDaily(game: string, day: string | null = null): Promise<void> {
  if (!known()) await api.introduce(settings.name)
  met()
  const table = await api.playDaily(game, day)
  here.go({ screen: 'table', id: table.id })
}

export const titleOf = (game: string): string => shelved(game)?.title ?? game

/** One to five fingers, as dots anybody can read. */
export const dots = (fingers: number): string => '●'.repeat(fingers) + '○'.repeat(5 - fingers)

/** A day's hand as a few lines of text: how good, never how. */
export function handOf({ day, games }: DailyInfo, place: string): string {
  const lines = games
    .filter(({ fingers }) => fingers)
    .map(({ game, fingers }) => `${dots(fingers ?? 0)} ${titleOf(game)}`)
  return [`Handvoll ${day}`, ...lines, place].join('\n')
}
