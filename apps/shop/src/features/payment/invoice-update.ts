import { parseMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import type { AttemptState } from '@provender/domain/payment/payment'

export type InvoiceUpdate =
  /** The result is unknown, or the amount is being captured. */
  | 'CHECKING'
  | 'APPROVE'
  | 'PAY'
  /** The last card was declined; the customer may try another. */
  | 'PAY_WITH_ANOTHER'
  | 'NOTHING'

interface PaidInvoice {
  readonly canPayByCard: boolean
  readonly payment: { readonly state: AttemptState } | null
}

export function invoiceUpdateOf({ canPayByCard, payment }: PaidInvoice): InvoiceUpdate {
  switch (payment?.state) {
    case 'STARTED':
    case 'AUTHORISED':
      return 'CHECKING'
    case 'CHALLENGED':
      return 'APPROVE'
    case 'DECLINED':
      return canPayByCard ? 'PAY_WITH_ANOTHER' : 'NOTHING'
    default:
      return canPayByCard ? 'PAY' : 'NOTHING'
  }
}

const pollIntervalsMs = 1500

export function invoicePollDelayMs(invoices: readonly PaidInvoice[] = []): number | false {
  const isMoving = invoices.some((invoice) => ['CHECKING', 'APPROVE'].includes(invoiceUpdateOf(invoice)))
  return isMoving ? pollIntervalsMs : false
}

/** Parses a typed amount, with a point or a comma; undefined if it is invalid or not above 0. */
export function typedAmount(text: string): Minor | undefined {
  const amount = parseMinor(text.trim().replace(',', '.'))
  return amount !== undefined && amount > 0 ? amount : undefined
}
