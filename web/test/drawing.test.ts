// Drawing in 5er finden: all of it under the finger; the table hears of five fields, and says no when it must.

import { expect, test } from 'vitest'
import { Drawing } from '../src/games/fiver/drawing.svelte'
import { edge } from '../src/games/fiver/edge'
import { drawingOf, FIELDS, found, shapeOf, type FiverSitting } from '../src/games/fiver/view'
import type { Answer } from '../src/lib/wire'

const SHAPES = {
  I: { points: 4, turns: ['#####', '#/#/#/#/#'] },
  T: { points: 3, turns: ['###/.#./.#.', '.#./.#./###', '#../###/#..', '..#/###/..#'] },
}

/** A table in a search that answers when it is told to. */
function table(phase = 'search', outlines: string[][] = []) {
  const asked: { move: string; answer: (answer?: Partial<Answer>) => Promise<void> }[] = []
  const sitting = {
    view: { phase, shapes: SHAPES, outlines },
    shown: { seq: 7 },
    refusal: null,
    insist: (move: string) =>
      new Promise<Answer>((done) =>
        asked.push({
          move,
          answer: async (answer = {}) => {
            done({ is: 'answer', re: '', seq: 8, error: null, ...answer } as Answer)
            await new Promise((soon) => setTimeout(soon))
          },
        }),
      ),
  }
  return { drawing: new Drawing(sitting as unknown as FiverSitting), asked, sitting }
}

/** Draw with one finger that does not leave the paper. */
function drag(drawing: Drawing, fields: string): void {
  const [first = '', ...rest] = fields.split(' ')
  drawing.begin(first)
  rest.forEach((field) => drawing.move(field))
  drawing.lift()
}

test('five fields under one finger are told in board order, and shown at once', () => {
  const { drawing, asked } = table()
  drag(drawing, 'a5 a4 a3 a2 a1')
  expect(asked.map(({ move }) => move)).toEqual(['outline a1 a2 a3 a4 a5'])
  expect(drawing.outlines).toEqual([['a1', 'a2', 'a3', 'a4', 'a5']])
  expect(drawing.fields).toEqual([])
})

test('going back takes back, and the table hears nothing before the finger lifts', () => {
  const { drawing, asked } = table()
  drawing.begin('a1')
  for (const field of ['b1', 'c1', 'd1', 'e1', 'd1', 'c1']) drawing.move(field)
  expect(drawing.fields).toEqual(['a1', 'b1', 'c1'])
  drawing.move('c2')
  drawing.move('c3')
  expect(drawing.shape).toBeNull() // a V, of which this table knows nothing
  expect(asked).toEqual([])
  drawing.lift()
  expect(asked).toHaveLength(1)
})

test('words wait until the finger goes up', () => {
  const { drawing } = table()
  drawing.begin('a1')
  drawing.move('b1')
  expect([drawing.fields, drawing.rested]).toEqual([['a1', 'b1'], []])
  drawing.lift()
  expect(drawing.rested).toEqual(['a1', 'b1'])
  drawing.begin('c1')
  drawing.cancel()
  expect(drawing.rested).toEqual(['a1', 'b1'])
  drawing.back()
  expect(drawing.rested).toEqual(['a1'])
})

test('a stroke goes on from what is drawn: a T is a bar and a stem', () => {
  const { drawing, asked } = table()
  drag(drawing, 'a1 b1 c1')
  expect(drawing.fields).toHaveLength(3)
  drag(drawing, 'b1 b2 b3')
  expect(asked.map(({ move }) => move)).toEqual(['outline a1 b1 c1 b2 b3'])
})

test('taps choose and take back, in any order that can still be joined', () => {
  const { drawing, asked } = table()
  for (const field of ['b1', 'a2', 'c2', 'c2', 'b2', 'c2']) drawing.tap(field)
  expect(drawing.fields).toEqual(['b1', 'a2', 'b2', 'c2'])
  drawing.tap('b3')
  expect(asked.map(({ move }) => move)).toEqual(['outline b1 a2 b2 c2 b3'])
})

