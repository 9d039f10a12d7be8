import type { NotificationKind } from '@provender/domain/notification/notification'
import type { NotifiedState } from '@provender/domain/order/state-machine'

interface TitleAndBody {
  readonly title: string
  readonly body: string
}

interface PushMessages {
  /** The body is for a notification without a product. */
  readonly kinds: Readonly<Record<Exclude<NotificationKind, 'ORDER_STATUS' | 'STATEMENT'>, TitleAndBody>>
  readonly statement: TitleAndBody
  readonly answeredReport: TitleAndBody
  readonly order: string
  readonly states: Readonly<Record<NotifiedState, string>>
  /** Instead of ON_HOLD, for an order that waits for an overdue invoice. */
  readonly waitsForPayment: string
}

export const pushMessages = {
  kinds: {
    STOCK_BACK: { title: 'Back in stock', body: 'A product you were waiting for' },
    PRICE_DROP: { title: 'Price down', body: 'Prices of your favourites went down' },
    PROMOTION: { title: 'Promotion', body: 'A new promotion' },
    GENERAL: { title: 'News', body: 'News from {shop}' },
  },
  statement: { title: 'Account statement', body: 'Your account statement to {day} is ready' },
  answeredReport: { title: 'Report {number}', body: 'We have answered your report' },
  order: 'Order {number}',
  waitsForPayment: 'On hold until you pay an overdue invoice',
  states: {
    SUBMITTED: 'No longer on hold',
    ON_HOLD: 'On hold: please get in touch with us',
    CONFIRMED: 'Confirmed',
    OUT_FOR_DELIVERY: 'Out for delivery',
    READY_TO_COLLECT: 'Ready to collect',
    DELIVERED: 'Delivered',
    COLLECTED: 'Collected',
    CANCELLED: 'Cancelled',
  },
} as const satisfies PushMessages
