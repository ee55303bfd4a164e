// The serious and critical findings of axe, each with its first places.
async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations
    .filter((rule) => rule.impact === 'serious' || rule.impact === 'critical')
    .flatMap((rule) =>
      rule.nodes
        .slice(0, 3)
        .map((node) => `${rule.id}: ${node.html.slice(0, 120)} ${node.failureSummary}`),
    )
}
