// Small pieces: faces, seats, what a move's text says, records.

import type { FifteenTelling, FifteenView } from '../src/games/fifteen/types'
import { expect, test } from 'vitest'
import { readEntries } from '../src/lib/record'
import { face } from '../src/games/looks'
import { waterline } from '../src/lib/faces'
import { aroundMe, ranking } from '../src/lib/people'
import { frameAround, gaps, moveText } from '../src/games/highfive/view'
import { history } from '../src/games/fifteen/standing'

test('a card has its ink, its number and its level', () => {
  expect(face('fifteen', 'b12')).toMatchObject({ ink: 'blue', number: 12, level: 0.8, also: '' })
  expect(face('igo', 'g4')).toMatchObject({ ink: 'grey' })
  expect(face('highfive', 'r1')).toMatchObject({ also: '14' })
  expect(face('highfive', 'j')).toEqual({ kind: 'joker' })
})

test('the waterline stands at the number’s share of the face', () => {
  const sheet = { x: 5, y: 5, width: 90, height: 130, radius: 8 }
  expect(waterline(sheet, 12 / 15)).toMatch(/^M5 31h90v96/)
  expect(waterline(sheet, 1)).toMatch(/^M5 13/)
})

test('I sit first, the others follow as they sit', () => {
  expect(aroundMe(['A', 'B', 'C', 'D'], 'C')).toEqual(['C', 'D', 'A', 'B'])
  expect(aroundMe(['A', 'B'], null)).toEqual(['A', 'B'])
})

test('a lay is written', () => {
  const placed = new Map([
    ['c4', 'r5'],
    ['c7', 'j'],
  ])
  expect(moveText('lay', placed)).toBe('lay r5@c4 j@c7')
})

test('the frame lies around its five squares', () => {
  expect(frameAround('c7', 'g7')).toEqual({ x: 2, y: 6, w: 5, h: 1 })
  expect(frameAround('c3', 'c7')).toEqual({ x: 2, y: 2, w: 1, h: 5 })
})

test('a refusal names the squares that are missing', () => {
  expect(gaps({ squares: ['c5', 'c6'] })).toEqual(['c5', 'c6'])
  expect(gaps({ squares: 'c5, c6' })).toEqual(['c5', 'c6'])
  expect(gaps({})).toEqual([])
})

test('a record without its header and ending is its entries', () => {
  const record = '{"format":1}\n{"n":1,"chance":["r1"]}\n{"n":2,"seat":"A","move":"keep"}\n{"scores":{}}\n'
  expect(readEntries(record).map((entry) => entry.move)).toEqual([undefined, 'keep'])
})

test('cards that move are counted', () => {
  const view = { options: { colours: 8 }, seats: 2, scores: { A: 0, B: 0 } } as unknown as FifteenView
  const line = (telling: object) => ({
    key: 0,
    seq: 1,
    of: 'game' as const,
    id: '',
    telling: telling as FifteenTelling,
  })
  const lines = [line({ event: 'to-pile', seat: 'A', other: 'B' }), line({ event: 'turned', seat: 'A' })]
  expect(history(lines, view)).toEqual([
    { A: 60, B: 60 },
    { A: 59, B: 61 },
  ])
})

test('who has as many points shares a rank, and stands in it as they did', () => {
  const ranks = (...all: Parameters<typeof ranking>) =>
    ranking(...all).map(({ seat, rank }) => `${rank}${seat}`)
  expect(ranks({ A: 0.2, B: 1, C: 0.5, D: 1 })).toEqual(['1B', '1D', '3C', '4A'])
  const left = { A: 0.4, B: 0.9, C: 1, D: 0.1 } // who is out first has the only point (F12)
  expect(ranks({ A: 0, B: 0, C: 1, D: 0 }, left)).toEqual(['1C', '2B', '2A', '2D'])
})
