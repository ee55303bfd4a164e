// For later, when there is no connection: the service worker keeps whatever goes by it.

/** Let what was loaded before the worker was there go by it now, and these addresses. */
export async function forLater(...addresses: string[]): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller) await claimed()
  const pieces = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const ours = pieces.filter(({ origin, pathname }) => origin === location.origin && inShell(pathname))
  await Promise.all([...addresses, ...ours].map((each) => fetch(each).catch(() => null)))
}

const inShell = (path: string): boolean => path.startsWith('/assets/')

const claimed = (): Promise<unknown> =>
  new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
