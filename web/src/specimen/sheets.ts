// Real positions written by tools/specimens.py, and somebody who answers at them without a server.

import type { Reel } from '../lib/film.svelte'
import type { Command } from '../lib/live'
import type { Entry } from '../lib/record'
import { Sitting } from '../lib/sitting.svelte'
import type { Answer, GameInfo, OptionInfo, ReplayStep, Telling, Update } from '../lib/wire'

export interface SheetOf {
  now: Update
  foreseen: Record<string, Telling[]> // what the listed moves would make happen
  next: Update[]
  over: Update
  entries: Entry[]
  film: ReplayStep[]
}

export const sheets = import.meta.glob('./views/*.json', { import: 'default' })

/** Sit at a specimen: a played move shows what came next in the game it was taken from. */
export function sitDown(sheet: SheetOf, which: 'now' | 'over'): Sitting {
  const rest = [...sheet.next]
  const sitting: Sitting = new Sitting((sitting) => ({
    send: async (command) =>
      answer(command, sheet, () => rest.splice(0).forEach((update) => sitting.hear(update))),
    wake: () => {},
    close: () => {},
  }))
  sitting.link = 'open'
  sitting.hear(sheet[which])
  return sitting
}

function answer(command: Command, sheet: SheetOf, on: () => void): Answer {
  const said: Answer = { is: 'answer', re: '', seq: sheet.now.seq }
  if (command.do === 'hint')
    return { ...said, hint: sheet.now.moves.at(-1) ?? '', saying: sheet.now.sayings.at(-1)! }
  if (command.do === 'play' && sheet.now.moves.includes(command.move)) {
    on()
    return said
  }
  const foreseen = command.do === 'try' && sheet.foreseen[command.move]
  if (foreseen) return { ...said, events: foreseen }
  if (command.do === 'try') return tried(command.move, sheet, said)
  const facts = { row: 1, waits: 5, number: 8 }
  return { ...said, error: { kind: 'IllegalMove', message: 'fifteen-row-waits', facts, rule: 'F5' } }
}

/** A specimen knows the listed moves only; it says of each what its last squares would frame. */
function tried(move: string, sheet: SheetOf, said: Answer): Answer {
  const squares = (text: string): string =>
    text
      .split(' ')
      .slice(1)
      .map((word) => word.split('@')[1])
      .sort()
      .join()
  const known = sheet.now.moves.find((each) => squares(each) === squares(move))
  const more = sheet.now.moves.find((each) => squares(each).startsWith(squares(move)))
  const frame = sheet.now.view as unknown as { frame: string[] | null }
  if (known && frame.frame) {
    const [first, last] = [frame.frame[0]!, frame.frame.at(-1)!]
    return { ...said, events: [{ event: 'scored', seat: 'A', points: 15, first, last }] }
  }
  const missing = squares(more ?? '')
    .split(',')
    .slice(-1)
  return {
    ...said,
    error: { kind: 'IllegalMove', message: 'highfive-gap', facts: { squares: missing }, rule: 'H4' },
  }
}

export function gameInfo(name: string): GameInfo {
  const option = (option: string, value: boolean | number): OptionInfo => ({
    name: option,
    text: `${name}-option-${option}`,
    default: value,
    least: typeof value === 'number' ? 2 : null,
    most: typeof value === 'number' ? 8 : null,
    choices: null,
  })
  const options = [
    option('colours', 8),
    ...['overlook', 'open_first', 'own_pile', 'borrow', 'points'].map((each) => option(each, false)),
  ]
  return {
    name,
    title: '',
    text: `${name}-about`,
    rules: 1,
    least: 2,
    most: name === 'fifteen' ? 6 : 4,
    options: name === 'fifteen' ? options : [],
    presets: {},
    forced: false,
    over_days: name !== 'fiver',
    levels: ['1', '2', '3', '4', '5'],
    bots: { 1: 'Pip', 2: 'Bo', 3: 'Kiki', 4: 'Olaf', 5: 'Juno' },
  }
}

/** The beginning of the specimen's game as a film. */
export function reelOf(sheet: SheetOf): Reel {
  const { film, entries, now } = sheet
  const story = film.map((step) => ({ seq: step.entry, of: 'game' as const, events: step.events }))
  return {
    table: now.table,
    record: '',
    entries,
    step: async (entry) => film[entry]!,
    story: async () => story.slice(1),
  }
}
