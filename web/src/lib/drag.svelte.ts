// Carrying a card over the table with a finger or the mouse, and dropping it on a place (data-drop).

import { duration, pause } from './motion'

const FAR = 8 // px: less is a tap

export interface Carrying {
  begin: (card: string) => void
  drop: (spot: string) => Promise<boolean> // whether it stays there
}

export class Drag {
  card = $state<string | null>(null) // what is carried
  over = $state<string | null>(null) // the place below it

  constructor(private on: Carrying) {}

  /** A pointer went down on a card: it is carried once it moves. */
  down(event: PointerEvent, card: string): void {
    if (event.button !== 0 || !event.isPrimary) return
    const lying = event.currentTarget as HTMLElement
    const [x, y] = [event.clientX, event.clientY]
    const ends = new AbortController()
    const { signal } = ends
    let flyer: Flyer | null = null
    const move = (now: PointerEvent): void => {
      if (!flyer && Math.hypot(now.clientX - x, now.clientY - y) < FAR) return
      flyer ??= this.#lift(lying, card, now.pointerId)
      flyer.moveBy(now.clientX - x, now.clientY - y)
      this.over = spotAt(now.clientX, now.clientY)
    }
    const end = (drops: boolean): void => {
      ends.abort()
      if (flyer) void this.#end(flyer, drops ? this.over : null)
    }
    lying.addEventListener('pointermove', move, { signal })
    lying.addEventListener('pointerup', () => end(true), { signal })
    lying.addEventListener('pointercancel', () => end(false), { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
  }

  #lift(lying: HTMLElement, card: string, pointer: number): Flyer {
    lying.setPointerCapture(pointer)
    this.card = card
    this.on.begin(card)
    return new Flyer(lying)
  }

  async #end(flyer: Flyer, over: string | null): Promise<void> {
    this.card = this.over = null
    const stays = !!over && (await this.on.drop(over))
    await flyer.land(stays)
  }
}

function spotAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null
}

/** A copy of a card that follows the pointer. It takes the card's place along: journeys start from here. */
class Flyer {
  #at = document.createElement('div')
  #place: string | undefined

  constructor(private lying: HTMLElement) {
    const card = lying.querySelector('.card') ?? lying
    const { x, y, width, height } = card.getBoundingClientRect()
    this.#at.className = 'flyer'
    this.#at.append(card.cloneNode(true))
    Object.assign(this.#at.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
    ;(lying.closest('.tbl') ?? document.body).append(this.#at)
    lying.classList.add('carried')
    this.#place = lying.dataset['place']
    if (this.#place) this.#at.dataset['place'] = this.#place
    delete lying.dataset['place']
    lying.addEventListener('click', swallow, { capture: true })
  }

  moveBy(x: number, y: number): void {
    this.#at.style.translate = `${x}px ${y}px`
  }

  /** It stays and is drawn there, or goes back along its way. */
  async land(stays: boolean): Promise<void> {
    const { lying } = this
    setTimeout(() => lying.removeEventListener('click', swallow, { capture: true }))
    if (stays) await pause(duration('travel'))
    else await this.#at.animate({ translate: '0 0' }, { duration: duration('turn') }).finished
    this.#at.remove()
    lying.classList.remove('carried')
    if (this.#place) lying.dataset['place'] = this.#place
  }
}

/** The end of a drag is not a tap. */
function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
