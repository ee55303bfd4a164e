// A hint stands beside what it speaks of: of all the places where its bubble fits, the one that covers none of it.

/** What a hint speaks of, in every game: what lights up, lies ready to be confirmed, or is counted. */
const ABOUT = '.target, .ring, .wanted, .up, .fresh, .frame, .pointed, [data-pointed], .tableau, .cost, .hot'
const STEP = 6 // pixels between two places that are tried
const AIR = 4
const WIDTHS = [420, 320, 264] // the first is wished for; beside a board there is less room

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const under = (box: Box, things: Box[]): number => things.reduce((sum, each) => sum + shared(box, each), 0)

/** Where a box of this size covers least of what must be seen, and is nearest to where it would like to be. */
export function placeBeside(
  size: { width: number; height: number },
  room: Box,
  seen: Box[],
  needed: Box[],
  wish: { left: number; top: number },
): { left: number; top: number; cost: number } {
  let best = { ...wish, cost: Infinity }
  const lefts = [wish.left, room.left, room.right - size.width]
  for (const left of lefts.map((each) => Math.max(room.left, Math.min(each, room.right - size.width)))) {
    for (let top = room.top; top <= room.bottom - size.height; top += STEP) {
      const box = { left, top, right: left + size.width, bottom: top + size.height }
      const cost =
        under(box, seen) * 1000 +
        under(box, needed) * 10 +
        Math.abs(top - wish.top) +
        Math.abs(left - wish.left) / 4
      if (cost < best.cost) best = { left, top, cost }
    }
  }
  return best
}

const FINGER = 52 // pixels below what a lesson points at that its finger takes

/** A lesson also speaks of what was rolled or counted and of all that lies in the middle, and has a finger. */
function lessons(play: HTMLElement): { seen: Box[]; needed: Box[] } {
  const boxes = (which: string): DOMRect[] =>
    [...play.querySelectorAll(which)].map((each) => each.getBoundingClientRect())
  const finger = boxes('[data-pointed]').map(({ left, top, right, bottom }) => ({
    left,
    top,
    right,
    bottom: bottom + FINGER,
  }))
  return {
    seen: [...finger, ...boxes('.roll, .round')],
    needed: boxes('.at-middle > :not(.rows), .rows > :not(.newrow), .piles, .tableau'),
  }
}

/** Keeps a hint's bubble off what it speaks of, also when that changes while the hint is read. */
export function aside(bubble: HTMLElement): { destroy: () => void } {
  const line = bubble.closest<HTMLElement>('.turn')
  const play = bubble.closest<HTMLElement>('.play')
  if (!line || !play) return { destroy: () => {} }

  function place(): void {
    const turn = line!.getBoundingClientRect()
    const lesson = bubble.classList.contains('lesson')
    // Of a tableau a lesson means the fields it shows, and what was rolled must be seen beside them.
    const about = [...play!.querySelectorAll(ABOUT)].filter(
      (each) => !each.contains(bubble) && !(lesson && each.matches('.tableau')),
    )
    // My own things and the buttons of the frame are needed while a hint is read, the tools most of all.
    const frame = document.querySelectorAll('.tbl > .bar, .at-mine')
    const tools = document.querySelectorAll('.tbl > .tabs')
    const boxes = (things: Iterable<Element>): Box[] =>
      [...things].map((each) => each.getBoundingClientRect())
    const taught = lesson ? lessons(play!) : { seen: [], needed: [] }
    const seen = [...boxes([line!, ...about, ...tools]), ...taught.seen]
    const needed = [...boxes(frame), ...taught.needed]
    const room = {
      left: AIR,
      top: AIR,
      right: document.documentElement.clientWidth - AIR,
      bottom: document.documentElement.clientHeight - AIR,
    }
    Object.assign(bubble.style, { position: 'absolute', inset: 'auto', maxWidth: 'none' })
    const places = WIDTHS.filter((each, i) => !i || each < play!.clientWidth - 16).map((each) => {
      const width = Math.min(each, play!.clientWidth - 16)
      bubble.style.width = `${width}px`
      const { height } = bubble.getBoundingClientRect()
      const wish = { left: turn.left + 12, top: turn.top - height - 24 }
      const { left, top, cost } = placeBeside({ width, height }, room, seen, needed, wish)
      return { width, left, top, cost: cost + WIDTHS[0]! - width, near: top === wish.top }
    })
    const { width, left, top, near } = places.reduce((a, b) => (b.cost < a.cost ? b : a))
    bubble.style.width = `${width}px`
    bubble.classList.toggle('afar', !near)
    Object.assign(bubble.style, { left: `${left - turn.left}px`, top: `${top - turn.top}px` })
  }

  let asked = 0
  const soon = (): void => {
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(place)
  }
  // At once, before it is painted: a frame later it would have been seen in the wrong place. Its own words count too.
  const watch = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target !== bubble)) place()
  })
  watch.observe(play, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'data-pointed'], // a frame is moved by its style
  })
  addEventListener('resize', soon)
  // Whatever moves something makes something larger or smaller.
  const sizes = new ResizeObserver(soon)
  for (const each of [bubble, ...play.children, ...play.querySelectorAll(ABOUT)]) sizes.observe(each)
  place()
  return {
    destroy: () => {
      watch.disconnect()
      sizes.disconnect()
      removeEventListener('resize', soon)
      cancelAnimationFrame(asked)
    },
  }
}
