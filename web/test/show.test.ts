// What is shown when: whose turn it is, and how long people look at a picture before the next one.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Show } from '../src/lib/show.svelte'
import type { Seat, Telling, Update } from '../src/lib/wire'

const MOMENT = 2000
const FRAME = 16

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false, documentElement: {} })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, FRAME))
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: (name: string) => ({ '--d-show': '900ms', '--d-travel': '400ms' })[name] ?? '100ms',
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A table's news: who is waited for afterwards, and what happened. */
function news(seq: number, wait: Seat[], events: Telling[] = []): Update {
  return {
    seq,
    whole: true,
    happenings: events.length ? [{ seq, of: 'game', events }] : [],
    table: { mine: 'A', game: 'fifteen' },
    view: { wait, seq },
    clock: null,
  } as unknown as Update
}

/** A show in which everything told takes a second. */
function begun(): Show {
  const show = new Show()
  show.game = { journeys: () => [{ pause: 'second' }] }
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: (name: string) =>
      ({ '--d-second': '1000ms', '--d-moment': `${MOMENT}ms`, '--d-show': '900ms', '--d-travel': '400ms' })[
        name
      ] ?? '0ms',
  }))
  show.take(news(1, ['A']))
  return show
}

test('the turn goes on as soon as the next player does something', async () => {
  const show = begun()
  show.take(
    news(
      2,
      ['B'],
      [
        { event: 'to-row', seat: 'A', card: 'p1', row: 1 },
        { event: 'turned', seat: 'B', card: 'p2' },
      ],
    ),
  )
  await vi.advanceTimersByTimeAsync(500)
  expect(show.turn).toBe(null) // my own card is on its way
  await vi.advanceTimersByTimeAsync(1000)
  expect(show.shown?.seq).toBe(1)
  expect(show.turn).toBe('B')
  await vi.advanceTimersByTimeAsync(1000)
  expect(show.shown?.seq).toBe(2)
  expect(show.turn).toBe(null) // the picture says it now
})

test('who only shows their hand at the end of a round has no turn', async () => {
  const show = begun()
  show.take(
    news(
      2,
      ['B'],
      [
        { event: 'called', seat: 'A' },
        { event: 'showed', seat: 'B' },
        { event: 'showed', seat: 'A' },
      ],
    ),
  )
  await vi.advanceTimersByTimeAsync(1500)
  expect(show.turn).toBe(null)
})

test('what another did is seen before the next one goes on, and nobody who may act waits for that', async () => {
  const show = begun()
  show.take(news(2, ['C'], [{ event: 'kept', seat: 'B', card: 'p2' }]))
  show.take(news(3, ['A'], [{ event: 'kept', seat: 'C', card: 'p3' }]))
  await vi.advanceTimersByTimeAsync(1001)
  expect(show.shown?.seq).toBe(2) // drawn at once
  expect(show.lines).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(400)
  expect(show.lines).toHaveLength(1) // still looked at
  await vi.advanceTimersByTimeAsync(1200)
  expect(show.shown?.seq).toBe(3)
  expect(show.busy).toBe(false)
})

