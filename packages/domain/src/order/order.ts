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

/**
 * What a company wants if something runs out after it has ordered: the same kind and size of another brand, another pack of the same brand,
 * a question first, or nothing. It never pays more than it ordered for (`substitutePrice`).
 */
export const substitutionWishes = ['SAME_OR_CHEAPER', 'SAME_BRAND', 'ASK', 'LEAVE_OUT'] as const
export type SubstitutionWish = (typeof substitutionWishes)[number]

export const maxNotesLength = 1000
export const maxPurchaseOrderNumberLength = 40
export const maxCollectorLength = 80
export const maxOrderNoteLength = 300
