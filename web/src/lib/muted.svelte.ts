// Whom this browser does not listen to. Nobody else is told.

const PLACE = 'handvoll.muted'
const MOST = 50

function remembered(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

export const kept = $state({ muted: remembered() })

/** Do not listen to somebody any more, or again. */
export function keep(who: string, mute: boolean): void {
  const others = kept.muted.filter((each) => each !== who)
  kept.muted = [...others, ...(mute ? [who] : [])].slice(-MOST)
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept.muted))
  } catch {
    // then until the page is closed
  }
}
