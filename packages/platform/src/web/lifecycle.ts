import type { Lifecycle } from '../platform.ts'
import { listen } from './listen.ts'

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
  followVisibility: (onChange) => {
    const follow = () => onChange(document.visibilityState)
    document.addEventListener('visibilitychange', follow)
    const stopHiding = listen(['pagehide'], () => onChange('closed'))
    // A page that is restored from the back-forward cache counts as becoming visible.
    const stopShowing = listen(['pageshow'], follow)
    follow()
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stopHiding()
      stopShowing()
    }
  },
}
