import { createHash } from 'node:crypto'
import type { BasketId } from '@provender/domain/ids'
import {
  maxCollectorLength,
  maxNotesLength,
  maxPurchaseOrderNumberLength,
  paymentTypes,
  priceMarkOptions,
  substitutionWishes,
} from '@provender/domain/order/order'
import * as v from 'valibot'
import { cleanLine, cleanLines } from '../../kernel/text/clean-text.ts'
import { selectedCardSchema } from '../card/selected-card.ts'
import { maxQuoteTokenLength } from './quote-token.ts'

const optionalLine = (max: number) =>
  v.pipe(v.nullish(v.string(), ''), v.transform(cleanLine), v.maxLength(max))
const optionalLines = (max: number) =>
  v.pipe(v.nullish(v.string(), ''), v.transform(cleanLines), v.maxLength(max))
/** A day that does not exist is refused like any other that is not offered. */
const requestedDay = v.pipe(v.string(), v.isoDate())

const orderRequestFields = v.object({
  key: v.string(),
  quote: v.pipe(v.string(), v.maxLength(maxQuoteTokenLength)),
  basketId: v.pipe(
    v.string(),
    v.transform((id) => id as BasketId),
  ),
  fulfilment: v.variant('method', [
    v.object({ method: v.literal('DELIVERY'), date: requestedDay }),
    v.object({
      method: v.literal('CLICK_AND_COLLECT'),
      date: requestedDay,
      time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
      collector: optionalLine(maxCollectorLength),
    }),
  ]),
  paymentType: v.picklist(paymentTypes),
  priceMarkOption: v.nullish(v.picklist(priceMarkOptions), null),
  substitutionWish: v.nullish(v.picklist(substitutionWishes), null),
  purchaseOrderNumber: optionalLine(maxPurchaseOrderNumberLength),
  notes: optionalLines(maxNotesLength),
  feedback: optionalLines(maxNotesLength),
  card: v.nullish(selectedCardSchema, null),
})

/** The parsed request to place an order. It has a card if, and only if, the order is paid by card. */
export const orderRequestSchema = v.pipe(
  orderRequestFields,
  v.check(({ paymentType, card }) => (paymentType === 'CARD') === (card !== null), 'a card for a card'),
)

export type OrderRequest = v.InferOutput<typeof orderRequestSchema>

/** Equal requests have equal hashes. A key with another hash belongs to another order. */
export function requestHash({ key: _key, ...request }: OrderRequest): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest()
}
