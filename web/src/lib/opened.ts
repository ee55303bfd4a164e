// Tasks that were opened here: how each stood is kept, so that it can be looked at again without a connection.

import { Refused } from './api'
import { keep, kept, keptNames } from './kept'
import { isLost } from './refused'
import type { Task, Update } from './wire'

/** The last picture of a try that counts. */
interface Opened {
  table: string
  name: string // the day, or the number of the puzzle
  update: Update
}

const keyOf = (kind: Task['kind'], game: string): string => `task.${kind}.${game}`

const read = (key: string): Opened | null => JSON.parse(kept(key) ?? 'null') as Opened | null

/** Keep how a try that counts stands; one for each game. */
export function noteTask(update: Update): void {
  const { id, game, task } = update.table
  if (!task?.counts) return
  const opened: Opened = { table: id, name: task.name, update }
  keep(keyOf(task.kind, game), JSON.stringify(opened))
}

/** How a table stood when it was last seen here. */
export function lastSeen(table: string): Update | null {
  const opened = keptNames('task.').map(read)
  return opened.find((each) => each?.table === table)?.update ?? null
}

/** Where a task goes on without a connection, if it was opened before; what else was refused is thrown on. */
export function reopened(error: unknown, kind: Task['kind'], game: string, name: string | null): string {
  if (!isLost(error)) throw error
  const opened = read(keyOf(kind, game))
  if (!opened || (name && opened.name !== name))
    throw new Refused({ kind: 'lost', message: 'daily-offline', facts: {}, rule: null }, 0)
  return opened.table
}

/** What the server says; without a connection what it said last, and how many ms ago. */
export async function remembered<T>(name: string, ask: () => Promise<T>): Promise<[T, number]> {
  try {
    const said = await ask()
    keep(name, JSON.stringify({ said, at: Date.now() }))
    return [said, 0]
  } catch (error) {
    const last = isLost(error) ? kept(name) : null
    if (last === null) throw error
    const { said, at } = JSON.parse(last) as { said: T; at: number }
    return [said, Date.now() - at]
  }
}
