// Random bytes as text. Only this part of the browser's cryptography is there on plain http as well,
// which is how phones reach a server at home.

/** So many random bytes, in hex. */
export function randomHex(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)))
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
