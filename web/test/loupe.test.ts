import { expect, test } from 'vitest'
import { besides, LOUPE } from '../src/games/fiver/loupe'

const SIZES = [300, 375, 720]
const spots = (width: number): number[] => [0, 20, width / 4, width / 2, width - 20, width]

test.each(SIZES)('the loupe never covers the finger nor leaves a tableau of %i px', (width) => {
  for (const x of spots(width))
    for (const y of spots(width)) {
      const corner = besides(x, y, width)
      expect(corner.x).toBeGreaterThanOrEqual(0)
      expect(corner.x + LOUPE).toBeLessThanOrEqual(width)
      expect(corner.y).toBeGreaterThanOrEqual(0)
      const beside = corner.x > x + 20 || corner.x + LOUPE < x - 20
      expect(beside || corner.y + LOUPE < y - 20).toBe(true)
    }
})
