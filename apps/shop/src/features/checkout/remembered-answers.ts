import type { Quote } from './checkout-query.ts'
import { type Answers, type CheckoutOffer, noAnswers } from './checkout-steps.ts'

export type LastAnswers = NonNullable<Quote['lastAnswers']>

/**
 * The answers of the last order, as far as they can be given again: the next delivery day, or the first day with the usual time open.
 * Worked out once as the checkout opens, so that no later quote moves the day in silence.
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
    // A purchase order number is new with every order, so whoever gives one is asked for it.
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

/** The answers given here, and for what is not answered here those of the last order. */
export function withRemembered(given: Answers, remembered: Answers): Answers {
  const payment = given.payment ?? remembered.payment
  return {
    ...given,
    // The day belongs to the method: it is remembered only along with it.
    ...(given.method === undefined && {
      method: remembered.method,
      date: remembered.date,
      time: remembered.time,
    }),
    payment,
    card: given.card ?? (payment === 'CARD' ? remembered.card : undefined),
    hasNotes: given.hasNotes || remembered.hasNotes,
    mark: given.mark ?? remembered.mark,
  }
}
