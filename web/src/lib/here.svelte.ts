// Where we are: the browser's address as a route, and going elsewhere without loading the page anew.

import { read, write, type Route } from './route'

class Here {
  route = $state.raw<Route>(read(location.href))

  constructor() {
    addEventListener('popstate', () => this.#arrive())
    addEventListener('hashchange', () => this.#arrive())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(route: Route, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', write(route))
    this.#arrive()
    scrollTo(0, 0)
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
