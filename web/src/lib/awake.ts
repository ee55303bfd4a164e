// Keeping the screen on while a game is at hand: nobody touches it while others think. Browsers have a lock for that over
// https and on localhost only; over plain http a film that shows nothing does it.

/** Keep the screen on until told not to any more. */
export function stayAwake(): () => void {
  return 'wakeLock' in navigator ? locked() : filmed()
}

function locked(): () => void {
  let over = false
  let lock: WakeLockSentinel | null = null
  // The lock is lost whenever the page is hidden.
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return
    lock = await navigator.wakeLock.request('screen').catch(() => null) // the battery is low
    if (over) await lock?.release()
  }
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}

function filmed(): () => void {
  let over = false
  let stop = (): void => {}
  const begin = ({ playStill }: typeof import('./still')): void => {
    if (!over) stop = playStill()
  }
  void import('./still').then(begin, () => {}) // without a line the screen may sleep
  return () => {
    over = true
    stop()
  }
}
