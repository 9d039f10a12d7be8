import type { FulfilmentMethod } from '../basket/basket.ts'
import { ok, refuse, type Result } from '../result.ts'
import type { OrderState, PaymentState, PaymentType } from './order.ts'

/** What somebody does to an order after it was placed. `PICK` also corrects what was picked before. */
export const orderTransitions = [
  'CONFIRM',
  'HOLD',
  'RELEASE',
  'PICK',
  'PACK',
  'DISPATCH',
  'READY',
  'DELIVER',
  'COLLECT',
  'CANCEL',
] as const
export type OrderTransition = (typeof orderTransitions)[number]

/** Who takes a step: the wholesaler's people, or the company whose order it is. */
export type TransitionActor = 'STAFF' | 'CUSTOMER'

interface Transition {
  readonly from: readonly OrderState[]
  readonly to: OrderState
  /** Where it may be taken from by the customer herself; nowhere when not given. */
  readonly customerFrom?: readonly OrderState[]
  /** For orders of this method alone. */
  readonly method?: FulfilmentMethod
  /** Every line has been picked, and not all of them with nothing. */
  readonly needsPickedLines?: true
  /** By card, the amount is held or taken: nobody works on what may not be paid. */
  readonly needsPayment?: true
}

/**
 * The course of an order: submitted → (on hold) → confirmed → picking → packed → out for delivery | ready to collect →
 * delivered | collected, or cancelled (docs/product-rules.md#order-states). What is not here cannot happen. A customer cancels
 * until the picking begins.
 */
export const transitions: Readonly<Record<OrderTransition, Transition>> = {
  CONFIRM: { from: ['SUBMITTED'], to: 'CONFIRMED', needsPayment: true },
  HOLD: { from: ['SUBMITTED', 'CONFIRMED'], to: 'ON_HOLD' },
  RELEASE: { from: ['ON_HOLD'], to: 'CONFIRMED', needsPayment: true },
  PICK: { from: ['CONFIRMED', 'PICKING'], to: 'PICKING' },
  PACK: { from: ['PICKING'], to: 'PACKED', needsPickedLines: true },
  DISPATCH: { from: ['PACKED'], to: 'OUT_FOR_DELIVERY', method: 'DELIVERY', needsPayment: true },
  READY: { from: ['PACKED'], to: 'READY_TO_COLLECT', method: 'CLICK_AND_COLLECT', needsPayment: true },
  DELIVER: { from: ['OUT_FOR_DELIVERY'], to: 'DELIVERED' },
  COLLECT: { from: ['READY_TO_COLLECT'], to: 'COLLECTED', needsPayment: true },
  CANCEL: {
    from: ['SUBMITTED', 'ON_HOLD', 'CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'READY_TO_COLLECT'],
    to: 'CANCELLED',
    customerFrom: ['SUBMITTED', 'ON_HOLD', 'CONFIRMED'],
  },
}

/** What the rules of a step look at. */
export interface TransitionInput {
  readonly state: OrderState
  readonly method: FulfilmentMethod
  /** Thousandths picked of each line that was ordered, null where nobody has picked it yet. */
  readonly picked: readonly (number | null)[]
  readonly payment: OrderPayment
}

export interface OrderPayment {
  readonly type: PaymentType
  readonly state: PaymentState
}

export type TransitionRefusal =
  | { readonly type: 'NOT_NOW'; readonly state: OrderState; readonly step: OrderTransition }
  | { readonly type: 'OTHER_METHOD'; readonly method: FulfilmentMethod }
  | { readonly type: 'NOT_PICKED'; readonly lines: number }
  /** An order of which nothing is supplied is cancelled, not packed. */
  | { readonly type: 'NOTHING_SUPPLIED' }
  /** To be paid by card, and no card has been accepted. */
  | { readonly type: 'NOT_PAID' }

/** The state a step leads to, or why it cannot be taken. */
export function stateAfter(
  order: TransitionInput,
  step: OrderTransition,
  taker: TransitionActor,
): Result<OrderState, TransitionRefusal> {
  const { from, to, customerFrom = [], method, needsPickedLines, needsPayment } = transitions[step]
  const states = taker === 'STAFF' ? from : customerFrom
  if (!states.includes(order.state)) return refuse({ type: 'NOT_NOW', state: order.state, step })
  if (method && method !== order.method) return refuse({ type: 'OTHER_METHOD', method: order.method })
  if (needsPickedLines) {
    const lines = order.picked.filter((picked) => picked === null).length
    if (lines > 0) return refuse({ type: 'NOT_PICKED', lines })
    if (order.picked.every((picked) => picked === 0)) return refuse({ type: 'NOTHING_SUPPLIED' })
  }
  if (needsPayment && !isSecured(order.payment)) return refuse({ type: 'NOT_PAID' })
  return ok(to)
}

function isSecured({ type, state }: OrderPayment): boolean {
  return type !== 'CARD' || state === 'AUTHORISED' || state === 'PAID'
}

/** May the customer still cancel it herself? */
export function canCustomerCancel(state: OrderState): boolean {
  return transitions.CANCEL.customerFrom?.includes(state) === true
}

/** Nothing more happens to it. */
export function isFinalState(state: OrderState): boolean {
  return state === 'DELIVERED' || state === 'COLLECTED' || state === 'CANCELLED'
}

/**
 * Payment is an axis of its own. Of a step it follows in one case alone: cash is paid when the goods change hands. That of a
 * card follows what the gateway says (`domain/payment`).
 */
export function paymentAfter(payment: OrderPayment, step: OrderTransition): PaymentState {
  const isHandedOver = step === 'DELIVER' || step === 'COLLECT'
  return isHandedOver && payment.type === 'CASH' && payment.state === 'NONE' ? 'PAID' : payment.state
}

/** The goods changed hands and not all of the cash did: the rest is open on the invoice. */
export function waitsForCash({ type, state }: OrderPayment, orderState: OrderState): boolean {
  return type === 'CASH' && state === 'NONE' && (orderState === 'DELIVERED' || orderState === 'COLLECTED')
}

/** Where a customer is told of in her notifications; the order itself she has just placed. */
export const notifiedStates = [
  'ON_HOLD',
  'CONFIRMED',
  'OUT_FOR_DELIVERY',
  'READY_TO_COLLECT',
  'DELIVERED',
  'COLLECTED',
  'CANCELLED',
] as const satisfies readonly OrderState[]
export type NotifiedState = (typeof notifiedStates)[number]

/** Where she gets an e-mail: when something was agreed, is wrong, asks her to be there, or was handed over and is owed for. */
export const mailedStates = [
  'SUBMITTED',
  'ON_HOLD',
  'OUT_FOR_DELIVERY',
  'READY_TO_COLLECT',
  'DELIVERED',
  'COLLECTED',
  'CANCELLED',
] as const satisfies readonly OrderState[]
export type MailedState = (typeof mailedStates)[number]

export function isNotified(state: OrderState): state is NotifiedState {
  return (notifiedStates as readonly OrderState[]).includes(state)
}

export function isMailed(state: OrderState): state is MailedState {
  return (mailedStates as readonly OrderState[]).includes(state)
}
