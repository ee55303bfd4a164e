// Keeping the screen on while a game is at hand: nobody touches it while others think. Browsers allow it over https
// and on localhost only; over plain http a phone sleeps when it wants to, and is back in its seat when it wakes.

/** Keep the screen on until told not to any more. */
export function stayAwake(): () => void {
  let over = false
  let lock: WakeLockSentinel | null = null
  // The lock is lost whenever the page is hidden.
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
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
