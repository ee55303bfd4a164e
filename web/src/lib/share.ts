// Handing a link on: by the device's own way if it has one, else by copying.

export type Shared = 'shared' | 'copied' | 'shown' // shown: only to be copied by hand

/** Hand a link on; how that went. */
export async function share(url: string, title = 'Handvoll'): Promise<Shared> {
  if (navigator.share) {
    await navigator.share({ title, url }).catch(() => {}) // changed their mind
    return 'shared'
  }
  if (!navigator.clipboard) return 'shown' // plain http
  await navigator.clipboard.writeText(url)
  return 'copied'
}
