import type { PaymentId } from '../ids.ts'
import type { Minor } from '../money/money.ts'
import { type Attempt, type AttemptState, canBecome, isLive } from './payment.ts'

/** A charge as it stands in the gateway's own books. */
export interface PostedCharge {
  readonly id: PaymentId
  readonly state: AttemptState
  readonly captured: Minor
  /** Given back of what was captured, whoever asked for that. */
  readonly refunded: Minor
}

/** Money of a charge that went back to its card, as the gateway's own books have it. */
export interface PostedRefund {
  /** What we asked for it under; null where somebody gave it back at the gateway itself. */
  readonly id: string | null
  /** The gateway's own name for it. */
  readonly reference: string
  readonly amount: Minor
  /** The card did not take it, or somebody called it back: the money is the wholesaler's again. */
  readonly cameBack: boolean
}

/** What is to be done where the gateway's books and ours do not say the same of a charge. */
export type Difference =
  | 'NONE'
  /** The gateway knows more: it is asked, and written down. */
  | 'LOOK'
  /** It holds, or may hold, what nobody here waits for any more: it lets go of it. */
  | 'VOID'
  /** Money moved, or did not, and nobody here knows why: somebody has to look. */
  | 'REPORT'

/**
 * Compares our records with the gateway's (docs/promises.md#money-reconciles). `ours` is undefined where there is no such attempt: the charge may be one of another
 * database that shares the gateway, so it is told of and never touched.
 */
export function differenceOf(ours: Attempt | undefined, theirs: PostedCharge): Difference {
  const keptThere = theirs.captured - theirs.refunded
  const isHeldThere = theirs.state === 'AUTHORISED' || theirs.state === 'CHALLENGED'
  if (!ours) return keptThere > 0 || theirs.state === 'AUTHORISED' ? 'REPORT' : 'NONE'
  if (!isLive(ours.state)) {
    if (keptThere > 0) return 'REPORT'
    return isHeldThere ? 'VOID' : 'NONE'
  }
  if (canBecome(ours.state, theirs.state)) return 'LOOK'
  const isSame =
    ours.captured === theirs.captured && (ours.state === theirs.state || ours.state === 'STARTED')
  if (!isSame) return 'REPORT'
  // Somebody gave money back at the gateway itself, or it came back from a card.
  return ours.refunded === theirs.refunded ? 'NONE' : 'LOOK'
}
