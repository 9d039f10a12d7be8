import { platform } from '@provender/platform/current'
import { setReadOnly } from '../api/server.ts'
import { runWhenConnected } from './run-when-connected.ts'

/** Sent right after a login. The first page of the session sends the user's key. */
const unknownUser = 'unknown'
const nobody = ''
/** A tab that was closed right after its login never opens that page. */
const maxUnknownMs = 10_000

let isEnding = false

/**
 * A browser has one session, so a tab of another user would send requests as the current one. Tabs notify each other of
 * a sign-in and of a logout. Tabs of another user write nothing any more, and reload when the server can be reached. `userKey` is
 * empty for a visitor; then no tab is notified. Each app has a session, and a channel, of its own.
 */
export function syncUserAcrossTabs(channelName: string, userKey: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  let timer: ReturnType<typeof setTimeout> | undefined
  const reload = () => runWhenConnected(() => platform().navigation.reload())
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isEnding) return
    clearTimeout(timer)
    // A visitor writes nothing as a user, and may be about to log in.
    setReadOnly(userKey !== '' && data !== userKey)
    if (data === unknownUser) timer = setTimeout(reload, maxUnknownMs)
    else if (data !== userKey) reload()
  })
  // A page opened without a server knows only the last user of this browser.
  const isServed = document.documentElement.dataset['offlineStart'] === undefined
  if (userKey !== '' && isServed) notifyTabs(channel, userKey)
}

/** Call this as soon as a session has begun: the other tabs stop writing before its first page has loaded. */
export function notifyTabsOfLogin(channelName: string): void {
  notifyOnce(channelName, unknownUser)
}

/** Call this when this tab ends the session and opens another page by itself. */
export function notifyTabsOfLogout(channelName: string): void {
  isEnding = true
  notifyOnce(channelName, nobody)
}

function notifyOnce(channelName: string, userKey: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  notifyTabs(channel, userKey)
  channel.close()
}

function notifyTabs(channel: BroadcastChannel, userKey: string): void {
  // A channel has no target: it reaches the tabs of this origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(userKey)
}
