// Puts a moment on the stage and lets it pass: by itself, or by a tap or a key. What was seen of it.
async ({ moment, look, by }) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  const until = async (wanted) => {
    while (!wanted()) await new Promise(requestAnimationFrame)
    return wanted()
  }
  const now = () => document.querySelector('.moment')
  const wanted = () => {
    if (now() && !now().classList.contains(look)) stage.sitting.show.hurry() // the call before a perfect one
    return document.querySelector(`.moment.${look}`)
  }
  const put = stage.put(moment)
  const staged = await until(wanted)
  const { show } = stage.sitting
  const words = staged.innerText
  const moves = staged.getAnimations({ subtree: true })
  const moving = moves.length
  const NOT_SEEN = new Set(['offset', 'computedOffset', 'easing', 'composite'])
  const steps = moves.flatMap(({ effect }) => effect.getKeyframes())
  const what = steps.flatMap((step) => Object.keys(step).filter((each) => !NOT_SEEN.has(each)))
  const length = getComputedStyle(document.documentElement).getPropertyValue('--d-moment')
  // A clock as long as the moment's own that starts later: when it has run down, the moment is over.
  if (by === 'itself') await wait(parseFloat(length) * (length.trim().endsWith('ms') ? 1 : 1000))
  else if (by === 'tap') staged.click()
  else window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
  for (let i = 0; i < 3; i++) await wait(0)
  const gone = !document.contains(staged)
  await until(() => !show.busy || show.resume || (now() && now() !== staged))
  show.hurry()
  await put
  return { words, moving, what: [...new Set(what)], gone }
}
