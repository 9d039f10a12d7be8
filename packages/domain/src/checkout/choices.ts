import { type AccountPosition, remainingCredit } from '../ledger/account-position.ts'
import type { Minor } from '../money/money.ts'

export const methodProblems = ['BELOW_MINIMUM', 'NO_SITE', 'NO_DELIVERY_DAY', 'NO_COLLECTION_TIME'] as const
export type MethodProblem = (typeof methodProblems)[number]

export const paymentProblems = [
  'NO_ACCOUNT',
  'OVER_CREDIT_LIMIT',
  'BELOW_LEAST_CHARGE',
  'ABOVE_MOST_CHARGE',
] as const
export type PaymentProblem = (typeof paymentProblems)[number]

/** The smallest and largest amount that a gateway can authorise. */
export interface ChargeBounds {
  readonly least: Minor
  readonly largest: Minor
}

export interface RefusedPayment {
  readonly problem: PaymentProblem
  readonly bound: Minor | null
}

/** Null if an order with this total can be bought on account. `position` is null for a company that cannot buy on account. */
export function refusalOfAccount(position: AccountPosition | null, gross: Minor): RefusedPayment | null {
  if (position === null) return { problem: 'NO_ACCOUNT', bound: null }
  const left = remainingCredit(position)
  return gross > left ? { problem: 'OVER_CREDIT_LIMIT', bound: left } : null
}

/** Null if a card can be authorised for this amount. */
export function refusalOfCharge({ least, largest }: ChargeBounds, hold: Minor): RefusedPayment | null {
  if (hold < least) return { problem: 'BELOW_LEAST_CHARGE', bound: least }
  return hold > largest ? { problem: 'ABOVE_MOST_CHARGE', bound: largest } : null
}
