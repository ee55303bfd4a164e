import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { voice } from '../src/lib/voice.svelte'

/** The breaths since, as they are heard. */
const breaths = (): string[][] => voice.said.splice(0).map(({ texts }) => texts.map((text) => text.trim()))
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
  vi.advanceTimersByTime(10_000) // all of it was heard
  voice.hush()
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

test('the same said again is another text: of two alike a screen reader takes the second for an echo', () => {
  voice.speak('Your hand', true)
  vi.runAllTimers()
  voice.repeat()
  vi.runAllTimers()
  voice.speak('Your hand', true)
  vi.runAllTimers()
  const texts = voice.said.map(({ texts }) => texts.join(' '))
  expect(texts.slice(1).some((text, i) => text === texts[i])).toBe(false)
  expect(heard()).toEqual(['Your hand', 'Your hand', 'Your hand'])
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
  voice.speak('Ben lays the blue 7 on c4, and that makes five points for three and a pair. '.repeat(2))
  vi.advanceTimersByTime(210)
  voice.speak('Cleo draws')
  vi.advanceTimersByTime(5000) // most of it was heard
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

test('what happens is told between what is typed: the next key would cut it short', () => {
  voice.speak('Cleo draws')
  for (const _key of 'r11c4') {
    voice.hush()
    vi.advanceTimersByTime(400)
  }
  expect(breaths()).toEqual([])
  voice.speak('Cleo calls', true) // that cannot wait
  vi.advanceTimersByTime(50)
  expect(breaths()).toEqual([['Cleo calls']])
  expect(heard()).toEqual(['Cleo draws'])
})

test('what a key has cut short in its first half is told once more in the next pause, what was heard is not', () => {
  voice.speak('Cleo draws')
  vi.advanceTimersByTime(900)
  expect(breaths()).toEqual([['Cleo draws']])
  voice.hush()
  voice.hush()
  vi.advanceTimersByTime(800)
  expect(breaths()).toEqual([['Cleo draws']])
  voice.hush()
  expect(heard()).toEqual([])
  voice.speak('Cleo calls')
  vi.advanceTimersByTime(5000)
  voice.hush()
  expect(heard()).toEqual(['Cleo calls'])
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

test('what is asked while nobody waits comes after all that led to it, and no more once it is answered', () => {
  const lines = Array.from({ length: 12 }, (_, i) => `Ben has ${i} cards left over, and they cost him`)
  lines.forEach((line) => voice.speak(line))
  voice.speak('A point for you')
  voice.askLater('A point for you. 1: Ready.')
  expect(heard().at(-1)).toBe('A point for you. 1: Ready.')
  voice.speak('Ben calls')
  voice.askLater('1: Ready.')
  voice.answered()
  expect(heard()).toEqual(['Ben calls'])
})

test('what a question begins with is not told apart from it', () => {
  voice.speak('A point for you')
  voice.ask('A point for you. 1: Go on.')
  expect(heard()).toEqual(['A point for you. 1: Go on.'])
})

test('the end comes after what led to it, and nothing that was before comes after it', () => {
  const lines = Array.from({ length: 12 }, (_, i) => `Ben lays the blue ${i} somewhere on the board`)
  lines.forEach((line) => voice.speak(line))
  voice.end('Ben wins!')
  const said = heard()
  expect(said.at(-1)).toBe('Ben wins!')
  expect(said.at(-2)).toBe('Ben lays the blue 11 somewhere on the board.')
  expect(said.length).toBeLessThan(8)
})
