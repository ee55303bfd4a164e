// Which words do not stand out, as WCAG counts, from what two pictures show behind them: one with words as plain as can be, one without.
async ({ plain, bare, words }) => {
  const FLECKS = 0.05 // of the spots of a word: the lino has some
  const INK = [255, 0, 255] // of the plain words: nothing else here has it
  const luminance = ([red, green, blue]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  const known = new Map() // what an ink is worth on a ground: most spots of a word lie on the same few
  const contrast = (one, other) => {
    const [a, b] = [luminance(one), luminance(other)]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }
  const inked = (color) => {
    const pot = new OffscreenCanvas(1, 1).getContext('2d')
    pot.fillStyle = color
    pot.fillRect(0, 0, 1, 1)
    return [...pot.getImageData(0, 0, 1, 1).data]
  }
  const far = (one, other) => one.reduce((sum, value, i) => sum + Math.abs(value - other[i]), 0)
  const [with_, without] = await Promise.all([plain, bare].map(read))
  const worst = ({ color, opacity, box: [x, y, wide, high] }) => {
    const [red, green, blue, alpha] = inked(color)
    const share = (alpha / 255) * opacity
    known.clear()
    const { data: a } = with_.getImageData(x, y, wide || 1, high || 1)
    const { data: b } = without.getImageData(x, y, wide || 1, high || 1)
    const all = []
    for (let i = 0; i < a.length; i += 4) {
      const ground = [b[i], b[i + 1], b[i + 2]]
      const covered = far([a[i], a[i + 1], a[i + 2]], ground) / far(INK, ground)
      if (covered < 0.5 * opacity) continue // the rim of a letter, or none
      const key = (ground[0] << 16) | (ground[1] << 8) | ground[2]
      if (!known.has(key)) {
        const ink = [red, green, blue].map((value, j) => value * share + ground[j] * (1 - share))
        known.set(key, contrast(ink, ground))
      }
      all.push(known.get(key))
    }
    return all.sort((one, other) => one - other)[Math.floor(all.length * FLECKS)] ?? Infinity
  }
  return words.flatMap((each) => {
    const found = worst(each)
    return found < each.least
      ? [`pale: ${each.words} (${found.toFixed(2)}, not ${each.least}, in ${each.color}) ${each.of}`]
      : []
  })
}
