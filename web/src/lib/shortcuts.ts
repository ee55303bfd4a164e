// The keys of a table. None is a screen reader's own: no modifier, and no letter that begins a card or a field but h.

import type { Reading } from './hearing'

export const READINGS: Record<string, Reading> = {
  m: 'mine',
  k: 'table',
  z: 'theirs',
  w: 'counts',
  q: 'points',
  x: 'time',
  ',': 'since',
}

/** What the sheet of keys says, in this order: each key with the message of what it does. */
export const KEYS: [key: string, message: string][] = [
  ['1–9', 'keys-choose'],
  ['r5, c4', 'keys-type'],
  ['h', 'keys-hint'],
  ['u', 'keys-undo'],
  ...Object.entries(READINGS).map(([key, reading]): [string, string] => [key, `keys-${reading}`]),
  ['.', 'keys-repeat'],
  ['← → ↑ ↓', 'keys-walk'],
  ['?', 'keys-help'],
]
