// The line around some joined fields, drawn with a thick pen: a little inside, round at the corners.

import { cellOf, type Cell } from './view'

export const UNIT = 48 // of a field, as drawn
const INSET = 4.8
const ROUND = 10.6

type Step = [number, number]
const AROUND: [Step, Step][] = [
  // from which corner of a field, which way: clockwise, the field on the right
  [
    [0, 0],
    [1, 0],
  ],
  [
    [1, 0],
    [0, 1],
  ],
  [
    [1, 1],
    [-1, 0],
  ],
  [
    [0, 1],
    [0, -1],
  ],
]

interface Side {
  from: Step
  way: Step
}

/** The sides of fields that no other field shares, in the order of a walk around them. */
function walk(cells: Cell[]): Side[] {
  const has = (x: number, y: number): boolean => cells.some((cell) => cell.x === x && cell.y === y)
  const sides = new Map<string, Side>()
  for (const { x, y } of cells) {
    for (const [[cx, cy], way] of AROUND) {
      if (!has(x + way[1], y - way[0])) sides.set(`${x + cx},${y + cy}`, { from: [x + cx, y + cy], way })
    }
  }
  const path: Side[] = []
  let [side] = sides.values()
  while (side && path.length < sides.size) {
    path.push(side)
    side = sides.get(`${side.from[0] + side.way[0]},${side.from[1] + side.way[1]}`)
  }
  return path
}

/** The path around joined fields, for an SVG of UNIT to a field. */
export function edge(fields: readonly string[]): string {
  const sides = walk(fields.map(cellOf))
  const corners = sides.flatMap((side, i) => {
    const before = sides[(i || sides.length) - 1]!
    return before.way[0] === side.way[0]
      ? []
      : [{ at: inside(side, before.way), before: before.way, after: side.way }]
  })
  const parts = corners.map(({ at: [x, y], before, after }, i) => {
    const start = `${i ? 'L' : 'M'}${round(x - before[0] * ROUND)} ${round(y - before[1] * ROUND)}`
    return `${start}Q${round(x)} ${round(y)} ${round(x + after[0] * ROUND)} ${round(y + after[1] * ROUND)}`
  })
  return `${parts.join('')}Z`
}

/** A corner, moved inwards from both of its sides. */
function inside({ from, way }: Side, before: Step): Step {
  const x = from[0] * UNIT - (way[1] + before[1]) * INSET
  const y = from[1] * UNIT + (way[0] + before[0]) * INSET
  return [x, y]
}

const round = (n: number): number => Math.round(n * 10) / 10
