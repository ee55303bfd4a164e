// What of a table a thumb does not get at now: too high, or nowhere to be touched. The bar's buttons have twins in the settings.
(high) => {
  const LINE = high * innerHeight
  const called = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) || element.outerHTML.slice(0, 80)
  const CLOSED = '.bubble, .banner, .heard, .round, .spread' // what lies on top until it is closed
  const controls = [...document.querySelectorAll('.tbl :is(button, a[href], input, select, summary)')].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(each).pointerEvents !== 'none' &&
      !each.disabled &&
      !each.closest('.bar'),
  )
  const touched = (control) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    return [0.12, 0.3, 0.5, 0.7, 0.88]
      .flatMap((x) => [0.12, 0.3, 0.5, 0.7, 0.88].map((y) => [left + x * width, top + y * height]))
      .filter(([, y]) => y >= LINE)
      .map(([x, y]) => document.elementFromPoint(x, y))
      .some((there) => control.contains(there) || there?.closest(CLOSED))
  }
  return controls.flatMap((each, i) => (touched(each) ? [] : [`${i} ${called(each)}`]))
}
