import type { Quantity } from '../money/money.ts'
import { ok, refuse, type Result } from '../result.ts'
import type { ClaimedLine } from './claim.ts'

export type ClaimCreditRefusal =
  | { readonly type: 'ALREADY_CREDITED' }
  | { readonly type: 'NOT_CLAIMED'; readonly position: number }
  /** `maxQuantity`: claimed on the line and not yet credited, in thousandths of its unit. */
  | { readonly type: 'MORE_THAN_CLAIMED'; readonly position: number; readonly maxQuantity: Quantity }

interface CreditedClaim {
  readonly claimed: readonly ClaimedLine[]
  readonly credited: readonly ClaimedLine[]
}

/**
 * The lines to credit for a claim: the requested ones or, without any, everything not yet credited. All credit notes of a claim together
 * never exceed it. A claim without lines (a late delivery) has no such limit; the invoice limits it.
 */
export function claimCreditLines(
  { claimed, credited }: CreditedClaim,
  requested: readonly ClaimedLine[] | undefined,
): Result<readonly ClaimedLine[], ClaimCreditRefusal> {
  if (claimed.length === 0) return ok(requested ?? [])
  const open = claimed
    .map(({ position, quantity }) => ({ position, quantity: quantity - sumOf(credited, position) }))
    .filter(({ quantity }) => quantity > 0)
  if (open.length === 0) return refuse({ type: 'ALREADY_CREDITED' })
  for (const { position } of requested ?? []) {
    if (!claimed.some((line) => line.position === position)) return refuse({ type: 'NOT_CLAIMED', position })
    const maxQuantity = sumOf(open, position) as Quantity
    if (sumOf(requested ?? [], position) > maxQuantity)
      return refuse({ type: 'MORE_THAN_CLAIMED', position, maxQuantity })
  }
  return ok(requested ?? open)
}

function sumOf(lines: readonly ClaimedLine[], position: number): number {
  return lines.reduce((sum, line) => (line.position === position ? sum + line.quantity : sum), 0)
}
