import type { Quote } from './checkout-query.ts'
import { type Answers, type CheckoutOffer, noAnswers } from './checkout-steps.ts'

export type PreviousCheckout = NonNullable<Quote['lastAnswers']>

/**
 * The answers of the last order that are still possible: the next delivery day, or the first day with the usual slot
 * open. Computed once when the checkout opens, so that a later quote does not move the day silently.
 */
export function previousAnswers(last: PreviousCheckout | null, offer: CheckoutOffer): Answers {
  if (!last) return noAnswers
  const { card } = last
  return {
    ...noAnswers,
    ...rememberedTime(last, offer),
    payment: last.paymentType,
    card:
      card && !card.isExpired
        ? { type: 'SAVED', id: card.id, brand: card.brand, lastFour: card.lastFour }
        : undefined,
    // A purchase order number is new with every order, so ask customers who gave one last time.
    hasNotes: !last.hasPurchaseOrder,
    mark: offer.requiresPriceMarks ? undefined : (last.priceMarkOption ?? undefined),
  }
}

function rememberedTime(
  { method, time }: PreviousCheckout,
  { methods, deliveryDays, collectionDays }: CheckoutOffer,
): Partial<Answers> {
  if (!methods.some((each) => each.method === method && each.problem === null)) return {}
  if (method === 'DELIVERY') return { method, date: deliveryDays[0]?.date }
  const day = collectionDays.find(({ slots }) => slots.some((slot) => slot.time === time && slot.isOpen))
  return { method, date: day?.date, time: day && (time ?? undefined) }
}

export function withPreviousAnswers(answers: Answers, previous: Answers): Answers {
  const payment = answers.payment ?? previous.payment
  return {
    ...answers,
    // The day belongs to the method, so use the old day only together with the old method.
    ...(answers.method === undefined && {
      method: previous.method,
      date: previous.date,
      time: previous.time,
    }),
    payment,
    card: answers.card ?? (payment === 'CARD' ? previous.card : undefined),
    hasNotes: answers.hasNotes || previous.hasNotes,
    mark: answers.mark ?? previous.mark,
  }
}
