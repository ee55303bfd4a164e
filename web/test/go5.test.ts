// Go5: what is in the fingers, where it may go, and what is told of it. Moves and sets come from the table.

import { describe, expect, test } from 'vitest'
import { Choosing } from '../src/games/go5/choosing.svelte'
import { sorted } from '../src/games/go5/hand'
import { journeys } from '../src/games/go5/journeys'
import { goal, history, standing } from '../src/games/go5/standing'
import type { Go5Telling, Go5View, Laid } from '../src/games/go5/types'
import { chain, counted, drawn, expected, lines, type Go5Sitting } from '../src/games/go5/view'
import { face } from '../src/games/looks'
import { ranking } from '../src/lib/people'
import type { Offer } from '../src/lib/sitting.svelte'
import type { Answer, Facts } from '../src/lib/wire'

const place = (sets: string[], hand: string[] | null = null) => ({
  cards: hand?.length ?? 3,
  hand,
  known: [],
  unseen: [0, 0, 0],
  sets: sets.map((set) => ({ kind: set.split(': ')[0]!, cards: set.split(': ')[1]!.split(' ') })),
  stops: [],
  opened: sets.length > 0,
  skipped: false,
})

const view = (more: Partial<Go5View> = {}): Go5View =>
  ({
    seat: 'A',
    wait: ['A'],
    phase: 'play',
    turn: 'A',
    done: [],
    held: null,
    discards: { top: 'v1', across: null, under: null, cards: ['v1'] },
    places: {
      A: place(['fives: r5 y5 g5'], ['b5', 'b6', 'b7', 'o2', 'j1']),
      B: place(['blue: b1 b2 b3', 'threes: r3 y3 g3']),
    },
    ...more,
  }) as Go5View

/** What the table says of a move: message, cards, places. */
function offer(move: string): Offer {
  const [word = '', ...words] = move.split(' ')
  const verb = words.at(-1) === 'across' ? 'across' : ({ lay: 'set', go5: 'call', pass: 'end' }[word] ?? word)
  const cards = words.filter((each) => /^[a-z]\d$/.test(each))
  const to = {
    draw: 'pile',
    set: 'new set A',
    add: `set A ${words[1]}`,
    call: `set A ${words[0]}`,
    swap: `card ${cards[1]}`,
  }[verb]
  const facts: Facts = verb === 'set' ? { cards, kind: 'blue', points: 30 } : {}
  return { move, message: `go5-do-${verb}`, facts, cards, to: [to ?? 'discards'] }
}

/** A table with these legal moves, that answers when it is told to. */
function table(moves: string[], now = view()) {
  const asked: { move: string; answer: (answer: Partial<Answer>) => void }[] = []
  const played: string[] = []
  const sitting = {
    view: now,
    offers: moves.map(offer),
    myTurn: true,
    refusal: null,
    show: { position: 1 },
    ask: (move: string) =>
      new Promise<Answer>((done) =>
        asked.push({ move, answer: (answer) => done({ is: 'answer', re: '', seq: 1, ...answer }) }),
      ),
    play: async (move: string) => {
      played.push(move)
      return true
    },
  }
  return { choosing: new Choosing(sitting as unknown as Go5Sitting), asked, played }
}
const made = (kind: string, points = 30): Partial<Answer> => ({
  events: [{ event: 'made', seat: 'A', kind, count: 3, points }],
})
const soon = () => new Promise((done) => setTimeout(done))

test('where a chosen card may go is what the legal moves say', () => {
  const { choosing } = table(['lay b5 b6 b7', 'add b5 1', 'swap b5 b2', 'swap b6 b1', 'discard b5'])
  expect([...choosing.rings]).toEqual([])
  choosing.toggle('b5')
  expect([...choosing.rings].sort()).toEqual(['card b2', 'discards', 'hand b6', 'hand b7', 'set A 1'])
  expect(choosing.ringed('B', 1)).toBe(true)
  expect(choosing.ringed('B', 2)).toBe(false)
})

test('two chosen cards ask for the third, three make what the table said of them', async () => {
  const { choosing, asked, played } = table(['lay b5 b6 b7', 'discard b5'])
  choosing.toggle('b5')
  choosing.toggle('b7')
  expect([...choosing.rings]).toEqual(['hand b6'])
  expect(asked).toEqual([])
  choosing.toggle('b6')
  expect(asked).toEqual([])
  expect(choosing.made).toBe('blue')
  expect([...choosing.rings]).toEqual(['new set A'])
  await choosing.put('new set A')
  expect(played, 'as the table writes it').toEqual(['lay b5 b6 b7'])
})

