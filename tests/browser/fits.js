// What of the table's frame leaves the screen, sticks out, or lies on something else.
() => {
  const page = document.documentElement
  const [wide, high] = [page.clientWidth, page.clientHeight]
  const SLACK = 1.5
  const ON_TOP = '.bubble, .spread, .round, .banner, .heard, dialog'
  const seen = (element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
    })
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen)
  const known = new Map()
  const box = (element) => {
    if (!known.has(element)) known.set(element, element.getBoundingClientRect())
    return known.get(element)
  }
  const called = (element) =>
    (element.className?.baseVal ?? element.className) +
    ' "' +
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) +
    '"'
  const within = (inner, outer) =>
    inner.left >= outer.left - SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.bottom <= outer.bottom + SLACK
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK
  const size = ({ left, top, right, bottom }) =>
    `${[left, top, right, bottom].map(Math.round)} of ${wide}x${high}`
  const faults = []

  if (page.scrollWidth > wide) faults.push(`scrolls sideways: ${page.scrollWidth} of ${wide}`)
  if (page.scrollHeight > high) faults.push(`scrolls: ${page.scrollHeight} of ${high}`)

  const screen = { left: 0, top: 0, right: wide, bottom: high }
  const frame = all('.bar, .bar button, .turn, .turn .do > *, .turn p, .tabs, .tabs button, .bubble, .round')
  const own = all('.at-mine, .at-mine button, .at-mine .card')
  for (const element of [...frame, ...own])
    if (!within(box(element), screen)) faults.push(`off the screen: ${called(element)} ${size(box(element))}`)

  for (const holder of all('.bar, .turn, .tabs, .btn, .nm, .cost, .sheet, .bubble, .pg, .tile, .shown')) {
    const bounds = box(holder)
    for (const inner of holder.querySelectorAll('button, p, b, span, h2, h3, i'))
      if (
        seen(inner) &&
        inner.closest('.bubble, .vh, .says, .who, .pop, .grow, .verdicts') === null &&
        !within(box(inner), bounds)
      )
        faults.push(`sticks out of ${called(holder)}: ${called(inner)} ${size(box(inner))}`)
    if (holder.matches('.btn') && holder.scrollWidth > holder.clientWidth + 1)
      faults.push(`cut off: ${called(holder)}`)
  }

  // Cards of a hand, a set or a row overlap as in the hand; what lies on top lies on top.
  const controls = all('.tbl button, .tbl a, .tbl .shout').filter((each) => !each.closest('[role=grid]'))
  const heap = (element) => element.closest('[role=group], .fan, .set, .rows, .eyes, .strip')
  const top = (element) => element.closest(ON_TOP)
  for (const [i, a] of controls.entries())
    for (const b of controls.slice(i + 1))
      if (!a.contains(b) && top(a) === top(b) && !(heap(a) && heap(a) === heap(b)) && meet(box(a), box(b)))
        faults.push(`overlap: ${called(a)} and ${called(b)}`)

  // Nothing of the table lies under the turn line, the bar or the tools, and they never under a bubble.
  const fixed = all('.bar, .turn, .tabs')
  const things = all('.play .card, .play button, .play [role=grid], .play .plate').filter(
    (each) => !each.closest('.turn') && !top(each),
  )
  for (const strip of fixed)
    for (const thing of things)
      if (meet(box(strip), box(thing))) faults.push(`${called(thing)} lies under ${called(strip)}`)
  for (const bubble of all('.bubble'))
    for (const strip of all('.turn .do > *, .turn p, .tabs button'))
      if (meet(box(bubble), box(strip))) faults.push(`${called(bubble)} covers ${called(strip)}`)

  for (const field of all('[role=gridcell]:has(button:not([aria-disabled=true]))'))
    if (box(field).width < 24) {
      faults.push(`fields of ${box(field).width.toFixed(0)} px`)
      break
    }
  const areas = all('.play > [class*="at-"]:not(:has(.round))')
  for (const [i, a] of areas.entries())
    for (const b of areas.slice(i + 1))
      if (meet(box(a), box(b))) faults.push(`areas overlap: ${called(a)} and ${called(b)}`)
  return faults
}
