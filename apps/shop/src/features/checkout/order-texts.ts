import {
  maxCollectorLength,
  maxNotesLength,
  maxPurchaseOrderNumberLength,
} from '@provender/domain/order/order'
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readStored, writeStored } from '../../kernel/app/tab-storage.ts'

const text = (max: number) => v.fallback(v.pipe(v.string(), v.maxLength(max)), '')

const textsSchema = v.object({
  collector: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(maxCollectorLength))), undefined),
  purchaseOrderNumber: text(maxPurchaseOrderNumberLength),
  notes: text(maxNotesLength),
  feedback: text(maxNotesLength),
})

/** The texts typed for an order. They must not be in the address, so this tab stores them until the order is placed. */
export interface OrderTexts {
  /** Undefined until typed; the user's name is the default. */
  readonly collector: string | undefined
  readonly purchaseOrderNumber: string
  readonly notes: string
  readonly feedback: string
}

const noTexts: OrderTexts = { collector: undefined, purchaseOrderNumber: '', notes: '', feedback: '' }
const keyOf = (basketId: string) => `order-texts/${basketId}`

const listeners = new Set<() => void>()
let cached: { readonly basketId: string; readonly texts: OrderTexts } | undefined

/** The texts for the order of a basket; empty during hydration. */
export function useOrderTexts(basketId: string): OrderTexts {
  const read = () => textsOf(basketId)
  return useSyncExternalStore(subscribe, read, () => noTexts)
}

export function storeOrderTexts(basketId: string, changes: Partial<OrderTexts>): void {
  become(basketId, { ...textsOf(basketId), ...changes })
}

export function deleteOrderTexts(basketId: string): void {
  writeStored(keyOf(basketId), undefined)
  cached = undefined
}

function textsOf(basketId: string): OrderTexts {
  if (cached?.basketId !== basketId) {
    const parsed = v.safeParse(textsSchema, readStored(keyOf(basketId)))
    cached = { basketId, texts: parsed.success ? { ...noTexts, ...parsed.output } : noTexts }
  }
  return cached.texts
}

function become(basketId: string, texts: OrderTexts): void {
  writeStored(keyOf(basketId), texts)
  cached = { basketId, texts }
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
