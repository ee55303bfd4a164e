// Being told on this device that it is one's turn, by the browser's own push service.

import { api } from './api'
import type { Device } from './wire'
import { words } from './words.svelte'

/** Whether this browser could, here: over https or on this machine, and with a worker that is awake for it. */
export const possible = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const registered = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker.getRegistration()) ?? null

/** What this browser is known by at its push service, if it may be told. */
export async function subscribed(): Promise<PushSubscription | null> {
  return (await (await registered())?.pushManager.getSubscription()) ?? null
}

export interface Quiet {
  quiet_from: number
  quiet_to: number
}

/** Let the house tell this device; false if the browser or its owner does not want to. */
export async function allow(key: string, quiet: Quiet): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const worker = await navigator.serviceWorker.ready
  const found = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null)
  if (found) await api.tellMe(deviceOf(found, quiet))
  return !!found
}

/** This device as the house keeps it. */
function deviceOf(found: PushSubscription, quiet: Quiet): Device {
  const { endpoint, keys } = found.toJSON()
  return {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    lang: words.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...quiet,
  }
}

/** Have other quiet hours here. */
export async function hush(quiet: Quiet): Promise<void> {
  const found = await subscribed()
  if (found) await api.tellMe(deviceOf(found, quiet))
}

/** Tell this device nothing any more. */
export async function refuse(): Promise<void> {
  const found = await subscribed()
  if (!found) return
  await api.tellMeNoMore(found.endpoint)
  await found.unsubscribe()
}
