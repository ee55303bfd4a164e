import type { Sitting } from '../../lib/sitting.svelte'
import type { FiverTelling, FiverView, Shape } from './types'

/** A sitting at this game's table. */
export type FiverSitting = Sitting<FiverView, FiverTelling>

export const FIVE = 5
export const SIDE = 10
const COLUMNS = 'abcdefghij'

export interface Cell {
  x: number
  y: number
}

export function fieldAt({ x, y }: Cell): string {
  return `${COLUMNS[x]}${y + 1}`
}

export function cellOf(field: string): Cell {
  return { x: COLUMNS.indexOf(field[0] ?? ''), y: Number(field.slice(1)) - 1 }
}

export const FIELDS = Array.from({ length: SIDE * SIDE }, (_, i) =>
  fieldAt({ x: i % SIDE, y: Math.floor(i / SIDE) }),
)

export function symbolAt(tableau: string[], field: string): string {
  const { x, y } = cellOf(field)
  return tableau[y]?.[x] ?? ''
}

/** How many steps it is from a field to another; 1: they lie side by side. */
export function steps(one: string, other: string): number {
  const [a, b] = [cellOf(one), cellOf(other)]
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y)
}

/** What I may draw depends on: not on who else is done, nor on who turned the hourglass. */
export function mine({ phase, search, outlines, sheets }: FiverView): unknown {
  return [phase, search?.round, outlines, sheets]
}

/** Fields in board order, row by row. */
export function inOrder(fields: readonly string[]): string[] {
  return [...fields].sort((a, b) => FIELDS.indexOf(a) - FIELDS.indexOf(b))
}

export function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((field) => other.includes(field))
}

/** Fields as the drawing their shape is known by. */
export function drawingOf(fields: readonly string[]): string {
  const cells = fields.map(cellOf)
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]
  const [right, low] = [Math.max(...cells.map(({ x }) => x)), Math.max(...cells.map(({ y }) => y))]
  const row = (y: number): string =>
    Array.from({ length: right - left + 1 }, (_, x) =>
      cells.some((cell) => cell.x === left + x && cell.y === y) ? '#' : '.',
    ).join('')
  return Array.from({ length: low - top + 1 }, (_, y) => row(top + y)).join('/')
}

/** The shape of some fields, if the table knows one. */
export function shapeOf(shapes: Record<string, Shape>, fields: readonly string[]): string | null {
  if (fields.length !== FIVE) return null
  const drawing = drawingOf(fields)
  return Object.keys(shapes).find((name) => shapes[name]?.turns.includes(drawing)) ?? null
}

/** Which dice are found among these symbols, die by die. */
export function found(roll: readonly string[], symbols: readonly string[]): boolean[] {
  const rest = [...symbols]
  return roll.map((symbol) => {
    const at = rest.indexOf(symbol)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
}
