// What axe finds, each with its first places: best practices, and what it only tries out, included; and where it cannot tell the contrast.
async () => {
  const { violations, incomplete } = await axe.run(document, {
    resultTypes: ['violations', 'incomplete'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary}`),
  )
  // Of many in the same ink on the same kind of thing a few tell it all.
  const FEW = 3
  const painted = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return backgroundImage !== 'none' || !/, 0\)$/.test(backgroundColor) || !element.parentElement
  }
  const ground = (element) => (painted(element) ? element : ground(element.parentElement))
  const kin = (selector) => {
    const element = document.querySelector(selector)
    const { color, fontSize, fontWeight, opacity } = getComputedStyle(element)
    const { tagName, className } = ground(element)
    return [color, fontSize, fontWeight, opacity, tagName, className].join()
  }
  const nodes = incomplete.find(({ id }) => id === 'color-contrast')?.nodes ?? []
  const kins = Map.groupBy(nodes.map(({ target }) => target[0]), kin)
  return { faults, unsure: [...kins.values()].flatMap((each) => each.slice(0, FEW)) }
}
