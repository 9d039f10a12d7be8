/** The latest of a changing value: a slow reader skips values but never the last one, so nothing piles up. */
export interface LatestValue<Value> extends AsyncIterableIterator<Value, undefined> {
  /** Has no effect after the end. */
  readonly set: (value: Value) => void
  /** An unread value can still be read. */
  readonly end: () => void
}

/** `onLeave` is called once, when the reader stops. */
export function createLatestValue<Value>(onLeave: () => void): LatestValue<Value> {
  let unread: { readonly value: Value } | undefined
  let waiting: ((result: IteratorResult<Value, undefined>) => void) | undefined
  let isOver = false
  const leave = (): void => {
    if (isOver) return
    isOver = true
    onLeave()
  }
  const answer = (result: IteratorResult<Value, undefined>): boolean => {
    const resolve = waiting
    waiting = undefined
    resolve?.(result)
    return resolve !== undefined
  }
  return {
    set: (value) => {
      if (!isOver && !answer({ done: false, value })) unread = { value }
    },
    end: () => {
      leave()
      answer({ done: true, value: undefined })
    },
    next: () => {
      const next = unread
      unread = undefined
      if (next) return Promise.resolve({ done: false, value: next.value })
      if (isOver) return Promise.resolve({ done: true, value: undefined })
      return new Promise((resolve) => (waiting = resolve))
    },
    return: () => {
      leave()
      unread = undefined
      answer({ done: true, value: undefined })
      return Promise.resolve({ done: true, value: undefined })
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
