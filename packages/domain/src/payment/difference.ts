import type { PaymentId } from '../ids.ts'
import type { Minor } from '../money/money.ts'
import { type Attempt, type AttemptState, canBecome, isLive } from './payment.ts'

export interface PostedCharge {
  readonly id: PaymentId
  readonly state: AttemptState
  readonly captured: Minor
  readonly refunded: Minor
}

export interface PostedRefund {
  readonly id: string | null
  readonly reference: string
  readonly amount: Minor
  /** The card refused it or the refund was cancelled: the wholesaler has the money again. */
  readonly cameBack: boolean
}

/** The action if the gateway's record of a charge differs from ours. */
export type Difference =
  | 'NONE'
  /** The gateway knows more: fetch and store its state. */
  | 'FETCH'
  /** The gateway holds, or may hold, an amount that no order needs: release it. */
  | 'VOID'
  /** Money moved, or failed to, for an unknown reason: a person has to look. */
  | 'REPORT'

/**
 * Compares our records with the gateway's (docs/promises.md#money-reconciles). `ours` is undefined if there is no such attempt. The charge
 * may belong to another database that shares the gateway, so it is reported and never changed.
 */
export function differenceOf(ours: Attempt | undefined, posted: PostedCharge): Difference {
  const theirNet = posted.captured - posted.refunded
  const isAuthorisedThere = posted.state === 'AUTHORISED' || posted.state === 'CHALLENGED'
  if (!ours) return theirNet > 0 || posted.state === 'AUTHORISED' ? 'REPORT' : 'NONE'
  if (!isLive(ours.state)) {
    if (theirNet > 0) return 'REPORT'
    return isAuthorisedThere ? 'VOID' : 'NONE'
  }
  if (canBecome(ours.state, posted.state)) return 'FETCH'
  const isSame =
    ours.captured === posted.captured && (ours.state === posted.state || ours.state === 'STARTED')
  if (!isSame) return 'REPORT'
  // A refund was made at the gateway, or returned by a card.
  return ours.refunded === posted.refunded ? 'NONE' : 'FETCH'
}
