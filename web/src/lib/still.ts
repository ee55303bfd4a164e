// A film on which nothing happens: while it plays, browsers leave the screen on. Where it must lie, and what it must be,
// is what they ask for: Chromium takes a muted film for one that is watched if it fills a fifth of the page and is not
// covered by its edge; Safari if it has a track of sound, muted or not, and does not loop, so it is wound back by hand.
// Muted it leaves the music in the room alone.

import mp4 from '../still/still.mp4'
import webm from '../still/still.webm'

const LIES = {
  position: 'fixed',
  inset: '0',
  inlineSize: '100%',
  blockSize: '100%',
  zIndex: '-1',
  opacity: '0',
  pointerEvents: 'none',
}
const TOUCHES = ['pointerup', 'keydown'] as const // some browsers let nothing play before one

/** Play it whenever the page is looked at, until told not to any more. */
export function playStill(): () => void {
  const film = screened()
  const play = (): void => {
    if (document.visibilityState !== 'visible') film.pause()
    else if (film.paused) void film.play().catch(() => {}) // not before somebody touches the page
  }
  const watched = [...TOUCHES, 'visibilitychange'] as const
  for (const event of watched) document.addEventListener(event, play)
  play()
  return () => {
    for (const event of watched) document.removeEventListener(event, play)
    film.pause()
    film.remove()
  }
}

function screened(): HTMLVideoElement {
  const film = document.createElement('video')
  film.muted = true
  film.playsInline = true
  film.disablePictureInPicture = true
  film.ariaHidden = 'true'
  film.tabIndex = -1
  for (const src of [mp4, webm]) film.append(Object.assign(document.createElement('source'), { src }))
  film.addEventListener('timeupdate', () => {
    if (film.currentTime > film.duration - 2) film.currentTime = 0
  })
  Object.assign(film.style, LIES)
  document.body.append(film)
  return film
}
