import type { ExclusiveLocks } from '../platform.ts'

const lastByName = new Map<string, Promise<unknown>>()

/** The locks of the browser, for pages and workers. */
export const webLocks: ExclusiveLocks = {
  areShared: () => 'locks' in navigator,
  runExclusive: (name, work, signal) => {
    if ('locks' in navigator) return navigator.locks.request(name, signal ? { signal } : {}, work)
    const begin = () => {
      signal?.throwIfAborted()
      return work()
    }
    const done = (lastByName.get(name) ?? Promise.resolve()).then(begin, begin)
    lastByName.set(name, done)
    return done
  },
}
