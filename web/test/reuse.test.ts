import { expect, test } from 'vitest'
import { reuse } from '../src/lib/reuse'

const copy = <T>(value: T): T => structuredClone(value)

const VIEW = {
  phase: 'play',
  scores: { A: 3, B: 0 },
  rows: [['p7', 'g8'], [], ['b1']],
  wait: ['A'],
  last: null,
}

test('an equal picture is the old one', () => {
  expect(reuse(VIEW, copy(VIEW))).toBe(VIEW)
})

test('what changed is new, what did not is the old', () => {
  const next = copy(VIEW)
  next.rows[1]!.push('y4')
  next.scores.B = 2
  const now = reuse(VIEW, copy(next))
  expect(now).toEqual(next)
  expect(now).not.toBe(VIEW)
  expect(now.wait).toBe(VIEW.wait)
  expect(now.rows[0]).toBe(VIEW.rows[0])
  expect(now.rows[1]).not.toBe(VIEW.rows[1])
  expect(now.rows[2]).toBe(VIEW.rows[2])
})

test.each([
  ['a part more', { a: 1 }, { a: 1, b: undefined }],
  ['a part less', { a: 1, b: undefined }, { a: 1 }],
  ['another name', { a: undefined }, { b: undefined }],
  ['a shorter list', [1, 2], [1]],
  ['a list for an object', {}, []],
  ['nothing for something', { a: {} }, { a: null }],
  ['something for nothing', null, { a: 1 }],
])('%s is a change', (_, before, now) => {
  const kept = copy(before)
  expect(reuse(before, copy(now))).toStrictEqual(now)
  expect(before).toStrictEqual(kept)
})
