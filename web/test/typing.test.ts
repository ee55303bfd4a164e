import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAUSE, SLOW, Typing } from '../src/lib/typing'

const NAMES = new Set(['r1', 'r12', 'r5', 'c4', 'h8', 'j'])

function typist() {
  const did: string[] = []
  const typing = new Typing({
    names: () => NAMES,
    go: (name) => did.push(`go ${name}`),
    missed: (name) => did.push(`no ${name}`),
    alone: (letter) => did.push(`press ${letter}`),
    means: (letter) => 'hm'.includes(letter),
    done: () => {},
  })
  const type = (keys: string): boolean[] => [...keys].map((key) => typing.key(key))
  return { did, typing, type }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a name that cannot grow is gone to at once', () => {
  const { did, type } = typist()
  type('r5c4j')
  expect(did).toEqual(['go r5', 'go c4', 'go j'])
})

test('a name that may grow waits for the next key, or a moment', () => {
  const { did, type } = typist()
  type('r1c4r12r1')
  expect(did).toEqual(['go r1', 'go c4', 'go r12'])
  vi.advanceTimersByTime(PAUSE)
  expect(did.at(-1)).toBe('go r1')
})

test('a letter that means nothing by itself waits for its digit, however slowly that is found', () => {
  const { did, type } = typist()
  type('c')
  vi.advanceTimersByTime(SLOW - 1)
  type('4')
  expect(did).toEqual(['go c4'])
  type('c')
  vi.advanceTimersByTime(SLOW)
  expect(type('4')).toEqual([false])
})

test('h is a column when a digit follows, else a key of its own', () => {
  const { did, type } = typist()
  type('h8h')
  vi.advanceTimersByTime(PAUSE)
  expect(did).toEqual(['go h8', 'press h'])
})

test('what begins no name is left to other keys, and digits alone too', () => {
  const { did, type } = typist()
  expect(type('m3')).toEqual([false, false])
  expect(type('r7')).toEqual([true, true])
  expect(did).toEqual(['no r7'])
})

test('the digit of a card that is not here is no answer to anything', () => {
  const { did, type } = typist()
  expect(type('g5')).toEqual([true, true])
  expect(did).toEqual(['no g5'])
  type('a')
  vi.advanceTimersByTime(PAUSE * 2)
  expect(did.at(-1)).toBe('press a')
})
