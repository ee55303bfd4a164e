// An answer to a task is heard once, even if there is no connection and this page is gone before there is one: it is kept,
// with its id, until the server has answered. The server obeys an id once, however often it hears it.

import { drop, keep, kept, keptNames } from './kept'
import { liveAt, Link, type Command, type LinkState } from './live'
import { randomHex } from './random'
import { reach } from './reach.svelte'
import type { Answer, TableInfo, Told } from './wire'

interface Unsaid {
  command: Command
  id: string
}

const BOX = 'unsaid.'

class Outbox {
  #underway = new Set<string>()

  /** Whether an answer at a table waits for the line. */
  holds(table: string): boolean {
    return kept(BOX + table) !== null
  }

  /** Say something at a table, for sure. */
  say(link: Link, table: string, command: Command): Promise<Answer> {
    const unsaid = { command, id: randomHex(12) }
    keep(BOX + table, JSON.stringify(unsaid))
    return this.#hand(link, table, unsaid)
  }

  /** Say what was kept at a table; its answer. */
  again(link: Link, table: string): Promise<Answer> {
    return this.#hand(link, table, JSON.parse(kept(BOX + table)!) as Unsaid)
  }

  async #hand(link: Link, table: string, { command, id }: Unsaid): Promise<Answer> {
    const answer = await link.send(command, id)
    drop(BOX + table)
    return answer
  }

  /** Bring everything to its table, but to the one we sit at. */
  deliver(here: string | null): void {
    const waiting = keptNames(BOX).map((name) => name.slice(BOX.length))
    for (const table of waiting) if (table !== here && !this.#underway.has(table)) void this.#bring(table)
  }

  async #bring(table: string): Promise<void> {
    this.#underway.add(table)
    const state = (state: LinkState): void => {
      if (state !== 'closed') return // by us, or because there is no such table any more
      drop(BOX + table)
      this.#underway.delete(table)
      reach.delivered += 1
    }
    let seen: TableInfo | null = null
    const hear = (message: Told): void => {
      if (message.is === 'update') seen = message.table
    }
    const link = new Link({ url: () => liveAt(table), hear, state })
    const { error } = await this.again(link, table)
    if (error && seen) reach.undone = { table: seen, why: error }
    link.close()
  }
}

export const outbox = new Outbox()
