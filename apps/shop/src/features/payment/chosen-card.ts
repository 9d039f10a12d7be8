import { cardBrands } from '@provender/domain/payment/card'
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readStored, writeStored } from '../../kernel/app/tab-storage.ts'
import type { CardInput } from './payment.documents.ts'

const shownSchema = { brand: v.picklist(cardBrands), lastFour: v.string() }

const chosenSchema = v.variant('type', [
  v.object({ type: v.literal('SAVED'), id: v.string(), ...shownSchema }),
  v.object({
    type: v.literal('NEW'),
    token: v.string(),
    keep: v.boolean(),
    ...shownSchema,
  }),
])

/** The card to pay an order with: its id at the gateway, and enough to show which card it is. */
export type ChosenCard = v.InferOutput<typeof chosenSchema>

/** A card entered in the gateway's form. Nothing else leaves the form. */
export type CardToken = Pick<Extract<ChosenCard, { readonly type: 'NEW' }>, 'token' | 'brand' | 'lastFour'>

export function cardInputOf(card: ChosenCard): CardInput {
  return card.type === 'SAVED' ? { savedCardId: card.id } : { token: card.token, keep: card.keep }
}

const keyOf = (basketId: string) => `order-card/${basketId}`
const listeners = new Set<() => void>()
let cached: { readonly basketId: string; readonly card: ChosenCard | undefined } | undefined

/** The card for the order of a basket in this tab; none during hydration. */
export function useChosenCard(basketId: string): ChosenCard | undefined {
  return useSyncExternalStore(
    subscribe,
    () => cardOf(basketId),
    () => undefined,
  )
}

export function storeChosenCard(basketId: string, card: ChosenCard | undefined): void {
  writeStored(keyOf(basketId), card)
  cached = { basketId, card }
  for (const listener of listeners) listener()
}

function cardOf(basketId: string): ChosenCard | undefined {
  if (cached?.basketId !== basketId) {
    const parsed = v.safeParse(chosenSchema, readStored(keyOf(basketId)))
    cached = { basketId, card: parsed.success ? parsed.output : undefined }
  }
  return cached.card
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
