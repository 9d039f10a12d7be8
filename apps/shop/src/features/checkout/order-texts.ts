import {
  maxCollectorLength,
  maxNotesLength,
  maxPurchaseOrderNumberLength,
  type SubstitutionWish,
  substitutionWishes,
} from '@provender/domain/order/order'
import { createTabValue, useTabValue } from '@provender/web/storage/tab-value'
import * as v from 'valibot'

/** A longer text is cut, not lost. */
const upTo = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, max)),
  )
const text = (max: number) => v.fallback(upTo(max), '')

const textsSchema = v.object({
  collector: v.fallback(v.optional(upTo(maxCollectorLength)), undefined),
  purchaseOrderNumber: text(maxPurchaseOrderNumberLength),
  notes: text(maxNotesLength),
  feedback: text(maxNotesLength),
  wish: v.fallback(v.optional(v.picklist(substitutionWishes)), undefined),
})

/** The texts typed for an order. They must not be in the address, so this tab stores them until the order is placed. */
export interface OrderTexts {
  /** Undefined until typed; the user's name is the default. */
  readonly collector: string | undefined
  readonly purchaseOrderNumber: string
  readonly notes: string
  readonly feedback: string
  /** For this order; undefined for the company's. */
  readonly wish?: SubstitutionWish | undefined
}

const noTexts: OrderTexts = { collector: undefined, purchaseOrderNumber: '', notes: '', feedback: '' }

const orderTexts = createTabValue<OrderTexts>('order-texts', {
  initial: noTexts,
  parse: (stored) => {
    const parsed = v.safeParse(textsSchema, stored)
    return parsed.success ? { ...noTexts, ...parsed.output } : noTexts
  },
})

export function useOrderTexts(basketId: string): OrderTexts {
  return useTabValue(orderTexts, basketId)
}

export function storeOrderTexts(basketId: string, changes: Partial<OrderTexts>): void {
  orderTexts.write(basketId, { ...orderTexts.read(basketId), ...changes })
}

export function deleteOrderTexts(basketId: string): void {
  orderTexts.write(basketId, undefined)
}
