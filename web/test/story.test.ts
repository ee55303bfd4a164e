// The story of a game, as the log and the chart tell it.

import { expect, test } from 'vitest'
import { lasting, upTo } from '../src/lib/story'
import type { Happening } from '../src/lib/wire'

const played = (seq: number): Happening => ({ seq, of: 'game', events: [{ event: 'kept', seat: 'A' }] })
const undone = (seq: number, entry: number): Happening => ({
  seq,
  of: 'table',
  events: [{ event: 'undone', seat: 'A', entry }],
})

test('what was taken back does not count', () => {
  const story = [played(1), played(2), played(3), undone(4, 2), played(5), undone(6, 1), played(7)]
  expect(lasting(story).map((each) => each.seq)).toEqual([1, 7])
})

test('a film shows what had happened by then', () => {
  expect(upTo([played(1), played(2), undone(3, 1)], 2).map((each) => each.seq)).toEqual([1, 2])
})
