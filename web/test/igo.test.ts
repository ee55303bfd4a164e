// I Go! in the client: choosing before confirming, the order of a hand, and how a hand ended.

import { expect, test } from 'vitest'
import { Deciding } from '../src/games/igo/deciding.svelte'
import { hands, pointsNow } from '../src/games/igo/hands'
import { journeys, rests } from '../src/games/igo/journeys'
import { ending, revealed } from '../src/games/igo/revealed'
import { best, history, standing } from '../src/games/igo/standing'
import type { Call, IGoTelling, IGoView } from '../src/games/igo/types'
import { byNumber, heaps, nameable, type IGoSitting } from '../src/games/igo/view'
import type { Line } from '../src/lib/show.svelte'
import type { Offer } from '../src/lib/sitting.svelte'
import type { Answer, Facts, Refusal } from '../src/lib/wire'

/** A table that answers when it is told to. */
function table() {
  const asked: { move: string; answer: (answer: Partial<Answer>) => void }[] = []
  const played: string[] = []
  const sitting = {
    refusal: null as Refusal | null,
    ask: (move: string) =>
      new Promise<Answer>((done) =>
        asked.push({ move, answer: (answer) => done({ is: 'answer', re: '', seq: 1, ...answer }) }),
      ),
    play: async (move: string) => {
      played.push(move)
      return true
    },
  }
  return { deciding: new Deciding(sitting as unknown as IGoSitting), sitting, asked, played }
}
const cost = (sum: number) => ({ events: [{ event: 'cost', seat: 'A', sum }] })
const refused = { kind: 'IllegalMove', message: 'igo-straight-back', facts: { card: 'r5' }, rule: 'I5' }
const soon = () => new Promise((done) => setTimeout(done))

test('a card is lifted first; the table says what its discard would leave, a second tap lets it go', async () => {
  const { deciding, asked, played } = table()
  deciding.choose('r5')
  expect(asked.map((each) => each.move)).toEqual(['discard r5'])
  deciding.choose('r5') // too early: nothing is known yet
  expect(played).toEqual([])
  asked[1]!.answer(cost(12))
  await soon()
  expect(deciding.cost?.sum).toBe(12)
  deciding.choose('r5')
  expect(played).toEqual(['discard r5'])
})

test('an answer that comes late does not count for another card', async () => {
  const { deciding, asked } = table()
  deciding.choose('r5')
  deciding.choose('b7')
  asked[1]!.answer(cost(3))
  await soon()
  asked[0]!.answer(cost(30))
  await soon()
  expect(deciding.cost?.sum).toBe(3)
})

test('a card that may not go lies down again, and the table says why', async () => {
  const { deciding, sitting, asked } = table()
  deciding.choose('r5')
  asked[0]!.answer({ error: refused })
  await soon()
  expect(deciding.card).toBe(null)
  expect(deciding.legal).toBe(false)
  expect(sitting.refusal?.rule).toBe('I5')
})

test('a third colour takes the place of the first, and a colour that is tapped again goes', () => {
  const { deciding } = table()
  deciding.call(['p', 'b'])
  deciding.toggle('r')
  expect(deciding.move).toBe('go b r')
  deciding.toggle('b')
  expect(deciding.move).toBe('go r')
  deciding.toggle('r')
  expect(deciding.move).toBe('go')
})

test('colours that make no row go back to those that did', async () => {
  const { deciding, asked, played } = table()
  deciding.call(['p'])
  asked[0]!.answer(cost(9))
  await soon()
  deciding.toggle('b')
  asked[1]!.answer({ error: refused })
  await soon()
  await deciding.confirm()
  expect(deciding.cost?.sum).toBe(9)
  expect(played).toEqual(['go p'])
})

const offer = (verb: string, facts: Facts = {}, cards: string[] = []): Offer => ({
  move: verb,
  message: `igo-do-${verb}`,
  facts,
  cards,
  to: [],
})

test('a hint is laid into the fingers; one about taking leaves them empty', () => {
  const { deciding } = table()
  deciding.show(offer('go', { colours: ['p', 'b'] }))
  expect(deciding.colours).toEqual(['p', 'b'])
  deciding.show(offer('discard', {}, ['r5']))
  expect(deciding.move).toBe('discard r5')
  deciding.clear()
  deciding.show(offer('draw'))
  expect(deciding.move).toBe(null)
})

test('a hand lies in heaps of a colour or of a number', () => {
  const hand = ['p3', 'p11', 'b3', 'r1']
  expect(heaps(hand, 'colour')).toEqual([['p3', 'p11'], ['b3'], ['r1']])
  expect(heaps(hand, 'number')).toEqual([['r1'], ['p3', 'b3'], ['p11']])
  expect(byNumber(['p11', 'b3'])).toEqual(['b3', 'p11'])
})

test('the colours on offer are those of the moves', () => {
  const calls = [[], ['p'], ['b'], ['p', 'b']].map((colours) => offer('go', { colours }))
  expect(nameable([offer('end'), ...calls], ['p3', 'p4', 'b3', 'y1'])).toEqual([
    { colour: 'p', cards: ['p3', 'p4'] },
    { colour: 'b', cards: ['b3'] },
  ])
})

// How a hand ended

