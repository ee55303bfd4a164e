// Keeps the shell at hand: what has a hashed name never changes, pages come fresh if the network is there.
// Tables and nearly everything under /api always come from the server; the path of a lesson is kept for who is without one.

const SHELF = 'handvoll-2'
const OTHERS = ['/api', '/healthz', '/metrics'] // no pages of ours, though one may go there

const LESSON = /^\/api\/lessons\/[a-z0-9]+\/path$/

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

/** The page and the pieces it is made of; all others are kept when they are first used. */
async function keepShell() {
  const [shelf, answer] = await Promise.all([caches.open(SHELF), fetch('/shell.json')])
  const pieces = await answer.json()
  const shell = Object.values(pieces).find((piece) => piece.name === 'shell')
  const files = new Set()
  const collect = (piece) => {
    if (files.has(piece.file)) return
    for (const file of [piece.file, ...(piece.css ?? []), ...(piece.assets ?? [])]) files.add(file)
    for (const name of piece.imports ?? []) collect(pieces[name])
  }
  collect(shell)
  await shelf.addAll(['/', ...[...files].map((file) => `/${file}`)])
}

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== SHELF))
  event.waitUntil(
    old
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (LESSON.test(url.pathname)) event.respondWith(lesson(event.request))
  if (url.pathname.startsWith('/api/')) return
  if (OTHERS.includes(url.pathname)) return
  if (event.request.mode === 'navigate') event.respondWith(page(event.request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(piece(event.request))
})

/** Every page is the same shell; the newest one is kept, and no file that somebody opens by itself. */
async function page(request) {
  const shelf = await caches.open(SHELF)
  try {
    const fresh = await fetch(request)
    if (fresh.ok && isPage(fresh)) await shelf.put('/', fresh.clone())
    return fresh
  } catch {
    return (await shelf.match('/')) ?? Response.error()
  }
}

const isPage = (answer) => answer.headers.get('content-type')?.startsWith('text/html')

/** The newest path of a lesson that was opened here. */
async function lesson(request) {
  const fresh = await fetch(request)
  if (fresh.ok) await (await caches.open(SHELF)).put(request, fresh.clone())
  return fresh
}

async function piece(request) {
  const shelf = await caches.open(SHELF)
  const kept = await shelf.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await shelf.put(request, fresh.clone())
  return fresh
}

// It is somebody's turn: the house says so in their words, and at which table.
self.addEventListener('push', (event) => {
  const { title, body, code } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: code, icon: '/icon-192.png', data: { code } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(toTable(`/join/${encodeURIComponent(event.notification.data.code)}`))
})

/** A page of ours that is open goes there; else one is opened. */
async function toTable(path) {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!open) return self.clients.openWindow(path)
  const there = await open.navigate(path).catch(() => null)
  return there ? there.focus() : self.clients.openWindow(path)
}

// The browser is known by another address, or wants one: the house is told, and forgets the old one.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription?.endpoint, event.newSubscription))
})

/** Be told where we can be found now, in the words and outside of the quiet hours that were chosen here. */
async function renew(before, found) {
  const { key, devices } = await (await fetch('/api/me/push')).json()
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  const now = found ?? (await self.registration.pushManager.subscribe(wanted).catch(() => null))
  const chosen = devices.find(({ endpoint }) => endpoint === before)
  if (now) await tell('/api/me/push', { ...usual(), ...chosen, ...addressOf(now) })
  if (before) await tell('/api/me/push-off', { endpoint: before })
}

const usual = () => ({
  lang: navigator.language.slice(0, 2),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

function addressOf(subscription) {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
}

const tell = (path, body) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
