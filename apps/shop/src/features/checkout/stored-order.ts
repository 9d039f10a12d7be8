import { paymentTypes, priceMarkOptions, substitutionWishes } from '@provender/domain/order/order'
import { readStored, writeStored } from '@provender/web/storage/tab-storage'
import * as v from 'valibot'
import type { PlaceOrderInput } from './checkout-page.documents.ts'
import type { StoredOrder } from './order-attempt.ts'

const storageKey = 'order-under-way'

const orderSchema = v.object({
  key: v.string(),
  quote: v.string(),
  basketId: v.string(),
  fulfilment: v.object({
    method: v.picklist(['DELIVERY', 'CLICK_AND_COLLECT']),
    date: v.string(),
    time: v.optional(v.nullable(v.string())),
    collector: v.optional(v.nullable(v.string())),
  }),
  paymentType: v.picklist(paymentTypes),
  priceMarkOption: v.optional(v.nullable(v.picklist(priceMarkOptions))),
  substitutionWish: v.optional(v.nullable(v.picklist(substitutionWishes))),
  purchaseOrderNumber: v.optional(v.nullable(v.string())),
  notes: v.optional(v.nullable(v.string())),
  feedback: v.optional(v.nullable(v.string())),
  card: v.optional(
    v.nullable(
      v.object({
        token: v.optional(v.nullable(v.string())),
        savedCardId: v.optional(v.nullable(v.string())),
        keep: v.optional(v.nullable(v.boolean())),
      }),
    ),
  ),
})

export const storedOrder: StoredOrder = {
  read: () => {
    const parsed = v.safeParse(orderSchema, readStored(storageKey))
    return parsed.success ? (parsed.output satisfies PlaceOrderInput) : undefined
  },
  write: (input) => writeStored(storageKey, input),
}
