// How a rule page writes what lies on a table: "r4 y4 b4" overlap, "." is a closed card, "?4" a place that waits for a
// 4, ">" an arrow, "|" a gap, "=16" a number to read, and a star stands before what is meant: "*b5".

export interface Lying {
  kind: 'card' | 'back' | 'place'
  text: string
  meant: boolean
}

export type Part = { kind: 'cards'; cards: Lying[] } | { kind: 'arrow' | 'gap' | 'tag'; text: string }

const APART: Record<string, 'arrow' | 'gap'> = { '>': 'arrow', '|': 'gap' }

/** The parts of a drawing, cards that lie together as one. */
export function partsOf(drawing: string): Part[] {
  const parts: Part[] = []
  for (const word of drawing.split(' ')) {
    const apart = word.startsWith('=') ? 'tag' : APART[word]
    const last = parts.at(-1)
    if (apart) parts.push({ kind: apart, text: word.slice(1) })
    else if (last?.kind === 'cards') last.cards.push(lying(word))
    else parts.push({ kind: 'cards', cards: [lying(word)] })
  }
  return parts
}

function lying(word: string): Lying {
  const { meant, text } = pointed(word)
  if (text === '.') return { kind: 'back', text: '', meant }
  return text.startsWith('?') ? { kind: 'place', text: text.slice(1), meant } : { kind: 'card', text, meant }
}

/** Whether a star stands before a word, and the word. */
export function pointed(word: string): { meant: boolean; text: string } {
  return { meant: word.startsWith('*'), text: word.replace(/^\*/, '') }
}
