import type { PushMessage } from './push-message.ts'

export const offer: PushMessage = {
  data: { title: 'Back in stock', body: 'Oat Milk', product_id: '8', tag: 'notification-1' },
  ttlSeconds: 86_000,
  urgency: 'low',
  isOffer: true,
  collapseKey: 'stock',
  unread: 3,
  wholesaler: 'Kaya Foods',
}

export const orderMessage: PushMessage = {
  data: { title: 'Order 1001', body: '', path: '/account/orders/1001', tag: 'notification-2' },
  ttlSeconds: 60,
  urgency: 'high',
  isOffer: false,
  collapseKey: 'orders',
  unread: 1,
  wholesaler: 'Kaya Foods',
}

export function recordingLog() {
  const logged: (readonly [object, string])[] = []
  return { logged, log: { error: (facts: object, message: string) => void logged.push([facts, message]) } }
}
