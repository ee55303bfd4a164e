import { beforeAll, expect, test, vi } from 'vitest'
import { doing, line, part, wasCertain } from '../src/lib/coach.svelte'
import { words } from '../src/lib/words.svelte'
import type { Analysis, SeatLook, Step } from '../src/lib/wire'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await words.speak('en')
  await words.more()
})

const step = (some: Partial<Step>): Step => ({
  entry: 1,
  cause: 'own',
  before: 0,
  after: 0,
  found: 0,
  error: 0,
  luck: 0,
  others: 0,
  doubt: 0,
  played: null,
  best: [],
  ...some,
})

test('what a turning point is called has the sign of what it did', () => {
  expect(part(step({ found: 400 }))).toBe('coach-part-found')
  expect(part(step({ found: 100, error: -400 }))).toBe('coach-part-error')
  expect(part(step({ found: 500, luck: -300 }))).toBe('coach-part-found')
  expect(part(step({ cause: 'other', others: -400, luck: 100 }))).toBe('coach-part-others')
  expect(part(step({ cause: 'time', error: -400 }))).toBe('coach-part-time')
})

test('a move is good or bad only if nothing better, or something, is told beside it', () => {
  expect(part(step({ found: -400 }))).toBe('coach-part-move')
  expect(part(step({ found: 500, error: -100 }))).toBe('coach-part-move')
})

const look = (seat: string, steps: Step[], some: Partial<SeatLook> = {}): SeatLook => ({
  seat,
  start: 0,
  found: 0,
  errors: 0,
  luck: 0,
  others: 0,
  result: 0,
  mistakes: 0,
  decisions: 0,
  turning: [],
  steps,
  ...some,
})

const analysis = (counts: 'wins' | 'points', ...looks: SeatLook[]): Analysis => ({
  game: 'igo',
  rules: 1,
  hash: '',
  counts,
  parts: 100,
  seed: 1,
  deals: 1,
  looks,
})

test('who turned a game is named', () => {
  const theirs = step({ cause: 'other', others: -40 })
  const both = analysis('wins', look('A', [theirs]), look('B', [step({ found: 40 })]))
  expect(doing(both, theirs, (seat) => `Bo on ${seat}`)).toBe('Bo on B')
})

test('who looks for points has missed some, by a move or when time was up, and made no wrong move', () => {
  const steps = [step({ error: -300 }), step({ cause: 'time', error: -200 })]
  const said = (errors: number): string => line(analysis('points'), look('A', steps, { errors, mistakes: 1 }))
  expect(said(-500)).toBe('neither good nor bad luck; not found: 5 points')
  expect(said(0)).toBe('neither good nor bad luck; found nearly everything')
})

test('0 and 100 % are explained where they stood for a while', () => {
  const some = (n: number, after: number): Analysis =>
    analysis(
      'wins',
      look(
        'A',
        Array.from({ length: n }, () => step({ after })),
      ),
    )
  expect(wasCertain(some(30, 100))).toBe(true)
  expect(wasCertain(some(2, 0))).toBe(false)
  expect(wasCertain(some(30, 50))).toBe(false)
})
