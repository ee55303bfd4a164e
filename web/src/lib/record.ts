// The record of a game, as far as a replay reads it.

import type { Seat } from './wire'

/** One line of the record, as far as a film needs it. */
export interface Entry {
  seat?: Seat
  move?: string
  undo?: number
  chance?: string[]
}

/** The entries of a record: every line but the header and the ending. */
export function readEntries(record: string): Entry[] {
  const lines = record.split('\n').filter(Boolean).slice(1)
  return lines
    .map((line) => JSON.parse(line) as Entry & { n?: number })
    .filter((entry) => entry.n !== undefined)
}
