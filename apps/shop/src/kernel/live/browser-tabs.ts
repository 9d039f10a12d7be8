import type { BrowserTabs } from '@provender/client/live/share-listening'
import { platform } from '@provender/platform/current'

/** The tabs of this browser that share a name. */
export function browserTabs(name: string): BrowserTabs {
  const { locks } = platform()
  return {
    channel: 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined,
    runExclusive: locks.areShared() ? (leaving, work) => locks.runExclusive(name, work, leaving) : undefined,
    followVisibility: (onChange) => {
      const follow = () => onChange(document.visibilityState)
      document.addEventListener('visibilitychange', follow)
      // A page in the back-forward cache must not hold the lock. When restored, it counts as becoming
      // visible.
      addEventListener('pagehide', () => onChange('closed'))
      addEventListener('pageshow', follow)
      follow()
    },
  }
}
