// Where the loupe lies: above the finger, inside the tableau; beside it where above is no room.

export const LOUPE = 124 // px: a field and half of each beside it, of 62
const AWAY = 44 // from the finger to its rim, where there is room

/** The corner of the loupe for a finger here, on a tableau of this width. */
export function besides(x: number, y: number, width: number): { x: number; y: number } {
  const within = (at: number): number => Math.min(Math.max(at, 0), width - LOUPE)
  const above = y - AWAY - LOUPE
  if (above >= 0) return { x: within(x - LOUPE / 2), y: above }
  const away = Math.min(AWAY, Math.max(x, width - x) - LOUPE)
  return { x: x < width / 2 ? x + away : x - away - LOUPE, y: within(y - LOUPE / 2) }
}
