import type { OrderEmail } from '@provender/domain/order/state-machine'

interface EmailTexts {
  readonly subject: string
  readonly title: string
  readonly lead: string
  /** For an order to collect, if its `lead` would be wrong. */
  readonly collectionLead?: string
}

export const orderEmailMessages = {
  emails: {
    SUBMITTED: {
      subject: 'Order {number} received',
      title: 'Thank you for your order',
      lead: 'We have received order {number}. We will confirm, pick and pack it, and let you know when it is on its way.',
      collectionLead:
        'We have received order {number}. We will confirm, pick and pack it, and let you know when it is ready to collect.',
    },
    ON_HOLD: {
      subject: 'Order {number} is on hold',
      title: 'Your order is on hold',
      lead: 'We cannot process order {number} just yet. Please get in touch with us.',
    },
    WAITS_FOR_PAYMENT: {
      subject: 'Order {number} received: on hold until you pay an overdue invoice',
      title: 'We have your order, and it is on hold',
      lead: 'We have received order {number}. {overdue} inc VAT is overdue. Once it is paid, we will release the order, pick and pack it.',
    },
    HELD_FOR_PAYMENT: {
      subject: 'Order {number} is on hold: an invoice is overdue',
      title: 'Your order is on hold',
      lead: '{overdue} inc VAT is overdue. Order {number} is on hold and continues automatically once this is paid.',
    },
    RELEASED: {
      subject: 'Order {number} is no longer on hold',
      title: 'Your order is no longer on hold',
      lead: 'We will now pick and pack order {number}, and let you know when it is on its way.',
      collectionLead:
        'We will now pick and pack order {number}, and let you know when it is ready to collect.',
    },
    OUT_FOR_DELIVERY: {
      subject: 'Order {number} is out for delivery',
      title: 'Your order is on its way',
      lead: 'Order {number} is packed and has left our warehouse.',
    },
    READY_TO_COLLECT: {
      subject: 'Order {number} is ready to collect',
      title: 'Your order is ready',
      lead: 'Order {number} is packed and waiting for you.',
    },
    DELIVERED: {
      subject: 'Order {number} has been delivered',
      title: 'Your order has been delivered',
      lead: 'Order {number} was delivered. Here is what you received and what it comes to; the invoice is in your account.',
    },
    COLLECTED: {
      subject: 'Order {number} has been collected',
      title: 'Your order has been collected',
      lead: 'Order {number} was collected. Here is what you received and what it comes to; the invoice is in your account.',
    },
    CANCELLED: {
      subject: 'Order {number} has been cancelled',
      title: 'Your order has been cancelled',
      lead: 'Order {number} was cancelled and will not be supplied.',
    },
  } satisfies Readonly<Record<OrderEmail, EmailTexts>>,
  delivery: 'Delivery on {day}',
  collection: 'Collection on {day} at {time}',
  instructions: 'For the driver',
  purchaseOrder: 'Purchase order number',
  notes: 'Notes for this order',
  note: 'Our note to you',
  weighed: 'Items sold by the kilogram are charged by their weight when picked.',
  /** For a cancelled order by card, like `refundNotice`. */
  notCharged: 'Nothing was charged to your card; the amount reserved on it is released.',
  refundNotice: 'The amount charged to your card will be refunded to it.',
  changedLines: '{count, plural, one {# line differs} other {# lines differ}} from your order.',
  lines: '{count, plural, one {# line} other {# lines}}',
  piece: '{count, plural, one {# piece} other {# pieces}}',
  box: '{count, plural, one {# box} other {# boxes}}',
  notSupplied: 'not supplied',
  partly: '{supplied}, ordered {ordered}',
  substituteFor: 'substitute for {name}',
  subtotal: 'Subtotal ({lines})',
  vat: 'VAT {rate} on {net}',
  total: 'Total inc VAT',
  orderedTotal: 'As ordered',
  view: { text: 'View order', context: 'link in an e-mail' },
  reason: 'You received this e-mail because you placed an order with {shop}.',
} as const
