import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { voice } from '../src/lib/voice.svelte'

const heard = (): string[] => {
  vi.runAllTimers()
  return voice.said.splice(0).flatMap(({ texts }) => texts)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('things are said in order and once, and what is urgent first', () => {
  voice.speak('Ben draws')
  voice.speak('Ben draws')
  voice.speak('Ben discards')
  voice.speak('Call now', true)
  expect(heard()).toEqual(['Call now.', 'Ben draws.', 'Ben discards'])
})

test('a question comes with what led to it, in one breath: nothing that waits is lost to it', () => {
  voice.speak('Ben draws')
  vi.advanceTimersByTime(150)
  voice.speak('Ben discards.')
  vi.advanceTimersByTime(150)
  voice.ask('Your turn')
  vi.runAllTimers()
  expect(voice.said.splice(0)).toMatchObject([
    { texts: ['Ben draws.', 'Ben discards.', 'Your turn'], pressing: true },
  ])
})

test('a breath waits until the one before is taken in', () => {
  vi.advanceTimersByTime(5000)
  voice.speak('Ben draws')
  vi.advanceTimersByTime(210)
  expect(voice.said).toHaveLength(1)
  voice.ask('Your turn')
  vi.advanceTimersByTime(600)
  expect(voice.said).toHaveLength(1)
  vi.advanceTimersByTime(100)
  expect(voice.said).toHaveLength(2)
  voice.speak('Your hand', true)
  vi.advanceTimersByTime(50)
  expect(voice.said.splice(0)).toHaveLength(3) // whoever presses a key is answered at once
})

test('the last thing is said again, and then the one before', () => {
  voice.speak('Ben draws')
  voice.speak('Your turn', true)
  heard()
  voice.repeat()
  voice.repeat()
  expect(heard()).toEqual(['Your turn.', 'Ben draws'])
})
