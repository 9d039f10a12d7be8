import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { PaymentType, PriceMarkOption } from '@provender/domain/order/order'
import type { SelectedCard } from '../payment/selected-card.ts'

/** The numbered steps of the checkout in their order; the last is the review (docs/product-rules.md#checkout). */
export type Step = 'method' | 'details' | 'payment' | 'notes' | 'marks' | 'review'

export interface Answers {
  readonly method: FulfilmentMethod | undefined
  /** The site of a delivery; undefined for the site of the last one. */
  readonly siteId: string | undefined
  readonly date: string | undefined
  readonly time: string | undefined
  readonly payment: PaymentType | undefined
  /** The card to pay with. Stored separately, like the typed texts: it must not be in the address. */
  readonly card: SelectedCard | undefined
  /** The customer has passed the notes step, with or without notes. */
  readonly hasNotes: boolean
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
  hasNotes: false,
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
  | { readonly type: 'notes' }
  | { readonly type: 'marks'; readonly mark: PriceMarkOption }
  | { readonly type: 'change'; readonly step: Step }

/** Applies one answer. Another method or site clears the day and the time, because they belonged to the old one. */
export function answered({ answers }: CheckoutState, event: CheckoutEvent): CheckoutState {
  const closed = (next: Partial<Answers>): CheckoutState => ({
    answers: { ...answers, ...next },
    opened: undefined,
  })
  switch (event.type) {
    case 'method':
      return event.method === answers.method && event.siteId === answers.siteId
        ? closed({})
        : closed({ method: event.method, siteId: event.siteId, date: undefined, time: undefined })
    case 'details':
      return closed({ date: event.date, time: event.time })
    case 'payment':
      return closed({ payment: event.payment })
    case 'notes':
      return closed({ hasNotes: true })
    case 'marks':
      return closed({ mark: event.mark })
    case 'change':
      return { answers, opened: event.step }
  }
}

export function stepsOf({ needsPriceMarks }: Pick<CheckoutOffer, 'needsPriceMarks'>): readonly Step[] {
  return needsPriceMarks
    ? ['method', 'details', 'payment', 'notes', 'marks', 'review']
    : ['method', 'details', 'payment', 'notes', 'review']
}

/** True if the step has an answer that can be ordered with now. The review is answered by placing the order. */
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
      return answers.hasNotes
    case 'marks':
      return answers.mark !== undefined
    case 'review':
      return false
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

export function methodAtFirst(
  { method }: Pick<Answers, 'method'>,
  { methods }: Pick<CheckoutOffer, 'methods'>,
): FulfilmentMethod | undefined {
  const open = methods.filter(({ problem }) => problem === null)
  return (open.find((each) => each.method === method) ?? open[0])?.method
}

function isTimeOffered({ method, date, time }: Answers, offer: CheckoutOffer): boolean {
  if (method === 'DELIVERY') return offer.deliveryDays.some((day) => day.date === date)
  const day = offer.collectionDays.find((each) => each.date === date)
  return day?.slots.some((slot) => slot.time === time && slot.isOpen) ?? false
}

/** The open step: the reopened one, else the first without an answer. */
export function currentStep({ answers, opened }: CheckoutState, offer: CheckoutOffer): Step {
  const steps = stepsOf(offer)
  const first = steps.find((step) => !isAnswered(step, answers, offer)) ?? 'review'
  // An answer from the last order can be changed before the steps above it are answered.
  return opened && steps.includes(opened) && isAnswered(opened, answers, offer) ? opened : first
}

export function stepsLeft(state: CheckoutState, offer: CheckoutOffer): number {
  return stepsOf(offer).filter((step) => step !== 'review' && !isAnswered(step, state.answers, offer)).length
}
