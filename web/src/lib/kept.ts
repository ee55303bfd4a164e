// What this browser remembers between visits. Private windows may refuse; then it forgets.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`handvoll.${name}`)
  } catch {
    return null
  }
}

/** The names of all that is remembered and begins like this. */
export function keptNames(begin: string): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(`handvoll.${begin}`))
    return names.map((name) => name.slice('handvoll.'.length))
  } catch {
    return []
  }
}

/** Forget everything that is about a person; how this browser likes it stays. */
export function forgetAll(): void {
  const likes = /^(scheme|language|sound|volume|speed|forced|keys|keys\.known|door|\w+[.-]order)$/
  for (const name of keptNames('')) if (!likes.test(name)) drop(name)
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`handvoll.${name}`, value)
  } catch {
    // forgotten at the end of the visit
  }
}

export function drop(name: string): void {
  try {
    localStorage.removeItem(`handvoll.${name}`)
  } catch {
    // it was not kept
  }
}
