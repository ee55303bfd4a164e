// What axe finds, each with its first places: best practices, and what it only tries out, included.
async () => {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary}`),
  )
}
