// The best solo games of this browser's player.

import { keep, kept } from '../../lib/kept'

export interface Result {
  table: string
  points: number
  day: string
}

const SHOWN = 5

export function best(): Result[] {
  try {
    const list: unknown = JSON.parse(kept('fiver-best') ?? '[]')
    return Array.isArray(list) ? (list as Result[]) : []
  } catch {
    return []
  }
}

/** Write a result down, once for each table; the list, the best first. */
export function note(result: Result): Result[] {
  const others = best().filter(({ table }) => table !== result.table)
  const list = [...others, result].sort((a, b) => b.points - a.points).slice(0, SHOWN)
  keep('fiver-best', JSON.stringify(list))
  return list
}
