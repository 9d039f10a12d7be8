import type { BasketTabs } from '@provender/sync/basket/basket-store'
import { browserTabs } from '@provender/web/connection/browser-tabs'

export function basketTabs(userKey: string): BasketTabs | undefined {
  const { channel } = browserTabs(`provender-baskets ${userKey}`)
  if (!channel) return undefined
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (message) => channel.postMessage(message),
    listen: (onMessage) =>
      channel.addEventListener('message', ({ data }: MessageEvent<Parameters<typeof onMessage>[0]>) =>
        onMessage(data),
      ),
  }
}
