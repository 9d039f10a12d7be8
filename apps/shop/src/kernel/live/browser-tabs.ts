import type { BrowserTabs } from '@provender/client/live/share-listening'

/** The tabs of this browser that share a name. */
export function browserTabs(name: string): BrowserTabs {
  return {
    channel: 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined,
    runExclusive:
      'locks' in navigator
        ? (leaving, work) => navigator.locks.request(name, { signal: leaving }, work)
        : undefined,
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
