// What this browser remembers between visits. Private windows may refuse; then it forgets.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`handvoll.${name}`)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`handvoll.${name}`, value)
  } catch {
    // forgotten at the end of the visit
  }
}
