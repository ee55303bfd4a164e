import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { voice } from '../src/lib/voice.svelte'

const heard = (): string[] => {
  vi.runAllTimers()
  return voice.said.splice(0).map(({ text }) => text)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('things are said in order and once, and what is urgent first', () => {
  voice.speak('Ben draws')
  voice.speak('Ben draws')
  voice.speak('Ben discards')
  voice.speak('Your turn', true)
  expect(heard()).toEqual(['Your turn', 'Ben draws', 'Ben discards'])
})

test('the last thing is said again, and then the one before', () => {
  voice.speak('Ben draws')
  voice.speak('Your turn', true)
  heard()
  voice.repeat()
  voice.repeat()
  expect(heard()).toEqual(['Your turn', 'Ben draws'])
})
