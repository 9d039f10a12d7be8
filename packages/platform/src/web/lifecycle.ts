import type { Lifecycle } from '../platform.ts'

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
}
