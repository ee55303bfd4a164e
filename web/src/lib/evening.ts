// An evening in words.

import type { EveningCard, EveningInfo, Total } from './wire'
import { say, words } from './words.svelte'

export const called = (name: string): string => name || say('web-guest')

/** The day of an evening. */
export const dated = (day: string): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))

/** Everybody who has as many points as the first. */
const front = (totals: Total[]): Total[] => totals.filter(({ points }) => points === totals[0]?.points)

/** Who is in front, or has won. */
export function headline(evening: EveningInfo | EveningCard): string {
  const { totals, going } = evening
  const first = front(totals)
  const games = 'played' in evening ? evening.played.length : evening.titles.length
  const names = words.list(
    first.map(({ name }) => called(name)),
    'conjunction',
  )
  const facts = { names, count: first.length }
  return going ? say('evening-leads', { ...facts, games }) : say('evening-won', facts)
}

const PERIOD = 3000 // ms between two looks at a sheet that may change

/** Look now, again and again while somebody sees it, and when they come back; ends with what it returns. */
export function again(look: () => void): () => void {
  const seen = (): void => {
    if (!document.hidden) look()
  }
  look()
  const timer = setInterval(seen, PERIOD)
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}
