// Where the words of some elements stand, in which colour, and how much they must stand out; the first comes into sight.
(selectors) => {
  const ALL = new CSSStyleSheet()
  ALL.replaceSync('* { pointer-events: auto !important }')
  const scrolled = (window.scrolled_ ??= new Map())
  const around = (element) => (element ? [element, ...around(element.parentElement)] : [])
  const lines = (element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].filter(({ width }) => width > 1)
      })
  const seen = (element, { left, top, width, height }) => {
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there && (element.contains(there) || there.contains(element))
  }
  const show = (element) => {
    for (const each of around(element))
      if (!scrolled.has(each)) scrolled.set(each, [each.scrollLeft, each.scrollTop])
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const found = selectors.map((selector) => [selector, document.querySelector(selector)])
  if (found[0][1] && lines(found[0][1]).some((line) => !seen(found[0][1], line))) show(found[0][1])

  document.adoptedStyleSheets.push(ALL)
  const words = found.flatMap(([selector, element]) => {
    if (!element) return []
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element)
    const size = parseFloat(fontSize)
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    return lines(element)
      .filter((line) => seen(element, line))
      .map(({ x, y, width, height }) => ({
        of: selector,
        words: element.textContent.trim().slice(0, 40),
        color: element.closest('svg') ? fill : color,
        opacity: around(element).reduce((all, each) => all * getComputedStyle(each).opacity, 1),
        least: large ? 3 : 4.5,
        box: [x, y, width, height].map(Math.round),
      }))
  })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== ALL)
  return words
}
