// Hints and reasons: what stays on the screen while others act, and what becomes of a question.

import { expect, test, vi } from 'vitest'
import { mine } from '../src/games/fiver/view'
import { Sitting } from '../src/lib/sitting.svelte'
import type { Told } from '../src/lib/wire'

vi.hoisted(() => {
  const addEventListener = (): void => {}
  const page = { hidden: true, documentElement: { dataset: {} }, addEventListener, querySelector: () => null }
  const matchMedia = () => ({ matches: true })
  Object.assign(globalThis, {
    location: new URL('http://localhost/'),
    history: { state: null },
    document: page,
    addEventListener,
    matchMedia,
  })
})

const SEARCH = { round: 1, rounds: 6, times: 1, roll: [], hourglass: null as string | null }

/** News of a search in 5er finden. */
function news(seq: number, search: object, outlines: string[][] = []): Told {
  const view = {
    wait: ['A', 'B'],
    phase: 'search',
    search: { ...SEARCH, ...search },
    outlines,
    sheets: {},
    done: [],
  }
  return {
    is: 'update',
    seq,
    whole: true,
    happenings: [],
    table: { mine: 'A', game: 'fiver', seats: [] },
    view,
    clock: null,
    waited: [],
  } as unknown as Told
}

/** Somebody who was told what to draw; not a promise of it, which would be taken for a sitting's `then`. */
async function hinted(): Promise<{ sitting: Sitting }> {
  const answerer = { send: () => Promise.resolve({ hint: 'outline a1 a2 a3 a4 a5', seq: 1 }) }
  const sitting = new Sitting(() => answerer as never)
  sitting.show.game = { journeys: () => [], mine }
  sitting.hear(news(1, {}))
  await sitting.hint()
  return { sitting }
}

test('a hint stays when another turns the hourglass', async () => {
  const { sitting } = await hinted()
  sitting.hear(news(2, { hourglass: 'B' }))
  expect(sitting.hinted).not.toBeNull()
})

test('a hint is gone when I have drawn, and when the next round begins', async () => {
  const { sitting: drawn } = await hinted()
  drawn.hear(news(2, {}, [['a1', 'a2', 'a3', 'a4', 'a5']]))
  expect(drawn.hinted).toBeNull()
  const { sitting: later } = await hinted()
  later.hear(news(2, { round: 2 }))
  expect(later.hinted).toBeNull()
})

test('a hint that was lost with the line is asked for again', async () => {
  const lost = { seq: 1, error: { kind: 'lost', message: 'web-lost', facts: {}, rule: null } }
  const answers = [lost, lost, { seq: 1, hint: 'flip' }]
  const sitting = new Sitting(() => ({ send: () => Promise.resolve(answers.shift()) }) as never)
  sitting.link = 'lost'
  await sitting.hint()
  expect(sitting.hinted).toBe('flip')
})

/** Somebody whose hint is being thought of, until it is told. */
function pondered(): { sitting: Sitting; tell: (hint: string) => Promise<void> } {
  let tell: (answer: object) => void = () => {}
  const sitting = new Sitting(() => ({ send: () => new Promise((told) => (tell = told)) }) as never)
  sitting.show.game = { journeys: () => [], mine }
  sitting.hear(news(1, {}))
  const asked = sitting.hint()
  const tellIt = async (hint: string): Promise<void> => {
    tell({ seq: 1, hint })
    await asked
  }
  return { sitting, tell: tellIt }
}

test('that somebody thinks of a hint is seen at once, until it is told', async () => {
  const { sitting, tell } = pondered()
  expect(sitting.pondering).not.toBeNull()
  await tell('flip')
  expect([sitting.pondering, sitting.hinted]).toEqual([null, 'flip'])
})

test('who sent the thinker away, or goes on, is told no hint any more', async () => {
  const { sitting: bored, tell: late } = pondered()
  bored.dismiss()
  await late('flip')
  expect(bored.hinted).toBeNull()
  const { sitting: gone, tell: later } = pondered()
  gone.hear(news(2, { round: 2 }))
  await later('flip')
  expect(gone.hinted).toBeNull()
})
