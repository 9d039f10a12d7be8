import type { BrowserWindows } from '@provender/client/live/share-listening'

/** The windows of this browser that share a name. */
export function browserWindows(name: string): BrowserWindows {
  return {
    channel: 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined,
    runExclusive:
      'locks' in navigator
        ? (leaving, work) => navigator.locks.request(name, { signal: leaving }, work)
        : undefined,
    followVisibility: (onChange) => {
      const follow = () => onChange(document.visibilityState)
      document.addEventListener('visibilitychange', follow)
      // A page in the back-forward cache must not hold the lock. It comes back as one that becomes visible.
      addEventListener('pagehide', () => onChange('closed'))
      addEventListener('pageshow', follow)
      follow()
    },
  }
}
