import type { Minor } from '../money/money.ts'

export interface AccountPosition {
  readonly limit: Minor
  /** The sum of the ledger; negative if more was paid than invoiced. */
  readonly balance: Minor
  /** Total of its orders on account that are not yet invoiced, VAT included. */
  readonly openOrders: Minor
}

/** The amount that may still be ordered on account, VAT included: from 0 to the limit. An overpayment never raises it above the limit. */
export function remainingCredit({ limit, balance, openOrders }: AccountPosition): Minor {
  return Math.max(0, limit - Math.max(0, balance) - openOrders) as Minor
}

export function excessOverLimit({ limit, balance, openOrders }: AccountPosition): Minor {
  return Math.max(0, Math.max(0, balance) + openOrders - limit) as Minor
}
