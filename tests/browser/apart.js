// Of things that two pictures show, those that look the same in both: too few spots differ by enough, whatever their colour.
async ({ pictures, things }) => {
  const LEAST = 3 // contrast, as WCAG asks of what is not words
  const SPOTS = 15 // of a fir and a drop as small as they get more differ
  const luminance = (data, i) =>
    0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2])
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  const [before, after] = await Promise.all(pictures.map(read))
  return things.flatMap(({ name, one, other, wide, high }) => {
    const { data: a } = before.getImageData(...one, wide, high)
    const { data: b } = after.getImageData(...other, wide, high)
    let spots = 0
    for (let i = 0; i < a.length; i += 4) if (contrast(luminance(a, i), luminance(b, i)) >= LEAST) spots++
    return spots < SPOTS ? [`${name} (${spots} spots)`] : []
  })
}
