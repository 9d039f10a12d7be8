/** Runs work under the same key one after the other, even after a failure. Work under other keys does not wait. */
export type Turns<Key> = <Value>(key: Key, work: () => Promise<Value>) => Promise<Value>

export function createTurns<Key>(): Turns<Key> {
  const lastTurns = new Map<Key, Promise<unknown>>()
  return async (key, work) => {
    const before = lastTurns.get(key) ?? Promise.resolve()
    const turn = before.then(work, work)
    lastTurns.set(key, turn)
    try {
      return await turn
    } finally {
      if (lastTurns.get(key) === turn) lastTurns.delete(key)
    }
  }
}
