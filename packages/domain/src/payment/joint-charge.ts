import type { Minor } from '../money/money.ts'
import { type InvoiceAttempt, type NextInvoiceAction, nextInvoiceAction } from './next-invoice-action.ts'
import { type Attempt, type AttemptState, isInProgress, isLive } from './payment.ts'

/** One charge of a card pays at most this many invoices. */
export const maxJointInvoices = 50

/** The part of a joint charge that pays one invoice. */
export type JointPart = InvoiceAttempt

/** The state of the whole charge. A part of which nothing was captured is voided, although the charge was captured. */
export function jointState(states: readonly AttemptState[]): AttemptState {
  return states.find((state) => isLive(state)) ?? states[0] ?? 'VOIDED'
}

/** The next action for a charge that pays several invoices: that of a payment whose invoice is all of them, then of each. */
export function nextJointAction(parts: readonly JointPart[]): NextInvoiceAction {
  const state = jointState(parts.map((part) => part.state))
  if (state === 'CAPTURED')
    return parts.map(nextInvoiceAction).find(({ type }) => type !== 'NOTHING') ?? { type: 'NOTHING' }
  return nextInvoiceAction({
    state,
    captured: zero,
    refunded: zero,
    withdrawn: zero,
    amount: sumOf(parts.map(({ amount }) => amount)),
    open: sumOf(parts.map(openPart)),
    isTooLate: parts.some(({ isTooLate }) => isTooLate),
    refunds: [],
  })
}

/** Splits what was captured: each invoice gets what is open of it, and the rest what it was to get. */
export function splitCapture(
  captured: Minor,
  parts: readonly Pick<JointPart, 'amount' | 'open'>[],
): readonly Minor[] {
  return fill(
    captured,
    parts.map(openPart),
    parts.map(({ amount }) => amount),
  )
}

type RefundablePart = Pick<Attempt, 'captured' | 'refunded'>

/**
 * Splits a refund that was made at the gateway and names no invoice. If it is exactly what is left of one payment, it is that
 * one; else the last invoices come first. What was requested here and is not done yet is left for that request, if possible.
 */
export function splitRefund(
  amount: Minor,
  parts: readonly (RefundablePart & Pick<JointPart, 'refunds'>)[],
): readonly Minor[] {
  const free = parts.map((part) => leftOf(part) - requestedOf(part))
  const exact = free.lastIndexOf(amount)
  if (exact !== -1) return free.map((_, index) => (index === exact ? amount : zero))
  return fill(amount, free.toReversed(), parts.map(leftOf).toReversed()).toReversed()
}

function requestedOf({ refunds }: Pick<JointPart, 'refunds'>): Minor {
  return sumOf(refunds.filter(({ state }) => state === 'ASKED').map(({ amount }) => amount))
}

/** How much of a dispute each part has already. */
export interface DisputedPart extends RefundablePart {
  readonly disputed: Minor
}

/**
 * Splits a disputed amount, the last invoices first, over what is left of them. Later records of the dispute keep the split,
 * whatever was refunded meanwhile, and only add to it.
 */
export function splitDispute(amount: Minor, parts: readonly DisputedPart[]): readonly Minor[] {
  const stored = parts.map(({ disputed }) => disputed)
  return fill(
    Math.max(amount, sumOf(stored)) as Minor,
    stored.toReversed(),
    parts.map(leftOf).toReversed(),
    parts.map(({ captured }) => captured).toReversed(),
    // A bank may dispute more than it paid.
    parts.map(() => Infinity),
  ).toReversed()
}

/** Splits what the bank took of a dispute over the disputed parts. */
export function splitWithdrawn(withdrawn: Minor, disputed: readonly Minor[]): readonly Minor[] {
  return fill(withdrawn, disputed.toReversed()).toReversed()
}

export type JointRefusalType = 'NOTHING_OPEN' | 'AMOUNT_CHANGED' | 'BEING_PAID'

/** Several invoices are paid in full, so that each amount is what the customer saw as open. */
export function refusalOfJointPart(
  amount: Minor,
  { open, states }: { readonly open: Minor; readonly states: readonly AttemptState[] },
): JointRefusalType | null {
  if (states.some(isInProgress)) return 'BEING_PAID'
  if (open <= 0) return 'NOTHING_OPEN'
  return amount === open ? null : 'AMOUNT_CHANGED'
}

const zero = 0 as Minor

function openPart({ amount, open }: Pick<JointPart, 'amount' | 'open'>): Minor {
  return Math.max(0, Math.min(amount, open)) as Minor
}

function leftOf({ captured, refunded }: RefundablePart): Minor {
  return (captured - refunded) as Minor
}

export function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Minor
}

/** Fills the parts in turn up to their first limits, then up to the next ones. */
function fill(amount: Minor, ...limits: readonly (readonly number[])[]): readonly Minor[] {
  const filled = (limits[0] ?? []).map(() => 0)
  let rest: number = amount
  for (const limit of limits)
    for (const [index, max] of limit.entries()) {
      const part = Math.max(0, Math.min(rest, max - (filled[index] ?? 0)))
      filled[index] = (filled[index] ?? 0) + part
      rest -= part
    }
  if (rest > 0) throw new Error(`There is no payment for ${rest} of ${amount}`)
  return filled as readonly number[] as readonly Minor[]
}