test('a fourth card takes the place of the first', () => {
  const { choosing } = table([])
  for (const card of ['b5', 'b6', 'b7', 'o2']) choosing.toggle(card)
  expect(choosing.chosen).toEqual(['b6', 'b7', 'o2'])
  choosing.toggle('b7')
  expect(choosing.chosen).toEqual(['b6', 'o2'])
})

test('an answer about other cards does not count', async () => {
  const { choosing, asked } = table([])
  for (const card of ['b5', 'b6', 'b7']) choosing.toggle(card)
  choosing.toggle('b7')
  asked[0]!.answer({ error: { kind: 'IllegalMove', message: 'go5-no-kind', facts: {}, rule: 'G11' } })
  await soon()
  expect(choosing.refusal).toBeNull()
})

test('three that do not match are told why', async () => {
  const { choosing, asked } = table(['lay b5 b6 b7'])
  for (const card of ['b5', 'b6', 'o2']) choosing.toggle(card)
  expect(asked.map(({ move }) => move)).toEqual(['lay b5 b6 o2'])
  expect(choosing.made).toBe('')
  asked[0]!.answer({
    error: { kind: 'IllegalMove', message: 'go5-no-kind', facts: { cards: ['b5', 'b6', 'o2'] }, rule: 'G11' },
  })
  await soon()
  expect(choosing.refusal?.message).toBe('go5-no-kind')
})

test('a card goes onto a card: mine takes it, another’s is swapped for', async () => {
  const { choosing, played } = table(['add b5 1', 'swap b5 b2'])
  choosing.take('b5')
  expect(choosing.offer('card g5')?.move).toBe('add b5 1')
  expect(choosing.offer('set A 1')?.move).toBe('add b5 1')
  expect(choosing.offer('card b2')?.move).toBe('swap b5 b2')
  expect(choosing.offer('card r3')).toBeUndefined()
  expect(choosing.offer('pile')).toBeUndefined()
  for (const spot of ['card g5', 'card b2', 'card r3', 'pile', 'set B 1']) await choosing.put(spot)
  expect(played, 'legal or not: the table says why not').toEqual([
    'add b5 1',
    'swap b5 b2',
    'swap b5 r3',
    'draw',
  ])
})

test('a joker asks which way it is discarded', async () => {
  const { choosing, played } = table(['discard j1', 'discard j1 across'])
  choosing.toggle('j1')
  await choosing.put('discards')
  expect(played).toEqual([])
  expect(choosing.turning).toBe(true)
})

test('the card received in a swap is in question until it is used', () => {
  const { choosing, asked } = table(['add r3 2', 'swap r3 b2', 'lay b5 b6 r3'], view({ held: 'r3' }))
  expect(choosing.single).toBe('r3')
  expect([...choosing.rings].sort()).toEqual(['card b2', 'hand b5', 'hand b6', 'set A 2'])
  choosing.toggle('b5')
  choosing.toggle('b6')
  expect(choosing.laying?.move).toBe('lay b5 b6 r3')
  expect(asked).toEqual([])
  choosing.toggle('b7')
  expect(choosing.chosen, 'two hand cards at most').toEqual(['b6', 'b7'])
})

test('the call that brings most is offered', async () => {
  const { choosing, asked } = table(['go5 1', 'go5 3', 'pass'], view({ phase: 'call' }))
  expect(choosing.call).toBe('go5 1')
  void choosing.foresee()
  asked[0]!.answer(made('fives', 80))
  asked[1]!.answer(made('black', 180))
  await soon()
  expect(choosing.call).toBe('go5 3')
})

test.each<[string[], Partial<Go5View>, string]>([
  [['draw'], {}, 'web-go5-draw'],
  [['draw', 'take'], {}, 'web-go5-take-or-draw'],
  [['discard b5'], {}, 'web-go5-play'],
  [['discard b5'], { done: ['acted', 'played'] }, 'web-go5-discard'],
  [['discard b5'], { places: { A: place([], ['b5']) } }, 'web-go5-open'],
  [['pass'], {}, 'web-go5-last-card'],
])('%j asks for %j %s', (moves, more, id) => {
  expect(expected(view(more), moves.map(offer))).toBe(id)
})

const tell = (event: string, seat: string, more: object = {}): Go5Telling =>
  ({ event, seat, ...more }) as Go5Telling

test('a swap is told step by step, from its first', () => {
  const swaps = [tell('swapped', 'B', { card: 'b7' }), tell('swapped', 'B', { card: 'b5' })]
  expect(chain([tell('swapped', 'A'), tell('laid', 'A'), tell('drew-unseen', 'B'), ...swaps])).toEqual(swaps)
})

