import { ok, refuse, type Result } from '../result.ts'
import { isQuantityOf } from '../units/quantity-limits.ts'
import type { UnitKind } from '../units/units.ts'

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

export const claimTransitions = ['LOOK', 'CREDIT', 'ANSWER', 'CLOSE'] as const
export type ClaimTransition = (typeof claimTransitions)[number]

export const maxClaimMessageLength = 2000
export const maxAnswerLength = 2000

/** The states of a claim: received → looked at → answered → closed. A claim only closes after an answer. */
const stateAfter: Readonly<Record<ClaimTransition, Partial<Readonly<Record<ClaimState, ClaimState>>>>> = {
  LOOK: { RECEIVED: 'LOOKED_AT' },
  CREDIT: { RECEIVED: 'LOOKED_AT', LOOKED_AT: 'LOOKED_AT', ANSWERED: 'ANSWERED' },
  ANSWER: { RECEIVED: 'ANSWERED', LOOKED_AT: 'ANSWERED', ANSWERED: 'ANSWERED' },
  CLOSE: { ANSWERED: 'CLOSED' },
}

export function claimStateAfter(state: ClaimState, transition: ClaimTransition): ClaimState | undefined {
  return stateAfter[transition][state]
}

export function namesLines(type: ClaimType): boolean {
  return type !== 'DELIVERY' && type !== 'OTHER'
}

/** Named goods and their quantities say enough. A claim without goods is explained in words. */
export function needsMessage(claimed: readonly unknown[]): boolean {
  return claimed.length === 0
}

/** An order line with the fields that claims need. Quantities are thousandths of the unit. */
export interface ClaimableLine {
  readonly position: number
  readonly unitKind: UnitKind
  readonly quantity: number
  readonly suppliedQuantity: number | null
}

/** The maximum claim for a line: the ordered or the supplied quantity, whichever is larger. */
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
  | { readonly type: 'LINES_MISSING' }
  | { readonly type: 'CLAIM_LINE_NOT_FOUND'; readonly position: number }
  | { readonly type: 'CLAIM_LINE_REFUSED'; readonly position: number }

export function checkClaim(
  type: ClaimType,
  claimed: readonly ClaimedLine[],
  lines: readonly ClaimableLine[],
): Result<null, ClaimRefusal> {
  if (namesLines(type) && claimed.length === 0) return refuse({ type: 'LINES_MISSING' })
  for (const [index, { position, quantity }] of claimed.entries()) {
    const line = lines.find((each) => each.position === position)
    if (!line) return refuse({ type: 'CLAIM_LINE_NOT_FOUND', position })
    const isTwice = claimed.slice(0, index).some((earlier) => earlier.position === position)
    const fits =
      isQuantityOf(line.unitKind, quantity) && quantity > 0 && quantity <= maxClaimable(line) && !isTwice
    if (!fits) return refuse({ type: 'CLAIM_LINE_REFUSED', position })
  }
  return ok(null)
}
