// A button that has the focus may come to be another one: what it is now is told, if nothing else says it.

import { spoken } from './spoken'
import { voice } from './voice.svelte'

const SETTLED = 300 // ms: what is asked, or was answered, is told by then

/** Tell new names of what has the focus, from now on. */
export function tellRenamed(): () => void {
  let here: Element | null = null
  let name = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    const before = here === document.activeElement ? name : ''
    here = document.activeElement
    name = here?.matches('.btn') ? spoken(here) : ''
    if (before && name && bare(before) !== bare(name) && !voice.lately(name)) voice.speak(name)
  }
  const soon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(look, SETTLED)
  }
  const watch = new MutationObserver(soon)
  const attributeFilter = ['aria-label', 'disabled']
  watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributeFilter })
  addEventListener('focusin', look)
  return () => {
    clearTimeout(timer)
    watch.disconnect()
    removeEventListener('focusin', look)
  }
}

/** Without its figures: seconds that run are no news. */
const bare = (words: string): string => words.replace(/\d+/g, '')
