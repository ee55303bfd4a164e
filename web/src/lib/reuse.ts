// Every message brings the whole picture anew, and most of it is as it was.

type Parts = Record<string, unknown>

/** The new, in which every part that equals the old one is the old one: who looks at it has nothing to do. */
export function reuse<T>(before: unknown, now: T): T {
  if (!isParts(before) || !isParts(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const parts: Parts = now
  const names = Object.keys(parts)
  for (const name of names) parts[name] = reuse(before[name], parts[name])
  const same =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && parts[name] === before[name])
  return same ? (before as T) : now
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null
}

/** For what is derived anew with every picture: keeps the last of it, as far as the next equals it. */
export function keeping<T>(): (now: T) => T {
  let last: T | undefined
  return (now) => (last = reuse(last, now))
}
