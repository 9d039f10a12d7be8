import type { Minor } from '../money/money.ts'

/** Of a company that may buy on account. */
export interface AccountPosition {
  readonly limit: Minor
  /** The sum of the ledger; below 0 where more was paid than invoiced. */
  readonly balance: Minor
  /** What its orders on account come to that are not invoiced yet, VAT included. */
  readonly openOrders: Minor
}

/** What may still be ordered on account, VAT included: from 0 to the limit. An overpayment never raises it above the limit. */
export function remainingCredit({ limit, balance, openOrders }: AccountPosition): Minor {
  return Math.max(0, limit - Math.max(0, balance) - openOrders) as Minor
}

/** Is more owed and on order than the limit allows? */
export function isOverLimit({ limit, balance, openOrders }: AccountPosition): boolean {
  return Math.max(0, balance) + openOrders > limit
}
