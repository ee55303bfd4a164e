// The words that are seen, what can be pressed, and what of it is on: names and boxes; and then all of it off.
(plain) => {
  const modal = document.querySelector('dialog[open]') ?? document
  const ON = '[aria-pressed=true], [aria-checked=true], [aria-current], .switch.on'
  const called = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) || element.outerHTML.slice(0, 80)
  const inside = ({ left, top, right, bottom }) =>
    right - left > 1 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  const seen = (element) => {
    const box = element.getBoundingClientRect()
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return inside(box) && element.contains(there)
  }
  const things = (selector) =>
    [...modal.querySelectorAll(selector)].filter((each) => seen(each) && !each.disabled).map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y, wide, high] = [left - 4, top - 4, width + 8, height + 8].map(Math.round)
      return { name: called(element), one: [x, y], other: [x, y], wide, high }
    })
  const lines = () => {
    const walk = document.createTreeWalker(modal === document ? document.body : modal, NodeFilter.SHOW_TEXT)
    const found = []
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const [x, y, wide, high] = [box.left, box.top, box.width, box.height].map(Math.round)
      const words = /\w\w/.test(node.data) && !node.parentElement.closest('svg, option, :disabled')
      if (words && inside(box) && node.parentElement.contains(there))
        found.push({ name: node.data.trim().slice(0, 40), one: [x, y], other: [x, y], wide, high })
    }
    return found
  }
  if (!plain)
    return {
      words: lines(),
      controls: things('button, a[href], input, select, summary'),
      on: things(ON),
    }
  for (const each of modal.querySelectorAll(ON)) {
    for (const state of ['aria-pressed', 'aria-checked']) if (each.hasAttribute(state)) each.setAttribute(state, 'false')
    each.removeAttribute('aria-current')
    each.classList.remove('on', 'main', 'sel', 'up')
  }
  return null
}
