// Things travel from where they were to where they go, one after the other.

import { mount, unmount } from 'svelte'
import Card from './Card.svelte'
import type { Shape } from './CardFace.svelte'
import type { Sound } from './sound'

/** One thing on its way between two places (elements with data-place). */
export interface Journey {
  card: string // '' : nobody may see it, its back travels
  from: string
  to: string
  turns?: boolean // travels closed, then turns
  shape?: Shape
  sound?: Sound
}

/** Time to look at what was just told. */
export interface Pause {
  pause: string // a length of time from the tokens
  sound?: Sound
}

/** Where a card flies from, and where to. */
type Way = [DOMRect, DOMRect]

const WIDE = 1.3 // a place this much wider than high holds more than a card
const TALL = 1.4 // how high a card is, in widths
const FRAME = 100 // ms after which no frame comes: the page is hidden

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A length of time from the tokens, in ms. */
export function duration(name: string): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--d-${name}`).trim()
  return value.endsWith('ms') ? parseFloat(value) : parseFloat(value) * 1000 || 0
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** What has changed so far is on the screen; nobody looks at a page that is hidden. */
export async function drawn(): Promise<void> {
  await Promise.race([new Promise(requestAnimationFrame), pause(FRAME)])
  await pause(0)
}

/** A table on which cards travel; the layer lies above it and is emptied when the new picture is drawn. */
export class Stage {
  #landed: (() => void)[] = []

  constructor(
    private root: HTMLElement,
    private game: string,
  ) {}

  /** `tempo` is how many times longer than usual it takes. */
  async travel(journey: Journey, tempo = 1): Promise<void> {
    const from = this.#place(journey.from)
    const to = this.#place(journey.to)
    if (!from || !to) return
    if (calm()) return this.#point(from, to, tempo)
    const [start, end] = [lying(from), lying(to)]
    if (!start && !end) return
    const hidden = this.#lift(from, journey)
    await this.#fly(journey, [start ?? beyond(end!), end ?? beyond(start!)], tempo)
    this.#landed.push(() => hidden?.classList.remove('gone'))
  }

  /** What has landed is now part of the picture. */
  clear(): void {
    for (const undo of this.#landed) undo()
    this.#landed = []
  }

  #place(name: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`)
  }

  /** The card that leaves its place is not seen there any more. */
  #lift(from: HTMLElement, { card }: Journey): Element | null {
    const lying = card ? from.querySelector(`[data-card="${CSS.escape(card)}"]`) : null
    lying?.classList.add('gone')
    return lying
  }

  async #fly(journey: Journey, [from, to]: Way, tempo: number): Promise<void> {
    const flyer = document.createElement('div')
    flyer.className = 'flyer'
    Object.assign(flyer.style, {
      left: `${to.x}px`,
      top: `${to.y}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
    })
    document.body.append(flyer)
    const open = {
      game: this.game,
      card: journey.card,
      shape: journey.shape ?? 'full',
      silent: true,
    } as const
    const closed = { game: this.game, shape: 'back', silent: true } as const
    let shown = mount(Card, { target: flyer, props: journey.turns || !journey.card ? closed : open })
    this.#landed.push(() => {
      void unmount(shown)
      flyer.remove()
    })
    await arrive(flyer, [from, to], tempo)
    if (!journey.turns || !journey.card) return
    await half(flyer, [0, 90], tempo)
    void unmount(shown)
    shown = mount(Card, { target: flyer, props: open })
    await half(flyer, [-90, 0], tempo)
  }

  /** Reduced motion: a ring on the start, then on the goal. */
  async #point(from: HTMLElement, to: HTMLElement, tempo: number): Promise<void> {
    for (const place of [from, to]) {
      place.classList.add('pointed')
      await pause(duration('gap') * tempo)
      place.classList.remove('pointed')
    }
  }
}

/** How long a journey takes where all of it is seen, in ms. */
export function lengthOf({ turns }: Journey): number {
  if (calm()) return 2 * duration('gap')
  return duration('travel') + (turns ? duration('turn') : 0)
}

/** Where a card lies in a place that is drawn here. */
function lying(place: HTMLElement): DOMRect | null {
  const box = place.getBoundingClientRect()
  return box.width ? cardIn(box) : null
}

/** Over the upper edge: what is not drawn here is on the television. */
function beyond({ width, height }: DOMRect): DOMRect {
  return new DOMRect((innerWidth - width) / 2, -1.2 * height, width, height)
}

/** Where a card lies in a place: a hand or a name is wider than one. */
export function cardIn({ x, y, width, height }: DOMRect): DOMRect {
  if (width < height * WIDE) return new DOMRect(x, y, width, height)
  const wide = height / TALL
  return new DOMRect(x + (width - wide) / 2, y, wide, height)
}

function arrive(flyer: HTMLElement, [from, to]: Way, tempo: number): Promise<unknown> {
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) ${scale}`
  const middle = `translate(${(from.x - to.x) / 2}px, ${(from.y - to.y) / 2}px) scale(1.06)`
  const easing = getComputedStyle(document.documentElement).getPropertyValue('--ease-lay')
  const steps = [{ transform: start }, { transform: middle, offset: 0.45 }, { transform: 'none' }]
  return flyer.animate(steps, { duration: duration('travel') * tempo, easing, fill: 'backwards' }).finished
}

function half(flyer: HTMLElement, angles: [number, number], tempo: number): Promise<unknown> {
  const steps = angles.map((angle) => ({ transform: `perspective(600px) rotateY(${angle}deg)` }))
  return flyer.animate(steps, { duration: (duration('turn') * tempo) / 2, easing: 'linear' }).finished
}
