// Handing a link on: by the device's own way if it has one, else by copying. Over plain http, as at home, browsers
// offer neither; there is an older way to copy, and where that fails too the link is shown to be copied by hand.

export type Shared = 'shared' | 'copied' | 'shown' // shown: only to be copied by hand

/** Hand a link on; how that went. */
export async function share(url: string, title = 'Handvoll'): Promise<Shared> {
  if (navigator.share) {
    await navigator.share({ title, url }).catch(() => {}) // changed their mind
    return 'shared'
  }
  return (await copied(url)) ? 'copied' : 'shown'
}

/** Hand some lines on; how that went. */
export async function shareText(text: string): Promise<Shared> {
  if (navigator.share) {
    await navigator.share({ text }).catch(() => {}) // changed their mind
    return 'shared'
  }
  return (await copied(text)) ? 'copied' : 'shown'
}

/** Hand a picture on: by the device's own way, else as a file to keep. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })]
  if (navigator.canShare?.({ files })) {
    await navigator.share({ files }).catch(() => {}) // changed their mind
    return
  }
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(picture),
    download: name,
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000) // once it is kept
}

async function copied(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copiedBySelecting(text)
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copiedBySelecting(text), // not allowed
  )
}

/** The way before there was a clipboard: select it somewhere, and say copy. */
function copiedBySelecting(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // no keyboard comes up
  field.className = 'vh'
  // Within an open sheet, which lets nothing outside of it have the focus.
  const place = before?.closest('dialog') ?? document.body
  place.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return done
}
