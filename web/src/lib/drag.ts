// Dragging a card with a finger or a mouse onto what takes cards (elements with data-drop). A tap stays a tap.

export interface Drag {
  enabled: boolean
  card?: () => Element | null // the picture that is taken along, if not the card in it
  drop: (place: string) => void
  lift?: () => void
  aim?: (place: string | null) => void // what a drop here would land on
  atOnce?: boolean // a finger shows what it aims at from the first touch, without moving
}

const FAR = 8 // px: less is a tap
const ABOVE = 0.85 // of the card's height: a finger must not hide what it carries

/** A Svelte action: what it is put on can be dragged. */
export function drag(node: HTMLElement, options: Drag): { update(next: Drag): void; destroy(): void } {
  let now = options
  let journey: Journey | null = null

  function down(event: PointerEvent): void {
    if (!now.enabled || !event.isPrimary || event.button) return
    journey = new Journey(event, { card: () => node.querySelector('.card'), ...now })
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', end)
    if (now.atOnce && event.pointerType !== 'mouse') journey.begin(event)
  }

  function move(event: PointerEvent): void {
    if (event.pointerId === journey?.pointer) journey.move(event)
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== journey?.pointer) return
    const { begun, place } = journey
    end()
    if (!begun) return
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true })) // if none comes
    if (place) now.drop(place)
  }

  function end(): void {
    journey?.end()
    journey = null
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', end)
  }

  /** A finger on it carries it, instead of scrolling the page. */
  function update(next: Drag): void {
    now = next
    node.style.touchAction = now.enabled ? 'none' : ''
  }

  const still = (event: Event): void => event.preventDefault() // the browser's own dragging of pictures
  node.addEventListener('pointerdown', down)
  node.addEventListener('dragstart', still)
  update(options)
  return {
    update,
    destroy() {
      end()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('dragstart', still)
    },
  }
}

/** The click that follows a drag is no tap. */
function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

/** One card on its way under a pointer. */
class Journey {
  readonly pointer: number
  begun = false
  #ghost: HTMLElement | null = null
  #aimed: Element | null = null

  constructor(
    private start: PointerEvent,
    private options: Drag & { card: () => Element | null },
  ) {
    this.pointer = start.pointerId
  }

  /** The place under the pointer. */
  get place(): string | null {
    return this.#aimed?.getAttribute('data-drop') ?? null
  }

  move(event: PointerEvent): void {
    const far = Math.hypot(event.clientX - this.start.clientX, event.clientY - this.start.clientY)
    if (!this.begun && far < FAR) return
    if (!this.begun) this.begin(event)
    this.#follow(event)
  }

  begin(event: PointerEvent): void {
    const card = this.options.card()
    if (!card) return
    this.begun = true
    const { width, height } = card.getBoundingClientRect()
    this.#ghost = document.createElement('div')
    this.#ghost.className = 'flyer'
    Object.assign(this.#ghost.style, { left: '0', top: '0', width: `${width}px`, height: `${height}px` })
    this.#ghost.append(card.cloneNode(true))
    document.body.append(this.#ghost)
    this.options.lift?.()
    this.#follow(event)
  }

  end(): void {
    this.#aim(null)
    this.#ghost?.remove()
  }

  #follow(event: PointerEvent): void {
    const ghost = this.#ghost
    if (!ghost) return
    const above = event.pointerType === 'mouse' ? 0.5 : 0.5 + ABOVE
    const [x, y] = [event.clientX - ghost.offsetWidth / 2, event.clientY - ghost.offsetHeight * above]
    ghost.style.transform = `translate(${x}px, ${y}px)`
    const under = document.elementFromPoint(event.clientX, event.clientY)
    this.#aim(under?.closest('[data-drop]') ?? null)
  }

  #aim(at: Element | null): void {
    if (at === this.#aimed) return
    this.#aimed?.classList.remove('pointed')
    at?.classList.add('pointed')
    this.#aimed = at
    this.options.aim?.(this.place)
  }
}
