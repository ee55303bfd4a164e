// Parts of the client that are fetched when they are needed.

/** A part; one that is gone comes as nothing while the page renews itself, and is waited for. */
export async function part<T>(fetched: Promise<T | undefined>): Promise<T> {
  return (await fetched) ?? new Promise(() => {})
}
