import type { BrowserTabs } from '@provender/client/live/share-listening'
import { platform } from '@provender/platform/current'

/** The tabs of this browser that share a name. */
export function browserTabs(name: string): BrowserTabs {
  const { lifecycle, locks } = platform()
  return {
    channel: 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined,
    runExclusive: locks.areShared() ? (leaving, work) => locks.runExclusive(name, work, leaving) : undefined,
    // A page in the back-forward cache must not hold the lock, and an app in the background must not listen.
    followVisibility: (onChange) => void lifecycle.followVisibility(onChange),
  }
}
