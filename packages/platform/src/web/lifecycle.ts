import type { Lifecycle } from '../platform.ts'

const lastByName = new Map<string, Promise<unknown>>()

export const webLifecycle: Lifecycle = {
  isInteractive: () => typeof window !== 'undefined',
  onReturn: (listener) => {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') listener()
    })
    addEventListener('focus', listener)
    addEventListener('online', listener)
  },
  onLeave: (listener) => {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') listener()
    })
    addEventListener('pagehide', listener)
  },
  exclusively: (name, work) => {
    if ('locks' in navigator) return navigator.locks.request(name, work)
    // Without HTTPS there are no locks. Work of one tab is queued, but work of two tabs may overlap.
    const done = (lastByName.get(name) ?? Promise.resolve()).then(work, work)
    lastByName.set(name, done)
    return done
  },
}
