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
  const label = node.getAttribute('aria-label')
  if (label) return [label]
  const parts = [...node.childNodes].map((each) => beside(each) + pieces(each).join(' '))
  return [parts.join(inline(node) ? '' : ' ')]
}

/** What parts a picture from the one before it. */
function beside(node: Node): string {
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
