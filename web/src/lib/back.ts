// Back closes what lies open: the history has an entry for each open sheet. (Android closes a sheet by itself, an iPhone would leave the page.)

const open: (() => void)[] = [] // how each is closed, the uppermost last

const depth = (): number => (history.state as { sheets?: number } | null)?.sheets ?? 0

/** A sheet has opened; call what comes back when it has gone, however it went. */
export function opened(close: () => void): () => void {
  open.push(close)
  setTimeout(settle)
  return () => {
    open.splice(open.indexOf(close), 1)
    setTimeout(settle) // where another takes its place, that has the entry
  }
}

let going = false // back by ourselves: what has opened meanwhile stays

function settle(): void {
  if (going) return
  while (depth() < open.length) history.pushState({ sheets: depth() + 1 }, '')
  going = depth() > open.length
  if (going) history.go(open.length - depth())
}

addEventListener('popstate', () => {
  if (!going) open.slice(depth()).forEach((close) => close())
  going = false
  setTimeout(settle) // who goes forward to where a sheet was finds none
})
