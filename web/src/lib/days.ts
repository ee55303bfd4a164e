// How much of days is left, in the largest unit that tells something.

import { say } from './words.svelte'

const UNITS = [
  ['days', 24 * 60],
  ['hours', 60],
  ['minutes', 1],
] as const

/** Milliseconds in words, as “2 days” or “5 hours”; never less than a minute. */
export function daysLeft(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  const [unit, size] = UNITS.find(([, size]) => minutes >= size) ?? UNITS[2]
  return say(`days-left-${unit}`, { count: Math.round(minutes / size) })
}
