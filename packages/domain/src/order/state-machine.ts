import type { FulfilmentMethod } from '../basket/basket.ts'
import { ok, refuse, type Result } from '../result.ts'
import { isRelease, type OrderChange } from './hold.ts'
import type { OrderState, PaymentState, PaymentType } from './order.ts'

/** Transitions of a placed order. `PICK` also corrects an earlier pick. */
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

export type TransitionActor = 'STAFF' | 'CUSTOMER'

interface Transition {
  readonly from: readonly OrderState[]
  readonly to: OrderState
  readonly customerFrom?: readonly OrderState[]
  readonly method?: FulfilmentMethod
  readonly needsPickedLines?: true
  /** For card orders, the amount must be authorised or captured: an order that may not be paid is not picked. */
  readonly needsPayment?: true
}

/**
 * The states of an order: submitted → (on hold) → confirmed → picking → packed → out for delivery | ready to collect → delivered |
 * collected, or cancelled (docs/product-rules.md#order-states). All other transitions are refused. A customer may cancel until picking
 * begins.
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

export interface TransitionInput {
  readonly state: OrderState
  readonly method: FulfilmentMethod
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
  | { readonly type: 'NOTHING_SUPPLIED' }
  | { readonly type: 'NOT_PAID' }

export function stateAfter(
  order: TransitionInput,
  transition: OrderTransition,
  actor: TransitionActor,
): Result<OrderState, TransitionRefusal> {
  const { from, to, customerFrom = [], method, needsPickedLines, needsPayment } = transitions[transition]
  const states = actor === 'STAFF' ? from : customerFrom
  if (!states.includes(order.state)) return refuse({ type: 'NOT_NOW', state: order.state, step: transition })
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

export function canCustomerCancel(state: OrderState): boolean {
  return transitions.CANCEL.customerFrom?.includes(state) === true
}

export function isFinalState(state: OrderState): boolean {
  return state === 'DELIVERED' || state === 'COLLECTED' || state === 'CANCELLED'
}

export function isPaidOnHandover(type: PaymentType, transition: OrderTransition): boolean {
  return type === 'CASH' && (transition === 'DELIVER' || transition === 'COLLECT')
}

/** States that create a notification. Placing an order does not: the customer has just done it. SUBMITTED follows a hold. */
export const notifiedStates = [
  'SUBMITTED',
  'ON_HOLD',
  'CONFIRMED',
  'OUT_FOR_DELIVERY',
  'READY_TO_COLLECT',
  'DELIVERED',
  'COLLECTED',
  'CANCELLED',
] as const satisfies readonly OrderState[]
export type NotifiedState = (typeof notifiedStates)[number]

export function isNotified(state: OrderState): state is NotifiedState {
  return (notifiedStates as readonly OrderState[]).includes(state)
}

/**
 * The e-mails about an order: something was agreed, is wrong, needs the customer's presence, or was delivered and
 * must be paid. WAITS_FOR_PAYMENT: an order that was placed while an invoice is overdue. HELD_FOR_PAYMENT: an order that
 * was placed before. RELEASED: after a hold.
 */
export const orderEmails = [
  'SUBMITTED',
  'WAITS_FOR_PAYMENT',
  'HELD_FOR_PAYMENT',
  'ON_HOLD',
  'RELEASED',
  'OUT_FOR_DELIVERY',
  'READY_TO_COLLECT',
  'DELIVERED',
  'COLLECTED',
  'CANCELLED',
] as const
export type OrderEmail = (typeof orderEmails)[number]

export function orderEmailOf(change: OrderChange): OrderEmail | null {
  if (isRelease(change)) return 'RELEASED'
  if (change.to === 'ON_HOLD' && change.hold === 'CREDIT') return 'WAITS_FOR_PAYMENT'
  return orderEmails.find((email) => email === change.to) ?? null
}
