// Where things are that stand out by their state, and pairs of cards or symbols that differ in colour, not in number.
() => {
  const MARGIN = 8
  const STATES = '.target, .ring, .lit, .plate.on, .die.missing, .shp.free, .at-mine [aria-pressed=true]'
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const box = (element, margin) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left - margin, top - margin, width + 2 * margin, height + 2 * margin].map(Math.round)
  }
  const called = (element) => element.getAttribute('class') ?? element.className
  const states = [...document.querySelectorAll(STATES)].filter(seen).map((element) => {
    const [x, y, wide, high] = box(element, MARGIN)
    return { name: `state: ${called(element)}`, one: [x, y], other: [x, y], wide, high }
  })
  const faces = new Map()
  for (const element of document.querySelectorAll('svg.card[data-card]')) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const cw = Math.round(width)
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    const card = element.dataset.card
    const key = `${cw} ${card}`
    const covered = !there || !(element.contains(there) || there.contains(element))
    if (seen(element) && !covered && cw > 30 && /^[a-z][0-9]+$/.test(card) && !element.matches('.target, .lift, .ghost'))
      faces.set(key, { card, cw, at: box(element, 0) })
  }
  const all = [...faces.values()]
  const pairs = all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) =>
      a.cw === b.cw && a.card.slice(1) === b.card.slice(1)
        ? [{ name: `${a.card} and ${b.card}`, one: a.at, other: b.at }]
        : [],
    ),
  )
  return {
    states,
    pairs: pairs.map(({ name, one: [x, y, wide, high], other: [u, v] }) => ({
      name, one: [x, y], other: [u, v], wide, high,
    })),
  }
}
