import type { ClaimCreditRefusal } from '@provender/domain/claim/claim-credit'
import { formatMinor, formatQuantity } from '@provender/domain/money/decimal'
import type { InvoiceCreditRefusal } from '../../features/ledger/credit-invoice.ts'
import type { KeyReused } from '../../kernel/idempotency/write-once.ts'

/** Keys are derived from the command line, so this is a collision of two commands. */
export const keyReusedText = 'The key of this command belongs to another one: add --again'

/** Why nothing was credited, for the command line. */
export function creditRefusalText(refusal: InvoiceCreditRefusal | ClaimCreditRefusal | KeyReused): string {
  switch (refusal.type) {
    case 'NO_INVOICE':
      return 'Nothing of this order was invoiced'
    case 'NOTHING_LEFT':
      return 'All of the invoice is credited already'
    case 'MORE_THAN_INVOICED':
      return `More than is left of the invoice, which is ${formatMinor(refusal.most)}`
    case 'NOT_AN_AMOUNT':
      return 'Not an amount that can be credited'
    case 'CREDIT_LINE_NOT_FOUND':
      return `The invoice has no line ${refusal.position}`
    case 'CREDIT_LINE_REFUSED':
      return `Line ${refusal.position}: not a quantity of its unit, or more than is left of it`
    case 'ALREADY_CREDITED':
      return 'All that is claimed is credited already'
    case 'NOT_CLAIMED':
      return `Line ${refusal.position} is not part of the claim: ledger credit`
    case 'MORE_THAN_CLAIMED':
      return `Line ${refusal.position}: at most ${formatQuantity(refusal.mostQuantity)} of it is claimed and not yet credited`
    case 'KEY_REUSED':
      return keyReusedText
  }
}
