import type { ClaimCreditRefusal } from '@provender/domain/claim/claim-credit'
import { formatMinor, formatQuantity } from '@provender/domain/money/decimal'
import type { InvoiceCreditRefusal } from '../../features/ledger/credit-invoice.ts'
import type { KeyReused } from '../../kernel/idempotency/write-once.ts'

/** The key is derived from the command line, so the same command ran at the same moment. */
export const keyReusedText =
  'The same command has just run; nothing was written now. Add --again to run it once more'

export function creditRefusalText(refusal: InvoiceCreditRefusal | ClaimCreditRefusal | KeyReused): string {
  switch (refusal.type) {
    case 'NO_INVOICE':
      return 'This order has no invoice'
    case 'NOTHING_LEFT':
      return 'The whole invoice is credited already'
    case 'MORE_THAN_INVOICED':
      return `At most ${formatMinor(refusal.maxAmount)} of the invoice can be credited`
    case 'NOT_AN_AMOUNT':
      return 'Give an amount above 0, or at least one line'
    case 'CREDIT_LINE_NOT_FOUND':
      return `The invoice has no line ${refusal.position}`
    case 'CREDIT_LINE_REFUSED':
      return `Line ${refusal.position}: the quantity does not fit its unit, or exceeds what can be credited: at most ${formatQuantity(refusal.maxQuantity)}`
    case 'ALREADY_CREDITED':
      return 'The whole claim is credited already'
    case 'NOT_CLAIMED':
      return `Line ${refusal.position} is not part of the claim. To credit it anyway: npm run staff -- ledger credit`
    case 'MORE_THAN_CLAIMED':
      return `Line ${refusal.position}: at most ${formatQuantity(refusal.maxQuantity)} can be credited for this claim`
    case 'KEY_REUSED':
      return keyReusedText
  }
}
