export const notificationKinds = [
  'STOCK_BACK',
  'PRICE_DROP',
  'PROMOTION',
  'ORDER_STATUS',
  'STATEMENT',
  'GENERAL',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/**
 * True for marketing. Marketing is sent by e-mail or push only if the user allows it. Notifications about orders, statements and stock
 * reminders are always sent.
 */
export function isMarketing(kind: NotificationKind): boolean {
  return kind === 'PRICE_DROP' || kind === 'PROMOTION' || kind === 'GENERAL'
}
