// What can wait until nobody waits for anything else.

export const whenIdle: (then: () => void) => void =
  globalThis.requestIdleCallback?.bind(globalThis) ?? ((then) => setTimeout(then, 20)) // older Safari
