import { expect, test } from 'vitest'
import { part } from '../src/lib/coach.svelte'
import type { Step } from '../src/lib/wire'

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
