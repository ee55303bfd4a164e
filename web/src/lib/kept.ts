// What this browser remembers between visits. Private windows may refuse; then it forgets.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`handvoll.${name}`)
  } catch {
    return null
  }
}

/** Forget everything that is about a person; how this browser likes it stays. */
export function forgetAll(): void {
  const likes = new Set([
    ...['scheme', 'language', 'sound', 'volume', 'speed', 'forced', 'keys', 'keys.known'],
    ...['igo.order', 'go5-order', 'door'],
  ])
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith('handvoll.'))
    for (const name of names) if (!likes.has(name.slice(9))) localStorage.removeItem(name)
  } catch {
    // nothing was kept
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`handvoll.${name}`, value)
  } catch {
    // forgotten at the end of the visit
  }
}
