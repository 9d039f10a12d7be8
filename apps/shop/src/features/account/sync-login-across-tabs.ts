import { platform } from '@provender/platform/current'
import { stopWrites } from '../../kernel/api/shop-server.ts'
import { runWhenConnected } from '../../kernel/offline/run-when-connected.ts'

/**
 * A browser has one session, so a tab of another user would send requests as the current one. Tabs notify each other of
 * a sign-in. Tabs of another user write nothing any more, and reload when the server can be reached. `login` is empty for a visitor; then no tab is notified.
 */
export function syncLoginAcrossTabs(login: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel('provender-login')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === login) return
    stopWrites()
    runWhenConnected(() => platform().navigation.reload())
  })
  // A page opened without a server knows only the last user of this browser.
  const isServed = document.documentElement.dataset['offlineStart'] === undefined
  // A channel has no target: it reaches the tabs of this origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  if (login !== '' && isServed) channel.postMessage(login)
}
