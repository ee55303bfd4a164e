// What cannot be reached by scrolling down: it lies beside the screen, or something else always lies on it.
() => {
  const page = document.documentElement
  const called = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) || element.outerHTML.slice(0, 80)
  const CLOSED = '.bubble, .banner, .heard, .round, .spread' // what lies on top until it is closed
  const modal = document.querySelector('dialog[open]') ?? document // nothing behind it is wanted now
  const faults = []
  if (page.scrollWidth > page.clientWidth) faults.push(`scrolls sideways: ${page.scrollWidth} of ${page.clientWidth}`)
  const controls = [...modal.querySelectorAll('button, a[href], input, select, summary')].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(each).pointerEvents !== 'none' &&
      !each.disabled,
  )
  for (const control of controls) {
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    const spots = [0.12, 0.3, 0.5, 0.7, 0.88].flatMap((x) =>
      [0.12, 0.3, 0.5, 0.7, 0.88].map((y) => [left + x * width, top + y * height]),
    )
    const there = spots.map(([x, y]) => document.elementFromPoint(x, y))
    const hit = there.some((each) => control.contains(each) || each?.closest(CLOSED))
    if (!hit) faults.push(`out of reach: ${called(control)} at ${[left, top, width, height].map(Math.round)}`)
  }
  scrollTo(0, 0)
  return faults
}
