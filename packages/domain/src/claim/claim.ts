import { ok, refuse, type Result } from '../result.ts'
import { isQuantityOf } from '../units/quantity-limits.ts'
import type { UnitKind } from '../units/units.ts'

/** What was wrong with what came, or with how it came. */
export const claimTypes = [
  'MISSING',
  'DAMAGED',
  'WRONG_PRODUCT',
  'SHORT_WEIGHT',
  'PRICE',
  'QUALITY',
  'DELIVERY',
  'OTHER',
] as const
export type ClaimType = (typeof claimTypes)[number]

export const claimStates = ['RECEIVED', 'LOOKED_AT', 'ANSWERED', 'CLOSED'] as const
export type ClaimState = (typeof claimStates)[number]

/** What the wholesaler's people do with a claim. `CREDIT` goes with a credit note. */
export const claimTransitions = ['LOOK', 'CREDIT', 'ANSWER', 'CLOSE'] as const
export type ClaimTransition = (typeof claimTransitions)[number]

export const maxClaimMessageLength = 2000
export const maxAnswerLength = 2000

/** The course of a claim: received → looked at → answered → closed. Nobody is left without an answer. */
const course: Readonly<Record<ClaimTransition, Partial<Readonly<Record<ClaimState, ClaimState>>>>> = {
  LOOK: { RECEIVED: 'LOOKED_AT' },
  CREDIT: { RECEIVED: 'LOOKED_AT', LOOKED_AT: 'LOOKED_AT', ANSWERED: 'ANSWERED' },
  ANSWER: { RECEIVED: 'ANSWERED', LOOKED_AT: 'ANSWERED', ANSWERED: 'ANSWERED' },
  CLOSE: { ANSWERED: 'CLOSED' },
}

/** Where a step leads; undefined where it cannot be taken. */
export function claimStateAfter(state: ClaimState, step: ClaimTransition): ClaimState | undefined {
  return course[step][state]
}

/** Is it about goods, so that it has to say which? */
export function namesLines(type: ClaimType): boolean {
  return type !== 'DELIVERY' && type !== 'OTHER'
}

/** A line of the order, as far as a claim looks at it; quantities are thousandths of the unit. */
export interface ClaimableLine {
  readonly position: number
  readonly unitKind: UnitKind
  readonly quantity: number
  /** Null: nobody picked it yet. */
  readonly suppliedQuantity: number | null
}

/** The most that can be wrong with a line: what was ordered, or what came where that was more. */
export function maxClaimable<Amount extends number>({
  quantity,
  suppliedQuantity,
}: {
  readonly quantity: Amount
  readonly suppliedQuantity: Amount | null
}): Amount {
  return suppliedQuantity !== null && suppliedQuantity > quantity ? suppliedQuantity : quantity
}

export interface ClaimedLine {
  readonly position: number
  readonly quantity: number
}

export type ClaimRefusal =
  /** Goods are at fault, and none are named. */
  | { readonly type: 'LINES_MISSING' }
  | { readonly type: 'CLAIM_LINE_NOT_FOUND'; readonly position: number }
  /** None, no quantity of its unit, more than there was, or named twice. */
  | { readonly type: 'CLAIM_LINE_REFUSED'; readonly position: number }

/** Holds what is claimed against the order it is claimed of. */
export function checkClaim(
  type: ClaimType,
  claimed: readonly ClaimedLine[],
  lines: readonly ClaimableLine[],
): Result<null, ClaimRefusal> {
  if (namesLines(type) && claimed.length === 0) return refuse({ type: 'LINES_MISSING' })
  for (const [at, { position, quantity }] of claimed.entries()) {
    const line = lines.find((each) => each.position === position)
    if (!line) return refuse({ type: 'CLAIM_LINE_NOT_FOUND', position })
    const isTwice = claimed.slice(0, at).some((earlier) => earlier.position === position)
    const fits =
      isQuantityOf(line.unitKind, quantity) && quantity > 0 && quantity <= maxClaimable(line) && !isTwice
    if (!fits) return refuse({ type: 'CLAIM_LINE_REFUSED', position })
  }
  return ok(null)
}
