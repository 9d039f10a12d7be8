import { cardBrands } from '@provender/domain/payment/card'
import * as v from 'valibot'
import { createTabValue, useTabValue } from '../../kernel/app/tab-value.ts'
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

const chosenCards = createTabValue<ChosenCard | undefined>('order-card', {
  initial: undefined,
  parse: (stored) => {
    const parsed = v.safeParse(chosenSchema, stored)
    return parsed.success ? parsed.output : undefined
  },
})

/** The card for the order of a basket in this tab; none during hydration. */
export function useChosenCard(basketId: string): ChosenCard | undefined {
  return useTabValue(chosenCards, basketId)
}

export function storeChosenCard(basketId: string, card: ChosenCard | undefined): void {
  chosenCards.write(basketId, card)
}
