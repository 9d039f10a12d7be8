import { platform } from '@provender/platform/current'
import { onceConnected } from '../../kernel/offline/once-connected.ts'

/**
 * A browser has one session: what a window of another login shows, asks and sends would be under it. Windows hear of each other's
 * login, and those of another than the one signed in last are loaded anew. Empty for a visitor, who tells nothing.
 */
export function followLogin(login: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const windows = new BroadcastChannel('provender-login')
  windows.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== login) onceConnected(() => platform().navigation.reload())
  })
  // What was opened without a server knows only who was here last.
  const isServed = document.documentElement.dataset['offlineStart'] === undefined
  // A channel has no target: it reaches the windows of this origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  if (login !== '' && isServed) windows.postMessage(login)
}
