// The focus never falls out of the page: what it was on may be played, shut or gone, and then it goes where one does the next thing.

import { say } from './words.svelte'

/** Everything that can be done by a key now, the thing to do first: the buttons of the turn line and marked places; where
 * that asks back, only its answers. */
export function choices(root: ParentNode): HTMLElement[] {
  const asking = root.querySelector('.turn .asking')
  const all = (asking ?? root).querySelectorAll<HTMLElement>(
    asking ? '.btn' : '.turn .do > .btn, .shout, .round .btn, [data-choice]',
  )
  const there = [...all].filter((each) => usable(each) && each.matches('button'))
  return there.toSorted((a, b) => Number(b.matches('.main')) - Number(a.matches('.main')))
}

export function usable(each: HTMLElement): boolean {
  return each.checkVisibility({ visibilityProperty: true }) && !(each as HTMLButtonElement).disabled
}

/** The things of a table one walks among, zone by zone; boards have their own way to walk. */
export const ZONES = '.at-others, .at-middle, .at-line .do, .at-mine'

/** What of a zone can be gone to. */
export function stops(zone: Element): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>('button')].filter(
    (each) => usable(each) && !each.closest('[role=grid]'),
  )
}

/** Where the next thing is done: a choice, my cards, a board; where there is nothing to do, the turn line. */
export function nextThing(root: HTMLElement, acts: boolean): HTMLElement | null {
  const line = root.querySelector<HTMLElement>('.turn')
  if (!acts) return line
  const hand = root.querySelector('.at-mine')
  const board = root.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')
  const open = choices(root).find((each) => !each.matches('.asleep'))
  return open ?? (hand && stops(hand)[0]) ?? board ?? line
}

// Here letters are the table's. Some screen readers leave them to an application, some only to a toolbar or a grid in it.
const BY_KEYS: [part: string, role: string, called: string][] = [
  ['.play', 'application', 'keys-play'],
  ['.at-middle:not(:has([role=grid]))', 'toolbar', 'keys-middle'],
  ['.at-line', 'toolbar', 'keys-turn'],
  ['.at-mine', 'toolbar', 'web-my-things'],
]

/** One stop of each zone is reached by Tab, the others from there by arrows. */
export function rove(root: HTMLElement): void {
  for (const [part, role, called] of BY_KEYS) {
    const zone = root.querySelector(part)
    if (!zone || zone.role === role) continue
    zone.role = role
    zone.ariaLabel ||= say(called)
  }
  for (const zone of root.querySelectorAll(ZONES)) {
    const all = stops(zone)
    const here =
      all.find((each) => each === document.activeElement) ??
      all.find((each) => each.tabIndex === 0 && each.hasAttribute('tabindex'))
    for (const each of all) each.tabIndex = each === (here ?? all[0]) ? 0 : -1
  }
}

const STEPS: Record<string, [zones: number, stops: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/** Walk by an arrow key: along a zone, or to the next one; whether there was somewhere to go. */
export function walk(root: HTMLElement, key: string, from: Element): boolean {
  const step = STEPS[key]
  if (!step || from.closest('[role=grid], [role=slider], input')) return false
  const zones = [...root.querySelectorAll(ZONES)].filter((zone) => stops(zone).length)
  const at = zones.findIndex((zone) => zone.contains(from))
  const zone = zones[at + step[0]]
  if (!zone) return false
  const all = stops(zone)
  const here = all.indexOf(from as HTMLElement)
  const next = step[0] ? all.find((each) => each.tabIndex === 0) : all[here + step[1]]
  next?.focus()
  return !!next
}
