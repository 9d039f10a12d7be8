import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { Quote } from './checkout-query.ts'
import { type Answers, type CheckoutOffer, noAnswers } from './checkout-steps.ts'

export type PreviousCheckout = NonNullable<Quote['lastAnswers']>

/**
 * The answers that a checkout begins with: those of the last order of the site that are still possible, with the next
 * delivery day or the first day with the usual slot open. Before the first order, only what has a default. Computed once
 * for a site, so that a later quote does not move the day silently.
 */
export function previousAnswers(last: PreviousCheckout | null, offer: CheckoutOffer): Answers {
  const { needsPriceMarks, requiresPriceMarks } = offer
  const mark = needsPriceMarks && !requiresPriceMarks ? (last?.priceMarkOption ?? 'NO_PREFERENCE') : undefined
  if (!last) return { ...noAnswers, method: onlyMethod(offer), mark }
  const { card } = last
  return {
    ...noAnswers,
    ...rememberedTime(last, offer),
    payment: last.paymentType,
    card:
      card && !card.isExpired
        ? { type: 'SAVED', id: card.id, brand: card.brand, lastFour: card.lastFour }
        : undefined,
    mark,
  }
}

/** The method of a first order that needs no question: delivery to the only site, or the only method there is. */
function onlyMethod({ methods, hasOneSite }: CheckoutOffer): FulfilmentMethod | undefined {
  const terms = methods.length === 1 ? methods[0] : methods.find(({ method }) => method === 'DELIVERY')
  if (!terms || terms.problem !== null) return undefined
  return terms.method !== 'DELIVERY' || hasOneSite ? terms.method : undefined
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
  const method = answers.method ?? previous.method
  const payment = answers.payment ?? previous.payment
  return {
    ...answers,
    method,
    // The day belongs to the method, so use the old day only together with the old method.
    ...(answers.date === undefined &&
      method === previous.method && { date: previous.date, time: previous.time }),
    payment,
    card: answers.card ?? (payment === 'CARD' ? previous.card : undefined),
    mark: answers.mark ?? previous.mark,
  }
}
