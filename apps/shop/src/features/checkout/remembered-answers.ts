import type { Quote } from './checkout-query.ts'
import { type Answers, type CheckoutOffer, noAnswers } from './checkout-steps.ts'

export type LastAnswers = NonNullable<Quote['lastAnswers']>

/**
 * The answers of the last order that are still possible: the next delivery day, or the first day with the usual slot
 * open. Computed once when the checkout opens, so that a later quote does not move the day silently.
 */
export function rememberedAnswers(last: LastAnswers | null, offer: CheckoutOffer): Answers {
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
    mark: last.priceMarkOption ?? undefined,
  }
}

function rememberedTime(
  { method, time }: LastAnswers,
  { methods, deliveryDays, collectionDays }: CheckoutOffer,
): Partial<Answers> {
  if (!methods.some((each) => each.method === method && each.problem === null)) return {}
  if (method === 'DELIVERY') return { method, date: deliveryDays[0]?.date }
  const day = collectionDays.find(({ slots }) => slots.some((slot) => slot.time === time && slot.isOpen))
  return { method, date: day?.date, time: day && (time ?? undefined) }
}

/** The given answers, completed with those of the last order. */
export function withRemembered(answers: Answers, remembered: Answers): Answers {
  const payment = answers.payment ?? remembered.payment
  return {
    ...answers,
    // The day belongs to the method, so use the old day only together with the old method.
    ...(answers.method === undefined && {
      method: remembered.method,
      date: remembered.date,
      time: remembered.time,
    }),
    payment,
    card: answers.card ?? (payment === 'CARD' ? remembered.card : undefined),
    hasNotes: answers.hasNotes || remembered.hasNotes,
    mark: answers.mark ?? remembered.mark,
  }
}