test('what I drew in this turn is remembered, not what I drew before', () => {
  const before = [tell('drew', 'A', { cards: ['r1'] }), tell('discarded', 'A'), tell('discarded', 'B')]
  const now = [tell('took', 'A', { card: 'b2' }), tell('drew', 'A', { cards: ['b3', 'b4'] })]
  expect(drawn([...before, ...now], 'A').sort()).toEqual(['b2', 'b3', 'b4'])
})

test('a round is counted line by line', () => {
  const told = tell('counted', 'A', {
    threes: 90,
    fours: 0,
    fives: 50,
    ended: 30,
    cost: 15,
    points: 155,
    total: 200,
  })
  expect(counted([tell('five', 'A'), told])['A']).toEqual({
    threes: 90,
    fours: 0,
    fives: 50,
    out: 30,
    cost: 15,
    points: 155,
    total: 200,
  })
})

test('cards travel from hand, pile and fingers to where they lie', () => {
  const from = (telling: Go5Telling, now = view(), me: string | null = 'A') => journeys(telling, now, me)
  expect(from(tell('discarded', 'A', { card: 'b5' }))).toMatchObject([{ from: 'hand b5', to: 'discards' }])
  expect(from(tell('discarded', 'B', { card: 'b5' }))).toMatchObject([{ from: 'hand of B', to: 'discards' }])
  expect(from(tell('added', 'A', { card: 'r3', number: 1 }), view({ held: 'r3' }))).toMatchObject([
    { from: 'held', to: 'next set A 1' },
  ])
  expect(from(tell('swapped', 'B', { card: 'b9', other_card: 'r5', other: 'A', number: 1 }))).toMatchObject([
    { card: 'r5', from: 'card r5', to: 'held' },
    { card: 'b9', from: 'hand of B', to: 'next set A 1' },
  ])
  expect(from(tell('drew-unseen', 'B', { count: 2 }))).toMatchObject([
    { card: '', from: 'pile', to: 'hand of B' },
  ])
})

test('the hand is sorted by colour, number or pattern; jokers last', () => {
  const hand = ['r7', 'b1', 'p2', 'j1'] // chevron, dots, ball
  expect(sorted(hand, 'colour')).toEqual(hand)
  expect(sorted(hand, 'number')).toEqual(['b1', 'p2', 'r7', 'j1'])
  expect(sorted(hand, 'pattern')).toEqual(['p2', 'b1', 'r7', 'j1'])
})

test('a card shows its pattern, and whether its ground is black', () => {
  expect(face('go5', 'v5')).toMatchObject({ ink: 'violet', number: 5, lozenge: { pattern: 2, black: true } })
  expect(face('go5', 'j2')).toEqual({ kind: 'joker' })
  expect(face('go5', 's1')).toEqual({ kind: 'stop', says: 'web-go5-stop-sign' })
})

test('also below nothing the best stands first', () => {
  const over = { scores: { A: -80, B: -25, C: -80, D: -45 } } as unknown as Go5View
  const shares = Object.entries(standing(over)).map(([seat, { share }]) => [seat, share])
  const ranked = ranking(Object.fromEntries(shares) as Record<string, number>)
  expect(ranked.map(({ seat, rank }) => `${rank} ${seat}`)).toEqual(['1 B', '2 D', '3 A', '3 C'])
})

test('who is below nothing is the shortest finger; the sums follow the rounds', () => {
  const over = {
    scores: { A: 120, B: -10 },
    rounds: [{ points: {}, totals: { A: 120, B: -10 } }],
  } as unknown as Go5View
  expect(standing(over)).toMatchObject({ A: { number: 120, share: 1 }, B: { number: -10 } })
  expect(standing(over)['B']!.share).toBeCloseTo(0)
  expect(history([], over)).toEqual([
    { A: 0, B: 0 },
    { A: 120, B: -10 },
  ])
})

test('what is played to is seen, however many rounds there may be', () => {
  expect(goal(view({ options: { target: 300, rounds: 30 } }))).toBe(300)
})

describe('sets in lines', () => {
  const set = (count: number): Laid => ({ kind: 'red', cards: Array<string>(count).fill('r1') })
  const wide = (...counts: number[]): string[] => lines(counts.map(set)).map((width) => width.toFixed(2))

  test('no set is parted, and none is wider than its line', () => {
    expect(wide(3, 3, 3, 3)).toEqual(['8.16', '4.08', '4.08', '2.04'])
    expect(wide(4, 3, 3)).toEqual(['6.64', '4.08', '2.56', '2.56'])
    expect(wide(3)).toEqual(['2.04', '2.04', '2.04', '2.04'])
    expect(wide()).toEqual(['1.00', '1.00', '1.00', '1.00'])
  })

  test('the last one may have something beside it', () => {
    expect(lines([set(3)], 1)[0]).toBeCloseTo(3.04)
  })
})
