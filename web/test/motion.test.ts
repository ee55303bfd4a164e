import { beforeAll, expect, test, vi } from 'vitest'
import { cardIn } from '../src/lib/motion'

beforeAll(() => {
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        public x: number,
        public y: number,
        public width: number,
        public height: number,
      ) {}
    },
  )
})

test('what flies into a hand is as wide as a card, not as the hand', () => {
  const { x, width, height } = cardIn(new DOMRect(100, 600, 700, 140))
  expect(width).toBeCloseTo(100)
  expect(height).toBe(140)
  expect(x).toBeCloseTo(400)
})

test('what flies onto a card or a square takes all of it', () => {
  expect(cardIn(new DOMRect(0, 0, 60, 84)).width).toBe(60)
  expect(cardIn(new DOMRect(0, 0, 40, 40)).width).toBe(40)
})
