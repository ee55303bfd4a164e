// Where the focus was may be gone with its screen: then it goes to the heading of what is there instead, or to what says that it is coming.

const SOON = 120 // ms: a table takes care of its own focus, and is drawn by then

/** Keep the focus in the page from now on; a page that was just opened has none to lose. */
export function keepFocus(): () => void {
  let had = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = (): void => {
    had = true
  }
  const look = (): void => {
    const lost = !document.activeElement || document.activeElement === document.body
    if (!had || !lost || document.querySelector('.tbl, dialog[open]')) return
    const heading = document.querySelector<HTMLElement>(
      'main h1, main h2, h1, body:not(:has(h1, h2)) .banner',
    )
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }
  const watch = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(look, SOON)
  })
  addEventListener('focusin', note)
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    removeEventListener('focusin', note)
    watch.disconnect()
    clearTimeout(timer)
  }
}
