// The rule pages: a small Markdown, of which we write every page ourselves. A paragraph ends with the numbers of
// the rules it tells, in braces: {F5 F7}. They become its anchors. Lines like ![One number](r4 y4 b4) are drawings, each
// with what it shows; several in a row belong together, and those after an example are its steps.

export type Span = { kind: 'text' | 'strong' | 'em' | 'code'; text: string }

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'text' | 'quote' | 'item'; spans: Span[]; rules: string[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][]; rules: string[] }
  | Figure

export interface Figure {
  kind: 'figure'
  frames: Frame[]
  steps: boolean // seen one after the other
}

export interface Frame {
  drawing: string // what lies there, in the words of the game's own pictures
  caption: string
}

/** A page, block by block. */
export function parse(page: string): Block[] {
  const blocks: Block[] = []
  for (const piece of pieces(page.split('\n'))) {
    const next = block(piece)
    if (next.kind === 'figure') next.steps = isExample(blocks.at(-1))
    blocks.push(next)
  }
  return blocks
}

/** The drawings that tell a game: those before the first heading within its page. */
export function inShort(blocks: Block[]): Frame[] {
  const end = blocks.findIndex((each) => each.kind === 'heading' && each.level > 1)
  return blocks.slice(0, end).flatMap((each) => (each.kind === 'figure' ? each.frames : []))
}

const isExample = (block: Block | undefined): boolean =>
  block?.kind === 'text' && block.spans[0]?.kind === 'em'

/** Lines that belong together: a paragraph, an item, a table. */
function pieces(lines: string[]): string[][] {
  const found: string[][] = []
  let piece: string[] = []
  const close = (): void => {
    if (piece.length) found.push(piece)
    piece = []
  }
  for (const line of lines) {
    if (!line.trim()) close()
    else {
      if (/^(- |#)/.test(line)) close()
      piece.push(line)
      if (line.startsWith('#')) close()
    }
  }
  close()
  return found
}

function block(piece: string[]): Block {
  const first = piece[0] ?? ''
  if (first.startsWith('|')) return table(piece)
  if (first.startsWith('![')) return figure(piece)
  const whole = piece.map((line) => line.trim().replace(/^> /, '')).join(' ')
  const heading = /^(#+) (.*)$/.exec(whole)
  if (heading) return { kind: 'heading', level: heading[1]!.length, spans: spans(heading[2]!) }
  const { text, rules } = tagged(whole.replace(/^- /, ''))
  const kind = first.startsWith('> ') ? 'quote' : first.startsWith('- ') ? 'item' : 'text'
  return { kind, spans: spans(text), rules }
}

function figure(lines: string[]): Figure {
  const frames = lines.flatMap((line) => {
    const [, caption, drawing] = /^!\[(.*)\]\((.*)\)$/.exec(line) ?? []
    return caption && drawing ? [{ caption, drawing }] : []
  })
  return { kind: 'figure', frames, steps: false }
}

function table(lines: string[]): Block {
  const cells = (line: string): Span[][] =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => spans(cell.trim()))
  const rows = lines.filter((line) => line.startsWith('|') && !/^\|[-|: ]+\|$/.test(line)).map(cells)
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1), rules: tagged(lines.at(-1) ?? '').rules }
}

function tagged(text: string): { text: string; rules: string[] } {
  const tag = /\s*\{([A-Z]\d+(?: [A-Z]\d+)*)\}\s*$/.exec(text)
  return tag ? { text: text.slice(0, tag.index), rules: tag[1]!.split(' ') } : { text, rules: [] }
}

function spans(text: string): Span[] {
  const found: Span[] = []
  for (const [, strong, em, code, plain] of text.matchAll(
    /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|((?:(?!\*|`).)+)/g,
  )) {
    if (strong) found.push({ kind: 'strong', text: strong })
    else if (em) found.push({ kind: 'em', text: em })
    else if (code) found.push({ kind: 'code', text: code })
    else if (plain) found.push({ kind: 'text', text: plain })
  }
  return found
}
