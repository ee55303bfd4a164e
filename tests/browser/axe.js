// What axe finds, each with its first places: best practices, and what it only tries out, included; and where it cannot tell the contrast.
async () => {
  const { violations, incomplete } = await axe.run(document, {
    resultTypes: ['violations', 'incomplete'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary}`),
  )
  const painted = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return backgroundImage !== 'none' || !/, 0\)$/.test(backgroundColor) || !element.parentElement
  }
  const ground = (element) => (painted(element) ? element : ground(element.parentElement))
  // What is in the same ink on the same kind of thing, on a screen as wide.
  const kin = (selector) => {
    const element = document.querySelector(selector)
    const { color, fill, fontSize, fontWeight, opacity } = getComputedStyle(element)
    const under = ground(element)
    const { backgroundColor, backgroundImage } = getComputedStyle(under)
    const ink = [color, fill, fontSize, fontWeight, opacity]
    return [...ink, under.tagName, under.className, backgroundColor, backgroundImage, innerWidth].join()
  }
  const nodes = incomplete.find(({ id }) => id === 'color-contrast')?.nodes ?? []
  return { faults, unsure: nodes.map(({ target }) => [target[0], kin(target[0])]) }
}
