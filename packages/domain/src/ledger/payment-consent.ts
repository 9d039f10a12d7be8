import type { Minor } from '../money/money.ts'
import { doubtfulFactor, namesSomebody } from '../order/pick.ts'

export interface PaymentConsent {
  readonly agreedBy: string
  readonly amountAgain: Minor | null
}

export type PaymentConsentRefusal =
  /** More than is owed, without anybody's consent. */
  | { readonly type: 'MORE_THAN_OWED'; readonly maxAmount: Minor }
  /** So much more that the amount has to be entered twice, and it was not, or differently. */
  | { readonly type: 'ENTER_AGAIN'; readonly maxAmount: Minor }

/** Why a payment is not accepted like this. An amount without its point is more likely than one far above what is owed. */
export function findPaymentRefusal(
  { amount, owed }: { readonly amount: Minor; readonly owed: Minor },
  { agreedBy, amountAgain }: PaymentConsent,
): PaymentConsentRefusal | undefined {
  if (amount <= owed) return undefined
  if (!namesSomebody({ agreedBy })) return { type: 'MORE_THAN_OWED', maxAmount: owed }
  return amount >= doubtfulFactor * owed && amountAgain !== amount
    ? { type: 'ENTER_AGAIN', maxAmount: owed }
    : undefined
}
