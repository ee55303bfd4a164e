// How a move is made with a finger: of all these places, the first that is there is touched next.
// What a move is, the table says; this only knows where each table puts things.

const MAIN = '.turn .do > .btn.main:enabled'
const place = (name: string): string => `[data-place="${name}"]`

type Taps = (verb: string, rest: string[]) => string[]

const fifteen: Taps = (verb, [where = '']) => {
  if (verb === 'row') return [place(`row ${where}`)]
  if (verb === 'on') return [`.opps ${place(`open ${where}`)}`]
  return [MAIN]
}

const igo: Taps = (verb, [card = '']) => {
  const piles: Record<string, string> = { pick: 'display', draw: 'pile', take: 'discards' }
  if (verb in piles) return [place(piles[verb] ?? '')]
  if (verb === 'discard') return [`.slip:not(.up) > ${place(`card ${card}`)}`, MAIN]
  if (verb === 'go') return ['.shout:enabled', MAIN]
  // Who was about to call takes that back: beside the call, or on a phone below.
  return ['.play:has(.colours) .turn .do > .btn.plain', '.tbl:has(.colours) > .tabs > .btn', MAIN]
}

const go5: Taps = (verb, rest) => {
  if (verb === 'draw') return [place('pile')]
  if (verb === 'take') return [place('discards')]
  if (verb === 'go5') return ['.shout.go:enabled']
  const cards = verb === 'lay' ? rest : rest.slice(0, 1)
  const others = cards.map((card) => `:not(${place(`hand ${card}`)})`).join('')
  const chosen = [
    `.fan .held.up${others}`,
    ...cards.map((card) => `.fan .held:not(.up)${place(`hand ${card}`)}`),
  ]
  return [...chosen, verb === 'add' ? `.mysets > :nth-child(${rest[1]}) button` : MAIN]
}

const highfive: Taps = (_, rest) => {
  const laid = rest.map((each) => each.split('@') as [string, string])
  const free = (square: string): string => `.cell${place(square)}:not(.taken)`
  const astray = laid.map(([, square]) => `:not(${place(square)})`).join('')
  return [
    `.cell:has(.fresh)${astray}`,
    ...laid.map(([card, to]) => `.play:has(.held.up${place(`card ${card}`)}) ${free(to)}`),
    ...laid.map(([card, to]) => `.play:has(${free(to)}) .hand ${place(`card ${card}`)}`),
    MAIN,
  ]
}

const fiver: Taps = (verb, fields) =>
  verb === 'outline'
    ? joined(fields).map((field) => `.tableau ${place(field)}[aria-pressed="false"]`)
    : [MAIN]

/** Fields in an order in which each touches one before it. */
function joined(fields: string[]): string[] {
  const [first = '', ...rest] = fields
  const order = [first]
  while (rest.length) {
    const next = rest.findIndex((field) => order.some((each) => touches(each, field)))
    order.push(...rest.splice(Math.max(0, next), 1))
  }
  return order
}

function touches(a: string, b: string): boolean {
  const across = Math.abs(a.charCodeAt(0) - b.charCodeAt(0))
  return across + Math.abs(Number(a.slice(1)) - Number(b.slice(1))) === 1
}

const TAPS: Record<string, Taps> = { fifteen, igo, go5, highfive, fiver }

/** Where a finger goes to make a move at a game's table. */
export function tapsFor(game: string, move: string): string[] {
  const [verb = '', ...rest] = move.split(' ')
  return TAPS[game]?.(verb, rest) ?? []
}

/** What goes on where the table waits for who looks at a picture. */
export const GO_ON = ['.turn .btn.ready:enabled', MAIN]
