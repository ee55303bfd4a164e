// One table after the other on one page, as a test puts them there: `window.stage`.

import { tick } from 'svelte'
import { shelved, type GameTable } from '../games'
import type { Names } from '../lib/fluent'
import type { Command } from '../lib/live'
import { Sitting } from '../lib/sitting.svelte'
import type { Answer, Reason, Refusal, Telling, Update } from '../lib/wire'
import { say, words, type Language } from '../lib/words.svelte'

/** A moment of a game: what was heard, and how the table answers. */
export interface Moment {
  game: string
  heard: Update[]
  hint?: { move: string; why: Reason | null } // shown
  result?: boolean // it is over, and its result is looked at
  dismissed?: boolean // what was hinted stays in the fingers, without a word
  refusals?: Refusal[] // the longest in the language spoken is shown
  tried: Record<string, Telling[]> // what moves would make happen
}

class Stage {
  moment = $state.raw<Moment | null>(null)
  sitting = $state.raw<Sitting | null>(null)
  game = $state.raw<GameTable | null>(null)

  /** Put a moment on the page. */
  async put(moment: Moment): Promise<void> {
    const shelf = shelved(moment.game)
    this.game = (await shelf!.table!()).default
    this.moment = moment
    this.sitting = sitAt(moment)
    document.documentElement.dataset['game'] = moment.game
    await settled()
    for (const update of moment.heard.slice(1)) this.sitting.hear(update)
    if (!moment.result) await shown(this.sitting)
    if (moment.hint) await this.sitting.hint()
    await settled()
    if (moment.dismissed) this.sitting.dismiss()
    await settled()
  }

  async speak(language: Language): Promise<void> {
    await words.more()
    await words.speak(language)
    const { moment, sitting } = this
    if (moment?.refusals && !moment.hint && sitting) sitting.refusal = longest(moment.refusals, sitting.names)
    await settled()
  }
}

export const stage = new Stage()

/** What was heard is told, as far as the picture that people look at. */
async function shown({ show }: Sitting): Promise<void> {
  while (show.busy && !show.resume) await settled()
  await settled()
  await arrived()
  await settled() // what arrived may let others come
  await arrived()
}

/** Whatever is on its way has come. */
async function arrived(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}

/** Tables ask, get their answer and show it: what is due is done by now. */
async function settled(): Promise<void> {
  for (let i = 0; i < 3; i++) await tick().then(() => new Promise((done) => setTimeout(done)))
}

function sitAt(moment: Moment): Sitting {
  const sitting = new Sitting(() => ({
    send: async (command) => answer(command, moment),
    wake: () => {},
    close: () => {},
  }))
  sitting.link = 'open'
  sitting.hear(moment.heard[0]!)
  return sitting
}

function answer(command: Command, { hint, refusals, tried, heard }: Moment): Answer {
  const said: Answer = { is: 'answer', re: '', seq: heard.at(-1)!.seq }
  if (command.do === 'hint')
    return { ...said, ...(hint && { hint: hint.move, ...(hint.why && { why: hint.why }) }) }
  if (command.do === 'try' && tried[command.move]) return { ...said, events: tried[command.move]! }
  return refusals ? { ...said, error: longest(refusals) } : said
}

function longest(refusals: Refusal[], names: Names = {}): Refusal {
  const length = ({ message, facts }: Refusal): number => say(message, facts, names).length
  return refusals.reduce((most, each) => (length(each) > length(most) ? each : most))
}
