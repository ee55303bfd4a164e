import { expect, test } from 'vitest'
import { placeBeside } from '../src/lib/aside'

const room = { left: 0, top: 0, right: 390, bottom: 800 }
const size = { width: 300, height: 90 }

test('a hint stays where it would like to be if it covers nothing', () => {
  expect(placeBeside(size, room, [], [], { left: 12, top: 300 })).toEqual({ left: 12, top: 300, cost: 0 })
})

test('a hint goes out of the way of what it speaks of', () => {
  const board = { left: 0, top: 200, right: 390, bottom: 590 }
  const { top } = placeBeside(size, room, [board], [], { left: 12, top: 480 })
  expect(top + size.height <= board.top || top >= board.bottom).toBe(true)
})

test('where everything is spoken of it covers as little as it can', () => {
  const all = { left: 0, top: 40, right: 390, bottom: 800 }
  expect(placeBeside(size, room, [all], [], { left: 12, top: 480 }).top).toBe(0)
})