test('the end stays the end while people come, go and clap', async () => {
  const show = begun()
  const end = { ...news(2, [], [{ event: 'won', seat: 'A' }]) }
  show.take({ ...end, view: { ...end.view!, winners: ['A'] } })
  expect(show.over).toBe(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect(show.over).toBe(true)
  show.take({ ...end, seq: 3, happenings: [], view: { ...end.view!, winners: ['A'] } })
  expect([show.busy, show.over]).toEqual([true, true])
})

test('the others move as fast as I like, I as always, and who fell behind does not dawdle', async () => {
  const show = begun()
  show.tempo = 1.6
  show.take(news(2, ['A'], [{ event: 'kept', seat: 'B', card: 'p2' }]))
  await vi.advanceTimersByTimeAsync(1590)
  expect(show.shown?.seq).toBe(1)
  await vi.advanceTimersByTimeAsync(20)
  expect(show.shown?.seq).toBe(2)
  await vi.advanceTimersByTimeAsync(5000)
  show.take(news(3, ['B'], [{ event: 'kept', seat: 'A', card: 'p3' }]))
  await vi.advanceTimersByTimeAsync(1001)
  expect(show.shown?.seq).toBe(3)
  show.tempo = 0.5
  show.take(news(4, ['A'], [{ event: 'kept', seat: 'B', card: 'p4' }]))
  await vi.advanceTimersByTimeAsync(501)
  expect(show.shown?.seq).toBe(4)
  await vi.advanceTimersByTimeAsync(5000)
  show.tempo = 1.6
  for (const seq of [5, 6, 7, 8]) show.take(news(seq, ['A'], [{ event: 'kept', seat: 'B', card: 'p5' }]))
  await vi.advanceTimersByTimeAsync(1001)
  expect(show.shown?.seq).toBe(5) // three more wait: as usual
})

test('a moment is seen before the picture changes, and a tap goes on', async () => {
  const show = begun()
  show.game.moments = (telling) =>
    telling.event === 'completed' ? { name: 'climb', seats: [telling.seat], sound: 'climb' } : null
  const full = () => news(2, ['A'], [{ event: 'completed', seat: 'B', row: 1 }])
  show.take(full())
  await vi.advanceTimersByTimeAsync(1001)
  expect(show.moment?.line.telling.event).toBe('completed')
  expect(show.shown?.seq).toBe(1)
  show.hurry()
  await vi.advanceTimersByTimeAsync(1)
  expect(show.moment).toBe(null)
  expect(show.shown?.seq).toBe(1) // it is gone before the next picture is worked on
  await vi.advanceTimersByTimeAsync(FRAME)
  expect(show.shown?.seq).toBe(2)
})

test('a moment ends by itself, and at once when somebody has to answer in time', async () => {
  const show = begun()
  show.game.moments = () => ({ name: 'climb', seats: ['B'], sound: 'climb' })
  show.take(news(2, ['A'], [{ event: 'completed', seat: 'B', row: 1 }]))
  await vi.advanceTimersByTimeAsync(1000 + MOMENT - 10)
  expect(show.moment).not.toBe(null)
  await vi.advanceTimersByTimeAsync(20)
  expect(show.moment).toBe(null)
  show.take(news(3, ['A'], [{ event: 'completed', seat: 'B', row: 2 }]))
  await vi.advanceTimersByTimeAsync(1600)
  expect(show.moment).not.toBe(null)
  show.take({ ...news(4, ['A']), clock: { of: 'answer', ms: 5000 } })
  await vi.advanceTimersByTimeAsync(1)
  expect(show.moment).toBe(null)
  await vi.advanceTimersByTimeAsync(FRAME)
  expect(show.shown?.seq).toBe(4)
})

test('nothing travels over a table that has been cleared for a new deal', async () => {
  const show = begun()
  const travelled: string[] = []
  show.game = {
    journeys: ({ event }) => {
      travelled.push(event)
      return []
    },
    anew: ['began'],
  }
  show.take(
    news(
      2,
      ['B'],
      [
        { event: 'discarded', seat: 'A', card: 'r1' },
        { event: 'began', seat: 'B', round: 2 },
        { event: 'got-stop', seat: 'B', card: 's1' },
      ],
    ),
  )
  await vi.advanceTimersByTimeAsync(10)
  expect(travelled).toEqual(['discarded'])
  expect(show.lines).toHaveLength(3)
})

test('what has landed does not lie over a picture that rests', async () => {
  const show = begun()
  const cleared = vi.fn()
  show.stage = { clear: cleared } as unknown as NonNullable<Show['stage']>
  show.game.rests = ({ event }) => event === 'counted'
  show.take({
    ...news(2, [], [{ event: 'counted', seat: 'B' }]),
    view: { wait: [], winners: ['B'] },
  } as unknown as Update)
  await vi.advanceTimersByTimeAsync(1100)
  expect(show.resume).not.toBe(null)
  expect(cleared).toHaveBeenCalledOnce()
})
