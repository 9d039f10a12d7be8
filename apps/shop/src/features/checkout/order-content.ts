import type { PaymentType, SubstitutionWish } from '@provender/domain/order/order'
import { cardInput } from '../payment/selected-card.ts'
import type { Quote } from './checkout-query.ts'
import type { Answers } from './checkout-steps.ts'
import type { OrderContent } from './order-attempt.ts'
import type { OrderTexts } from './order-texts.ts'

interface ShownTexts extends OrderTexts {
  readonly collector: string
  readonly wish: SubstitutionWish
}

/** What the page shows. Undefined while an answer is missing. */
export function orderContent(
  { quote, basket }: Pick<Quote, 'quote' | 'basket'>,
  { method, date, time, payment, card, mark }: Answers,
  { collector, purchaseOrderNumber, notes, feedback, wish }: ShownTexts,
): OrderContent | undefined {
  if (method === undefined || date === undefined || payment === undefined) return undefined
  if (payment === 'CARD' && card === undefined) return undefined
  const paymentType: PaymentType = payment
  return {
    quote,
    basketId: basket.id,
    fulfilment:
      method === 'DELIVERY'
        ? { method, date }
        : { method, date, time: time ?? null, collector: collector.trim() },
    paymentType,
    priceMarkOption: mark ?? null,
    substitutionWish: wish,
    purchaseOrderNumber: purchaseOrderNumber.trim(),
    notes: notes.trim(),
    feedback: feedback.trim(),
    card: payment === 'CARD' && card ? cardInput(card) : null,
  }
}
