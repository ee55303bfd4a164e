// Where we are: the browser's address as a route, and going elsewhere without loading the page anew.

import { read, write, type Route } from './route'

// Open sheets have one entry of the history on top of their page's: Back takes it away, and with it a sheet. It stays when a sheet
// is closed otherwise, for the next one or the next page; so we never move about in the history while something else may.
const COVER = { sheet: true }
const covered = (): boolean => !!(history.state as Partial<typeof COVER> | null)?.sheet

class Here {
  route = $state.raw<Route>(read(location.href))
  #covered = covered()
  #sheets: (() => void)[] = [] // how each is closed, the uppermost last
  #instead: string | null = null // the address that takes the place of the page below the sheets

  constructor() {
    addEventListener('popstate', () => this.#popped())
    addEventListener('hashchange', () => this.#arrive())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(route: Route, replace = false): void {
    if (this.#covered && replace) {
      this.#instead = write(route)
      this.route = route
      history.back()
    } else {
      history[replace || this.#covered ? 'replaceState' : 'pushState'](null, '', write(route))
      this.#covered = false
      this.#arrive()
    }
    scrollTo(0, 0)
  }

  /** A sheet lies over the page: Back closes it. Call what comes back once it is gone, however it went. */
  cover(close: () => void): () => void {
    this.#sheets.push(close)
    this.#lay()
    return () => {
      this.#sheets = this.#sheets.filter((each) => each !== close)
    }
  }

  #lay(): void {
    if (!this.#covered) history.pushState(COVER, '')
    this.#covered = true
  }

  #popped(): void {
    const lifted = this.#covered && !covered()
    this.#covered = covered()
    if (this.#instead) history.replaceState(null, '', this.#instead)
    else if (lifted && write(read(location.href)) === write(this.route)) this.#lift()
    else this.#arrive()
    this.#instead = null
  }

  /** Back: the uppermost sheet is closed; where none is open, Back means the page. */
  #lift(): void {
    const close = this.#sheets.at(-1)
    if (!close) return history.back()
    if (this.#sheets.length > 1) this.#lay()
    close()
  }

  #arrive(): void {
    this.route = read(location.href)
  }

  /** Plain clicks on links to our own screens stay on the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element | null)?.closest('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(read(link.href))
  }
}

export const here = new Here()
