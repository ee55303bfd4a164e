// Addresses and the screens they stand for.

export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string }
  | { screen: 'join'; code: string }
  | { screen: 'device'; token: string }
  | { screen: 'replay'; id: string; seq: number | null }
  | { screen: 'rules'; game: string; rule: string | null }
  | { screen: 'about' }
  | { screen: 'legal' }
  | { screen: 'tv'; code: string } // without one: this is the television
  | { screen: 'evening'; id: string }
  | { screen: 'evenings' }
  | { screen: 'group'; id: string } // the table where the people of an evening are now
  | { screen: 'learn'; game: string }
  | { screen: 'daily'; day: string | null; game: string | null; table?: string | null }
  | { screen: 'puzzles' }
  | { screen: 'you' }
  | { screen: 'specimen'; page: string }
  | { screen: 'missing' }

/** A code as people type it: case, blanks and dashes do not matter. */
export function codeOf(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** The screen of an address. */
export function read(address: string): Route {
  const url = new URL(address, 'http://here')
  const [head = '', one, two, ...more] = url.pathname.split('/').filter(Boolean).map(decode)
  if (more.length) return { screen: 'missing' }
  if (!head) return { screen: 'home' }
  if (head === 'puzzles' && !one) return { screen: 'puzzles' }
  if (head === 'you' && !one) return { screen: 'you' }
  if (head === 'about' && !one) return { screen: 'about' }
  if (head === 'legal' && !one) return { screen: 'legal' }
  if (head === 'specimen' && !two) return { screen: 'specimen', page: one ?? '' }
  if (head === 'rules' && one && !two) return { screen: 'rules', game: one, rule: url.hash.slice(1) || null }
  if (head === 'learn' && one && !two) return { screen: 'learn', game: one }
  if (head === 'daily')
    return { screen: 'daily', day: one ?? null, game: two ?? null, table: url.searchParams.get('table') }
  if (head === 'join' && one && !two) return { screen: 'join', code: codeOf(one) }
  if (head === 'evening' && !one) return { screen: 'evenings' }
  if (head === 'group' && one && !two) return { screen: 'group', id: one }
  if (head === 'evening' && one && !two) return { screen: 'evening', id: one }
  if (head === 'tv' && !two) return { screen: 'tv', code: codeOf(one ?? '') }
  if (head === 'device' && one && !two) return { screen: 'device', token: one }
  if (head === 'table' && one && !two) return { screen: 'table', id: one }
  if (head === 'table' && one && two === 'replay') return { screen: 'replay', id: one, seq: move(url) }
  return { screen: 'missing' }
}

/** The address of a screen. */
export function write(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '/'
    case 'table':
      return `/table/${encodeURIComponent(route.id)}`
    case 'join':
      return `/join/${encodeURIComponent(route.code)}`
    case 'device':
      return `/device/${encodeURIComponent(route.token)}`
    case 'replay':
      return `/table/${encodeURIComponent(route.id)}/replay${route.seq === null ? '' : `?move=${route.seq}`}`
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}${route.rule ? `#${route.rule}` : ''}`
    case 'learn':
      return `/learn/${encodeURIComponent(route.game)}`
    case 'evening':
      return `/evening/${encodeURIComponent(route.id)}`
    case 'evenings':
      return '/evening'
    case 'group':
      return `/group/${encodeURIComponent(route.id)}`
    case 'tv':
      return route.code ? `/tv/${encodeURIComponent(route.code)}` : '/tv'
    case 'daily':
      return (
        ['/daily', route.day, route.game].filter(Boolean).join('/') +
        (route.table ? `?table=${route.table}` : '')
      )
    case 'puzzles':
      return '/puzzles'
    case 'you':
      return '/you'
    case 'about':
      return '/about'
    case 'legal':
      return '/legal'
    case 'specimen':
      return route.page ? `/specimen/${route.page}` : '/specimen'
    case 'missing':
      return '/missing'
  }
}

function move(url: URL): number | null {
  const text = url.searchParams.get('move') ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
