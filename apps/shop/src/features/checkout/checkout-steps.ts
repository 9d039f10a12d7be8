import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { PaymentType, PriceMarkOption } from '@provender/domain/order/order'
import type { SelectedCard } from '../payment/selected-card.ts'
import { checkoutSteps, type Step } from './step.ts'

export interface Answers {
  readonly method: FulfilmentMethod | undefined
  /** The site of a delivery; undefined for the site of the last one. */
  readonly siteId: string | undefined
  readonly date: string | undefined
  readonly time: string | undefined
  readonly payment: PaymentType | undefined
  /** The card to pay with. Stored separately, like the typed texts: it must not be in the address. */
  readonly card: SelectedCard | undefined
  /** No typed text is longer than it may be. */
  readonly fits: boolean
  readonly mark: PriceMarkOption | undefined
}

export interface CheckoutState {
  readonly answers: Answers
  readonly opened: Step | undefined
}

export const noAnswers: Answers = {
  method: undefined,
  siteId: undefined,
  date: undefined,
  time: undefined,
  payment: undefined,
  card: undefined,
  fits: true,
  mark: undefined,
}

interface OfferedMethod {
  readonly method: FulfilmentMethod
  /** Why it cannot be chosen; null if it can. */
  readonly problem: string | null
}

interface OfferedPayment {
  readonly type: PaymentType
  /** Why it cannot be chosen; null if it can. */
  readonly problem: string | null
  readonly lastDay: string | null
}

/** The options that can be chosen now. They come with the quote and may change after the customer has answered. */
export interface CheckoutOffer {
  readonly methods: readonly OfferedMethod[]
  readonly hasSite: boolean
  /** A delivery can only go to one site. */
  readonly hasOneSite: boolean
  readonly deliveryDays: readonly { readonly date: string }[]
  readonly collectionDays: readonly {
    readonly date: string
    readonly slots: readonly { readonly time: string; readonly isOpen: boolean }[]
  }[]
  readonly payments: readonly OfferedPayment[]
  /** True if the customer chooses between price-marked and plain packs (docs/product-rules.md#checkout). */
  readonly needsPriceMarks: boolean
  /** The choice must be made anew for each order: that of the last order is no answer. */
  readonly requiresPriceMarks: boolean
}

export type CheckoutEvent =
  | { readonly type: 'method'; readonly method: FulfilmentMethod; readonly siteId: string | undefined }
  | { readonly type: 'details'; readonly date: string; readonly time: string | undefined }
  | { readonly type: 'payment'; readonly payment: PaymentType }
  | { readonly type: 'marks'; readonly mark: PriceMarkOption }
  | { readonly type: 'change'; readonly step: Step }
  | { readonly type: 'close' }

/** Applies one answer. Another method or site clears the day and the time, because they belonged to the old one. */
export function answered({ answers }: Pick<CheckoutState, 'answers'>, event: CheckoutEvent): CheckoutState {
  const closed = (next: Partial<Answers>): CheckoutState => ({
    answers: { ...answers, ...next },
    opened: undefined,
  })
  switch (event.type) {
    case 'method':
      return event.method === answers.method && event.siteId === answers.siteId
        ? closed({})
        : closed({ method: event.method, siteId: event.siteId, date: undefined, time: undefined })
    case 'details': {
      const next = closed({ date: event.date, time: event.time })
      // The step of a collection also asks who collects.
      return event.time === undefined ? next : { ...next, opened: 'details' }
    }
    case 'payment':
      return closed({ payment: event.payment })
    case 'marks':
      return closed({ mark: event.mark })
    case 'change':
      return { answers, opened: event.step }
    case 'close':
      return closed({})
  }
}

export function stepsOf({ needsPriceMarks }: Pick<CheckoutOffer, 'needsPriceMarks'>): readonly Step[] {
  return needsPriceMarks ? checkoutSteps : checkoutSteps.filter((step) => step !== 'marks')
}

/** True if the step has an answer that can be ordered with now. */
export function isAnswered(step: Step, answers: Answers, offer: CheckoutOffer): boolean {
  switch (step) {
    case 'method':
      return (
        offer.methods.some(({ method, problem }) => method === answers.method && problem === null) &&
        (answers.method !== 'DELIVERY' || offer.hasSite)
      )
    case 'details':
      return isAnswered('method', answers, offer) && isTimeOffered(answers, offer)
    case 'payment':
      return (
        offer.payments.some((option) => option.type === answers.payment && canPayWith(option, answers)) &&
        (answers.payment !== 'CARD' || answers.card !== undefined)
      )
    case 'notes':
      return answers.fits
    case 'marks':
      return answers.mark !== undefined
  }
}

/** True if the payment can be chosen for the day of the order. The day may not be chosen yet. */
export function canPayWith(
  { problem, lastDay }: Pick<OfferedPayment, 'problem' | 'lastDay'>,
  { date }: Pick<Answers, 'date'>,
): boolean {
  return problem === null && !isTooLateFor({ lastDay }, { date })
}

/** True if the goods leave after the last day that can be paid so. */
export function isTooLateFor(
  { lastDay }: Pick<OfferedPayment, 'lastDay'>,
  { date }: Pick<Answers, 'date'>,
): boolean {
  return lastDay !== null && date !== undefined && date > lastDay
}

/**
 * The delivery day that takes the place of one that is no longer offered: the next one after it. Undefined while the
 * chosen day is offered.
 */
export function nextDay(
  { method, date }: Pick<Answers, 'method' | 'date'>,
  { deliveryDays }: Pick<CheckoutOffer, 'deliveryDays'>,
): string | undefined {
  if (method !== 'DELIVERY' || date === undefined) return undefined
  if (deliveryDays.some((day) => day.date === date)) return undefined
  return deliveryDays.find((day) => day.date > date)?.date
}

function isTimeOffered({ method, date, time }: Answers, offer: CheckoutOffer): boolean {
  if (method === 'DELIVERY') return offer.deliveryDays.some((day) => day.date === date)
  const day = offer.collectionDays.find((each) => each.date === date)
  return day?.slots.some((slot) => slot.time === time && slot.isOpen) ?? false
}

export function stepsLeft(
  { answers }: Pick<CheckoutState, 'answers'>,
  offer: CheckoutOffer,
): readonly Step[] {
  return stepsOf(offer).filter((step) => !isAnswered(step, answers, offer))
}

/** The open step: the one that the customer opened, else the first without an answer; undefined if all are answered. */
export function currentStep({ answers, opened }: CheckoutState, offer: CheckoutOffer): Step | undefined {
  const canOpen = opened && stepsOf(offer).includes(opened) && isAnswered(opened, answers, offer)
  return canOpen ? opened : stepsLeft({ answers }, offer)[0]
}
