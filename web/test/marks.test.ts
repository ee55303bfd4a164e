// Whatever is done to somebody is marked at their things: every event of every game says whether it is.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { marks as fifteen } from '../src/games/fifteen/moments'
import { marks as fiver } from '../src/games/fiver/moments'
import { marks as go5 } from '../src/games/go5/moments'
import { marks as highfive } from '../src/games/highfive/moments'
import { marks as igo } from '../src/games/igo/moments'
import { SHELF } from '../src/games'
import { marked, sinceMine, type Marks } from '../src/lib/marks'
import type { Line } from '../src/lib/show.svelte'
import type { Telling, View } from '../src/lib/wire'

const MARKS: Record<string, object> = { fifteen, fiver, go5, highfive, igo }
const GAMES = join(import.meta.dirname, '../src/games')

/** The events a game tells, by the types made from its view. */
function events(game: string): string[] {
  const types = readFileSync(join(GAMES, game, 'types.ts'), 'utf-8')
  return [...types.matchAll(/\bevent: '([a-z-]+)'/g)].map((match) => match[1]!).sort()
}

test.each(SHELF.map(({ name }) => name))('every event of %s says what it does to whom', (game) => {
  expect(events(game).length).toBeGreaterThan(4)
  expect(Object.keys(MARKS[game]!).sort()).toEqual(events(game))
})

const line = (telling: Telling, seq = 1): Line => ({ key: seq, seq, of: 'game', id: '', telling })
const to = (marks: Marks<any, any>, telling: Telling, before: Partial<View> = {}, me = 'A') =>
  marked(marks, line(telling), before as View, me).map(({ line: _, ...hit }) => hit)

test('a card swapped out of my set is marked where the other one lies now', () => {
  const swap = { event: 'swapped', seat: 'B', other: 'A', card: 'g7', other_card: 'b5', number: 1 }
  expect(to(go5, swap)).toEqual([{ seat: 'A', place: 'card g7', lost: ['b5'], got: ['g7'] }])
  expect(to(go5, { ...swap, other: 'C' })).toEqual([])
})

test('who is stopped, laid on, borrowed from or beaten sees it at their own things', () => {
  expect(to(go5, { event: 'stopped', seat: 'B', other: 'A', card: 's1' })[0]?.place).toBe('hand of A')
  const laid = { event: 'to-pile', seat: 'B', other: 'A', card: 'p3', from_open: false }
  expect(to(fifteen, laid)).toEqual([{ seat: 'A', place: 'open A', got: ['p3'] }])
  const borrowed = { event: 'borrowed', seat: 'B', other: 'A', card: 'p3', row: 1 }
  expect(to(fifteen, borrowed)).toEqual([{ seat: 'A', place: 'open A', lost: ['p3'] }])
  const beaten = to(igo, { event: 'scored', seat: 'B', points: 1 }, { wait: ['A'] })
  expect(beaten[0]).toMatchObject({ seat: 'A', place: 'shown A' })
})

test('who calls first beats everybody else who could have called', () => {
  const four = { kind: 'fives', cards: ['r5', 'o5', 'g5', 'v5'] }
  const before = { callers: ['A', 'B'], places: { A: { sets: [four] }, B: { sets: [four] } } }
  const called = { event: 'called', seat: 'B', card: 'b5', number: 1, kind: 'fives' }
  expect(to(go5, called, before as unknown as View)).toEqual([{ seat: 'A', place: 'set A 1', lost: ['b5'] }])
})

test('what I do myself is not marked', () => {
  expect(to(go5, { event: 'stopped', seat: 'A', other: 'A', card: 's1' })).toEqual([])
})

test('since my last turn: what others did after the last move that was mine', () => {
  const lines = [
    line({ event: 'kept', seat: 'A' }, 1),
    line({ event: 'turned', seat: 'B' }, 1),
    line({ event: 'to-row', seat: 'B' }, 2),
    line({ event: 'turned', seat: 'A' }, 2), // the table turns it for me
  ]
  expect(sinceMine(lines, 'A').map(({ telling }) => telling.event)).toEqual(['turned', 'to-row'])
  expect(sinceMine(lines, null)).toHaveLength(4)
})

test('what was played for me is no turn of mine, and is told with the rest', () => {
  const lines = [
    line({ event: 'kept', seat: 'A' }, 1),
    line({ event: 'to-row', seat: 'B' }, 2),
    line({ event: 'kept', seat: 'A' }, 3), // nobody asked me
    line({ event: 'turned', seat: 'B' }, 3),
  ]
  const since = sinceMine(lines, 'A', ({ seq, telling }) => telling.seat === 'A' && seq !== 3)
  expect(since.map(({ telling }) => `${telling.seat} ${telling.event}`)).toEqual([
    'B to-row',
    'A kept',
    'B turned',
  ])
})
