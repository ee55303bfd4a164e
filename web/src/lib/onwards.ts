// From a number to the next ones in larger steps where there are many, and to the very ends.

const stepOf = (span: number): number => (span > 500 ? 50 : span > 60 ? 5 : 1)

/** What less or more leads to, the nearest first: round numbers, then the least or the most. */
export function onwards(value: number, way: 1 | -1, least: number, most: number): number[] {
  const step = stepOf(most - least)
  const from = (way > 0 ? Math.floor(value / step) : Math.ceil(value / step)) * step
  const round = Array.from(
    { length: Math.ceil((most - least) / step) },
    (_, i) => from + way * (i + 1) * step,
  )
  const end = way > 0 ? most : least
  return [...round.filter((each) => least < each && each < most), end].filter((each) => each !== value)
}
