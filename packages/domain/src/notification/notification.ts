/** The kinds of notification (docs/product-rules.md#notifications). */
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
 * Is it about what the wholesaler would like to sell? Such a one leaves the list of notifications only where the login allows it. Orders,
 * statements, and a product that somebody asked to be told of, come in any case.
 */
export function isMarketing(kind: NotificationKind): boolean {
  return kind === 'PRICE_DROP' || kind === 'PROMOTION' || kind === 'GENERAL'
}
