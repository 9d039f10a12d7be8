import type { PaymentId } from '../ids.ts'
import type { Minor } from '../money/money.ts'
import { type Attempt, type AttemptState, canBecome, isLive } from './payment.ts'

/** A charge as it stands in the gateway's own books. */
export interface BookedCharge {
  readonly id: PaymentId
  readonly state: AttemptState
  readonly captured: Minor
  readonly refunded: Minor
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
 * Compares the two books (guarantee G3). `ours` is undefined where there is no such attempt: the charge may be one of another
 * database that shares the gateway, so it is told of and never touched.
 */
export function differenceOf(ours: Attempt | undefined, theirs: BookedCharge): Difference {
  const keptThere = theirs.captured - theirs.refunded
  const isHeldThere = theirs.state === 'AUTHORISED' || theirs.state === 'CHALLENGED'
  if (!ours) return keptThere > 0 || theirs.state === 'AUTHORISED' ? 'REPORT' : 'NONE'
  if (!isLive(ours.state)) {
    if (keptThere > 0) return 'REPORT'
    return isHeldThere ? 'VOID' : 'NONE'
  }
  if (canBecome(ours.state, theirs.state)) return 'LOOK'
  const isSame = ours.captured === theirs.captured && ours.refunded === theirs.refunded
  return isSame && (ours.state === theirs.state || ours.state === 'STARTED') ? 'NONE' : 'REPORT'
}
