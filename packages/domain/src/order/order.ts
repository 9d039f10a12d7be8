export const orderStates = [
  'SUBMITTED',
  'ON_HOLD',
  'CONFIRMED',
  'PICKING',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'READY_TO_COLLECT',
  'DELIVERED',
  'COLLECTED',
  'CANCELLED',
] as const
export type OrderState = (typeof orderStates)[number]

/** Payment states are independent of order states. */
export const paymentStates = ['NONE', 'AUTHORISED', 'PAID', 'PART_REFUNDED', 'REFUNDED', 'FAILED'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Cash on delivery or collection; by card online, new or saved; on account, within the company's credit limit. */
export const paymentTypes = ['CASH', 'CARD', 'ACCOUNT'] as const
export type PaymentType = (typeof paymentTypes)[number]

/** Price-marked packs or plain ones, if the wholesaler offers the choice (docs/product-rules.md#checkout). */
export const priceMarkOptions = ['PRICE_MARKED', 'PLAIN', 'NO_PREFERENCE'] as const
export type PriceMarkOption = (typeof priceMarkOptions)[number]

export const maxNotesLength = 1000
export const maxPurchaseOrderNumberLength = 40
export const maxCollectorLength = 80
export const maxOrderNoteLength = 300