test('a field too far away begins something new', () => {
  const { drawing } = table()
  drag(drawing, 'a1 b1 c1 d1')
  drawing.tap('j10')
  expect(drawing.fields).toEqual(['j10'])
})

test('a finger that the browser takes away has drawn nothing', () => {
  const { drawing } = table()
  drag(drawing, 'a1 b1')
  drawing.begin('c1')
  drawing.move('d1')
  drawing.cancel()
  expect(drawing.fields).toEqual(['a1', 'b1'])
})

test('what the table has shown is not shown twice', async () => {
  const { drawing, asked, sitting } = table()
  drag(drawing, 'a1 b1 c1 d1 e1')
  await asked[0]!.answer()
  expect(drawing.outlines).toHaveLength(1) // its picture is still to come
  sitting.shown = { seq: 8 }
  sitting.view = { ...sitting.view, outlines: [['a1', 'b1', 'c1', 'd1', 'e1']] }
  expect(drawing.outlines).toHaveLength(1)
})

test('what is refused lies under the finger again, with the fields that are wrong', async () => {
  const { drawing, asked } = table()
  drag(drawing, 'a1 b1 c1 d1 e1')
  const error = { kind: 'IllegalMove', message: 'fiver-overlaps', facts: { fields: ['c1'] }, rule: 'P11' }
  await asked[0]!.answer({ error })
  expect(drawing.outlines).toEqual([])
  expect(drawing.fields).toHaveLength(5)
  expect(drawing.wrong).toEqual(['c1'])
})

test('the newest outline under a field is wiped, at once', async () => {
  const old = ['a1', 'b1', 'c1', 'd1', 'e1']
  const { drawing, asked } = table('search', [old, ['c1', 'c2', 'c3', 'c4', 'c5']])
  void drawing.wipe('c1')
  expect(asked[0]!.move).toBe('wipe c1')
  expect(drawing.outlines).toEqual([old])
  await asked[0]!.answer({ error: { kind: 'Stale', message: 'table-stale', facts: {}, rule: null } })
  expect(drawing.outlines).toHaveLength(2) // it was not
})

test('a strike waits until it is confirmed', () => {
  const { drawing, asked } = table('strike')
  drag(drawing, 'a1 b1 c1 d1 e1')
  expect(asked).toEqual([])
  void drawing.strike()
  expect(asked[0]!.move).toBe('strike I a1 b1 c1 d1 e1')
})

test('shapes are known by their drawings', () => {
  expect(drawingOf(['c3', 'b4', 'c4', 'd4', 'c5'])).toBe('.#./###/.#.')
  expect(shapeOf(SHAPES, ['b9', 'b10', 'a8', 'b8', 'c8'])).toBe('T')
  expect(shapeOf(SHAPES, ['a1', 'b1', 'c1', 'd1'])).toBeNull()
})

test('dice are found one for one', () => {
  expect(found(['x', 'x', 'o'], ['x', 'o', 'x'])).toEqual([true, true, true])
  expect(found(['x', 'x', 'o'], ['x', 's'])).toEqual([true, false, false])
})

test('the line goes once around the fields, round at every corner', () => {
  const corners = (fields: string[]): number => edge(fields).split('Q').length - 1
  expect(corners(['a1', 'b1', 'c1', 'd1', 'e1'])).toBe(4)
  expect(corners(['b1', 'a2', 'b2', 'c2', 'b3'])).toBe(12)
  expect(corners(['a1', 'a2', 'b2', 'b3', 'c3'])).toBe(10)
  expect(edge(['a1'])).toMatch(/^M4.8 15.4Q4.8 4.8 15.4 4.8L.*Z$/) // begins in its upper left corner
})

test('fields are in board order', () => {
  expect([FIELDS[0], FIELDS[9], FIELDS[10], FIELDS[99]]).toEqual(['a1', 'j1', 'a2', 'j10'])
})
