import { formatMinor } from '@provender/domain/money/decimal'
import type { InvoiceCreditRefusal } from '../../ledger/credit-invoice.ts'

/** Why nothing was credited, for who stands at the terminal. */
export function creditRefusalWords(refusal: InvoiceCreditRefusal): string {
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
  }
}
