// The dailies: sitting down to one, and telling others without giving anything away.

import { titleOf } from '../games'
import { api } from './api'
import { here } from './here.svelte'
import { remembered, reopened } from './opened'
import { known, met } from './opening'
import { settings } from './settings.svelte'
import type { DailyInfo } from './wire'

/** Play the daily of a game: the try that counts, or a free one after it. Nobody needs a name for it. */
export async function playDaily(game: string, day: string | null = null): Promise<void> {
  if (!known()) await api.introduce(settings.name)
  met()
  const table = await api.playDaily(game, day).then(
    ({ id }) => id,
    (error: unknown) => reopened(error, 'daily', game, day),
  )
  here.go({ screen: 'table', id: table })
}

/** The five of a day; without a connection those of today as they were last seen, or of the day that was today then. */
export async function fiveOf(day: string | null = null): Promise<DailyInfo> {
  if (day) return api.daily(day)
  const [info, age] = await remembered('daily', api.daily)
  const seconds = info.seconds - age / 1000
  return seconds > 0 ? { ...info, seconds } : { ...info, seconds: 0, today: daysAfter(info.today, 1) }
}

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** One to five fingers, as dots anybody can read. */
export const dots = (fingers: number): string => '●'.repeat(fingers) + '○'.repeat(5 - fingers)

/** A day's hand as a few lines of text: how good, never how. */
export function handOf({ day, games }: DailyInfo, place: string): string {
  const lines = games
    .filter(({ fingers }) => fingers)
    .map(({ game, fingers }) => `${dots(fingers ?? 0)} ${titleOf(game)}`)
  return [`Handvoll ${day}`, ...lines, place].join('\n')
}
