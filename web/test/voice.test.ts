import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { voice } from '../src/lib/voice.svelte'

/** The breaths since. */
const breaths = (): string[][] => voice.said.splice(0).map(({ texts }) => texts)
const heard = (): string[] => {
  vi.runAllTimers()
  return breaths().flat()
}

beforeEach(() => {
  vi.useFakeTimers()
  voice.hush()
  vi.advanceTimersByTime(1000) // silence
})
afterEach(() => {
  heard()
  vi.useRealTimers()
})

test('what happens is said in order, each thing once, and a call first', () => {
  voice.speak('Ben draws')
  voice.speak('Ben discards')
  voice.speak('Call now', true)
  voice.speak('Call now', true)
  expect(heard()).toEqual(['Call now', 'Ben draws.', 'Ben discards'])
})

test('the same happens twice, and is said twice', () => {
  voice.speak('Ben draws')
  voice.speak('Ben draws')
  expect(heard()).toEqual(['Ben draws.', 'Ben draws'])
})

test('a question comes with what led to it just now, in one breath', () => {
  voice.speak('Ben draws')
  vi.advanceTimersByTime(150)
  voice.speak('Ben discards.')
  vi.advanceTimersByTime(150)
  voice.ask('Your turn')
  vi.runAllTimers()
  expect(breaths()).toEqual([['Ben draws.', 'Ben discards.', 'Your turn']])
})

test('my turn and a call never wait behind older lines, and none of those is lost', () => {
  const lines = Array.from({ length: 12 }, (_, i) => `Ben lays the blue ${i} somewhere on the board`)
  lines.forEach((line) => voice.speak(line))
  vi.advanceTimersByTime(1500) // a first breath is being spoken, the others wait
  const first = breaths().flat()
  expect(first.length).toBeLessThan(6)
  voice.ask('Your turn')
  voice.speak('Cleo calls', true)
  vi.advanceTimersByTime(50)
  expect(breaths()).toEqual([['Cleo calls.', 'Your turn']])
  expect([...first, ...heard()].map((each) => each.replace(/\.$/, ''))).toEqual(lines)
})

test('my turn goes before more than a breath of what led to it', () => {
  const lines = Array.from({ length: 12 }, (_, i) => `Ben lays the blue ${i} somewhere on the board`)
  lines.forEach((line) => voice.speak(line))
  voice.ask('Your turn')
  expect(heard()[0]).toBe('Your turn')
})

test('what happens waits until the breath before is about spoken, or a key has cut it short', () => {
  voice.speak('Ben lays the blue 7 on c4, and that makes five points for three and a pair')
  vi.advanceTimersByTime(210)
  voice.speak('Cleo draws')
  vi.advanceTimersByTime(2500)
  expect(breaths()).toHaveLength(1)
  voice.hush()
  voice.speak('Your hand', true) // whoever presses a key is answered at once
  vi.advanceTimersByTime(50)
  expect(breaths()).toEqual([['Your hand']])
  expect(heard()).toEqual(['Cleo draws'])
})

test('the last thing that was said is said again, and then the one before, and what still waits is not', () => {
  voice.speak('Ben draws')
  voice.ask('Your turn')
  vi.advanceTimersByTime(50)
  voice.speak('Cleo waits')
  breaths()
  voice.repeat()
  vi.advanceTimersByTime(50)
  voice.repeat()
  vi.advanceTimersByTime(50)
  expect(breaths()).toEqual([['Your turn'], ['Ben draws']])
  expect(heard()).toEqual(['Cleo waits'])
  voice.repeat()
  expect(heard()).toEqual(['Cleo waits'])
})

test('a key that is held down keeps nothing from being said', () => {
  voice.speak('Cleo calls')
  voice.speak('Cleo calls', true)
  for (let i = 0; i < 30; i += 1) {
    voice.hush()
    vi.advanceTimersByTime(30)
  }
  expect(breaths()).toEqual([['Cleo calls'], ['Cleo calls']])
})

test('what waits while a sheet opens or closes is said there, and nothing twice', () => {
  const [table, sheet] = [Symbol(), Symbol()]
  voice.enter(table)
  voice.speak('Ben draws')
  vi.advanceTimersByTime(210)
  voice.speak('Ben discards')
  voice.enter(sheet)
  expect(voice.room).toBe(sheet)
  expect(heard()).toEqual(['Ben discards'])
  voice.ask('Your turn')
  voice.leave(sheet)
  expect(voice.room).toBe(table)
  expect(heard()).toEqual(['Your turn'])
  voice.leave(table)
})
