// Laying cards in High Five!: local, and what it is worth comes from the table.

import { expect, test } from 'vitest'
import { Laying } from '../src/games/highfive/laying.svelte'
import type { HighFiveSitting } from '../src/games/highfive/view'
import type { Answer } from '../src/lib/wire'

/** A table that answers when it is told to. */
function table(verb = 'lay') {
  const asked: { move: string; answer: (answer: Partial<Answer>) => void }[] = []
  const played: string[] = []
  const sitting = {
    offers: [{ message: `highfive-do-${verb}` }],
    refusal: null,
    dismiss: () => {},
    ask: (move: string) =>
      new Promise<Answer>((done) =>
        asked.push({ move, answer: (answer) => done({ is: 'answer', re: '', seq: 1, ...answer }) }),
      ),
    play: async (move: string) => {
      played.push(move)
      return true
    },
  }
  return { laying: new Laying(sitting as unknown as HighFiveSitting), asked, played }
}
const scored = (points: number) => ({
  events: [{ event: 'scored', seat: 'A', points, first: 'c3', last: 'c7' }],
})
const soon = () => new Promise((done) => setTimeout(done))

test('a chosen card goes where it is tapped, and the table is asked', () => {
  const { laying, asked } = table()
  laying.choose('r5')
  laying.tap('c4')
  laying.choose('j')
  laying.tap('c7')
  expect(asked.map((each) => each.move)).toEqual(['lay r5@c4', 'lay r5@c4 j@c7'])
  expect(laying.laid('j')).toBe(true)
})

test('an answer that comes late does not count for what lies there now', async () => {
  const { laying, asked } = table()
  laying.put('c4', 'r5')
  laying.put('c7', 'j')
  asked[1]!.answer(scored(15))
  await soon()
  asked[0]!.answer(scored(1))
  await soon()
  expect(laying.worth?.['points']).toBe(15)
  expect(laying.legal).toBe(true)
})

test('what is missing is ringed, and nothing can be confirmed', async () => {
  const { laying, asked } = table()
  laying.put('c4', 'r5')
  asked[0]!.answer({
    error: { kind: 'IllegalMove', message: 'highfive-gap', facts: { squares: ['c6'] }, rule: 'H4' },
  })
  await soon()
  expect([...laying.rings]).toEqual(['c6'])
  expect(laying.legal).toBe(false)
})

test('a tap on a card being laid takes it up again', () => {
  const { laying } = table()
  laying.put('c4', 'r5')
  laying.tap('c4')
  expect(laying.placed.size).toBe(0)
  expect(laying.chosen).toBe('r5')
})

test('when only dropping is possible, one card lies at a time', async () => {
  const { laying, played } = table('drop')
  laying.put('a1', 'r5')
  laying.put('b2', 'g9')
  await laying.confirm()
  expect(played).toEqual(['drop g9@b2'])
})
