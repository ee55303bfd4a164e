// What is on the screen as it is heard: names instead of pictures, nothing that is only decoration.

/** The words of a part of the page. */
export function spoken(node: Node): string {
  return pieces(node)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?…])/g, '')
    .trim()
}

function pieces(node: Node): string[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element) || node.ariaHidden === 'true' || !node.checkVisibility()) return []
  if (node instanceof HTMLTableElement) return [tabled(node)]
  if (node.matches('ul, ol')) return [closed([...node.children].map(spoken).filter(Boolean).join(', '))]
  const label = node.getAttribute('aria-label')
  if (label && node.role !== 'region') return [label]
  if (node.matches('h2, h3')) return [closed(inside(node))]
  return [inside(node)]
}

function inside(node: Element): string {
  const parts = [...node.childNodes].map((each) => beside(each) + pieces(each).join(' '))
  return parts.join(inline(node) ? '' : ' ')
}

/** A table line by line, each figure after the name of its column: "1: Anna 5, Ben 8." */
function tabled(table: HTMLTableElement): string {
  const [head = [], ...lines] = [...table.rows].map(({ cells }) => [...cells].map(spoken))
  const line = ([name, ...cells]: string[]): string =>
    `${name}: ${cells.map((cell, i) => `${head[i + 1]} ${cell}`).join(', ')}.`
  return lines.map(line).join(' ')
}

/** A sentence that ends before the next one begins. */
export const closed = (text: string): string => (!text || /[.!?…:]$/.test(text) ? text : `${text}.`)

/** What parts a picture from the one before it, and the way to a rule from what it forbids. */
function beside(node: Node): string {
  if (node instanceof Element && node.matches('button.link')) return '. '
  return pictured(node) && pictured(before(node)) ? ', ' : ''
}

const pictured = (one: Node | null): boolean => one instanceof Element && one.matches('[aria-label], .chip')

/** What stands before it, if only notes of who draws the page stand between. */
function before(node: Node): Node | null {
  let one = node.previousSibling
  while (one && (one instanceof Comment || (one instanceof Text && !one.data))) one = one.previousSibling
  return one
}

/** Words that run on, without a space between a chip and its comma. */
function inline(node: Element): boolean {
  return node.matches('p, span, b, i, button, li, h2, h3')
}
