import { parseMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import type { AttemptState } from '@provender/domain/payment/payment'

/** What whoever reads an invoice is told of paying it by card. */
export type InvoiceUpdate =
  /** Nobody here knows yet, or it is just being taken. */
  | 'CHECKING'
  /** The bank of whoever pays it asks her. */
  | 'APPROVE'
  | 'PAY'
  /** The last card was not accepted; another may be tried. */
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

const askAgainMs = 1500

/** How soon to ask again for what shows these invoices; false where nothing changes by itself. */
export function invoicePollDelayMs(invoices: readonly PaidInvoice[] = []): number | false {
  const isMoving = invoices.some((invoice) => ['CHECKING', 'APPROVE'].includes(invoiceUpdateOf(invoice)))
  return isMoving ? askAgainMs : false
}

/** An amount as a person types it, with a point or a comma; undefined for what is none, or nothing. */
export function typedAmount(text: string): Minor | undefined {
  const amount = parseMinor(text.trim().replace(',', '.'))
  return amount !== undefined && amount > 0 ? amount : undefined
}