let key = 0
const line = (event: string, seat: string, facts: object = {}): Line<IGoTelling> => ({
  key: key++,
  seq: 1,
  of: 'game',
  id: `igo-${event}`,
  telling: { event, seat, ...facts } as IGoTelling,
})
const showed = (seat: string, sum: number, added: string[] = []) =>
  line('showed', seat, { sum, free_cards: [], row_cards: ['p1'], added_cards: added, left_cards: ['b7'] })
const HAND = [
  line('dealt', 'A'),
  line('discarded', 'B', { card: 'r1' }),
  line('called', 'B', { free_colour: 'y', colours: ['p'], named: 1 }),
  showed('B', 12),
  showed('A', 7, ['p9']),
  line('scored', 'A', { points: 3 }),
]

test('a hand is revealed as it is told, the caller first', () => {
  expect(revealed(HAND.slice(0, 2), null)).toBe(null)
  expect(revealed(HAND.slice(0, 3), null)).toBe(null) // called: the table stays until a hand is shown
  const half = revealed(HAND.slice(0, 4), null)!
  expect(half.hands.map((hand) => hand.seat)).toEqual(['B'])
  const whole = revealed(HAND, null)!
  expect(whole).toMatchObject({ caller: 'B', free: 'y', perfect: false })
  expect(whole.hands[1]).toMatchObject({ seat: 'A', added: ['p9'], left: ['b7'], sum: 7, scored: true })
  expect(revealed([...HAND, line('dealt', 'B')], null)).toBe(null)
})

test('who comes in after the end sees it from the view', () => {
  const groups = { free: [], row: [], added: [], left: ['b7'], sum: 7 }
  const splits = { A: groups, B: groups, C: groups }
  const call: Call = { caller: 'B', colours: ['p'], free: 'y', perfect: false, scored: ['A'], splits }
  const shown = revealed([], call)!
  expect(shown.hands.map(({ seat, scored }) => [seat, scored])).toEqual([
    ['B', false],
    ['C', false],
    ['A', true],
  ])
})

test('a hand that is not scored ends too', () => {
  expect(ending([...HAND, line('dealt', 'B'), line('unscored', 'A')])).toHaveLength(1)
  expect(revealed([line('unscored', 'A')], null)).toBe(null)
})

test('the picture rests at the end of a hand, after the last point', () => {
  const tellings = [...HAND, line('scored', 'C'), line('dealt', 'B')].map((each) => each.telling)
  const resting = tellings.filter((telling, i) => rests(telling, tellings[i + 1]))
  expect(resting.map((telling) => telling.seat)).toEqual(['C'])
  expect(rests({ event: 'perfect', seat: 'A' } as IGoTelling, undefined)).toBe(true)
})

test('the sheet has a line for every call, and the chart the points after it', () => {
  const lines = [...HAND, line('dealt', 'B'), line('called', 'A', {}), showed('A', 3), showed('B', 9)]
  lines.push(line('scored', 'A', { points: 4 }))
  expect(hands(lines).map(({ caller, left }) => [caller, left['A'], left['B']])).toEqual([
    ['B', 7, 12],
    ['A', 3, 9],
  ])
  const view = { scores: { A: 4, B: 0 } } as unknown as IGoView
  expect(history(lines, view).map((each) => each['A'])).toEqual([0, 3, 4])
})

test('the move of the game is a call that nobody beat', () => {
  expect(best(HAND)).toBe(null) // B left 12 over, and A less
  const good = [line('called', 'A'), showed('A', 20), showed('B', 30), line('scored', 'A', { points: 1 })]
  expect(best([...HAND, ...good])?.lines).toEqual(good.slice(0, 2))
})

test('a perfect call towers over more points', () => {
  const view = { scores: { A: 0, B: 3 }, winners: ['A'], call: { perfect: true } } as unknown as IGoView
  expect(standing(view)['A']!.share).toBeGreaterThan(standing(view)['B']!.share)
  const plain = { scores: { A: 2, B: 4 }, winners: ['B'], call: null } as unknown as IGoView
  expect(standing(plain)).toEqual({ A: { number: 2, share: 0.5 }, B: { number: 4, share: 1 } })
})

// Where cards travel

const before = { hands: { A: { count: 3, cards: ['p3', 'b4', 'r9'], known: [] } } } as unknown as IGoView

test('a card that I take lands beside its like, any other at the end', () => {
  const took = (card: string) => journeys({ event: 'took', seat: 'A', card } as IGoTelling, before, 'A')[0]
  expect(took('b9')).toMatchObject({ card: 'b9', from: 'discards', to: 'card b4' })
  expect(took('y1')).toMatchObject({ to: 'card r9' })
})

test('nobody sees what another draws', () => {
  const drawn = journeys({ event: 'drew-hidden', seat: 'B' } as IGoTelling, before, 'A')
  expect(drawn).toMatchObject([{ card: '', from: 'pile', to: 'hand B' }])
})

test('what a hand brought is on the pad as soon as it is told', () => {
  const told = hands([line('called', 'A', {}), showed('A', 3), line('scored', 'A', { points: 2 })])
  const before = { A: 1, B: 1 }
  expect(['A', 'B'].map((seat) => pointsNow(told, before, seat as 'A' | 'B'))).toEqual([2, 1])
})

test('a hand that adds cards is looked at longer', () => {
  const steps = (each: Line<IGoTelling>) => journeys(each.telling, before, 'A').length
  expect(steps(showed('A', 7, ['p9']))).toBe(2)
  expect(steps(showed('A', 7))).toBe(1)
})
