// The serious and critical findings of axe, each with its first places.
async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  // A card is a picture: its digits are no label that its spoken name would have to repeat.
  const drawn = (rule, node) => {
    const button = document.querySelector(node.target[0])
    return rule.id === 'label-content-name-mismatch' && button?.matches(':has(.card), .stopcard')
  }
  return violations
    .filter((rule) => rule.impact === 'serious' || rule.impact === 'critical')
    .flatMap((rule) =>
      rule.nodes
        .filter((node) => !drawn(rule, node))
        .slice(0, 3)
        .map((node) => `${rule.id}: ${node.html.slice(0, 120)} ${node.failureSummary}`),
    )
}
