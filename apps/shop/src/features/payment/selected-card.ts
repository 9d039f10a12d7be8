import { cardBrands } from '@provender/domain/payment/card'
import { createTabValue, useTabValue } from '@provender/web/storage/tab-value'
import * as v from 'valibot'
import type { CardInput } from './payment.documents.ts'

const shownSchema = { brand: v.picklist(cardBrands), lastFour: v.string() }

const selectedCardSchema = v.variant('type', [
  v.object({ type: v.literal('SAVED'), id: v.string(), ...shownSchema }),
  v.object({
    type: v.literal('NEW'),
    token: v.string(),
    keep: v.boolean(),
    ...shownSchema,
  }),
])

export type SelectedCard = v.InferOutput<typeof selectedCardSchema>

/** A card entered in the gateway's form. Nothing else leaves the form. */
export type CardToken = Pick<Extract<SelectedCard, { readonly type: 'NEW' }>, 'token' | 'brand' | 'lastFour'>

export function cardInput(card: SelectedCard): CardInput {
  return card.type === 'SAVED' ? { savedCardId: card.id } : { token: card.token, keep: card.keep }
}

const chosenCards = createTabValue<SelectedCard | undefined>('order-card', {
  initial: undefined,
  parse: (stored) => {
    const parsed = v.safeParse(selectedCardSchema, stored)
    return parsed.success ? parsed.output : undefined
  },
})

export function useSelectedCard(basketId: string): SelectedCard | undefined {
  return useTabValue(chosenCards, basketId)
}

export function storeSelectedCard(basketId: string, card: SelectedCard | undefined): void {
  chosenCards.write(basketId, card)
}
