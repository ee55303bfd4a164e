import { expect, test } from 'vitest'
import { onwards } from '../src/lib/onwards'

test('few numbers are gone through one by one', () => {
  expect(onwards(4, -1, 2, 6)).toEqual([3, 2])
  expect(onwards(4, 1, 2, 6)).toEqual([5, 6])
  expect(onwards(2, -1, 2, 6)).toEqual([])
})

test('many are gone through in larger steps, and both ends can be reached', () => {
  expect(onwards(30, -1, 1, 100).slice(0, 2)).toEqual([25, 20])
  expect(onwards(5, -1, 1, 100)).toEqual([1])
  expect(onwards(1, 1, 1, 100)[0]).toBe(5)
  expect(onwards(95, 1, 1, 99)).toEqual([99])
  expect(onwards(100, -1, 50, 2000)).toEqual([50])
})
