import { parseMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import type { AttemptState } from '@provender/domain/payment/payment'
import { minorOf } from '@provender/web/format/minor-of'

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

export function invoiceUpdate({ canPayByCard, payment }: PaidInvoice): InvoiceUpdate {
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

interface ApprovedInvoice {
  readonly payment: { readonly amount: string; readonly challengePath: string | null } | null
}

/** What the bank asks to approve: one charge may pay several invoices. */
export function amountToApprove(invoices: readonly ApprovedInvoice[], path: string | null): Minor {
  return invoices.reduce(
    (sum, { payment }) => (payment?.challengePath === path ? sum + minorOf(payment.amount) : sum),
    0,
  ) as Minor
}

const pollIntervalsMs = 1500

export function invoicePollDelayMs(invoices: readonly PaidInvoice[] = []): number | false {
  const isMoving = invoices.some((invoice) => ['CHECKING', 'APPROVE'].includes(invoiceUpdate(invoice)))
  return isMoving ? pollIntervalsMs : false
}

interface JointPaymentQuery {
  readonly status: 'pending' | 'error' | 'success'
  readonly data: { readonly jointPayment: { readonly state: AttemptState } | null } | undefined
}

export function jointPollDelayMs({ status, data }: JointPaymentQuery): number | false {
  if (status === 'error') return pollIntervalsMs
  return invoicePollDelayMs([{ canPayByCard: false, payment: data?.jointPayment ?? null }])
}

/** Parses a typed amount, with a point or a comma; undefined if it is invalid or not above 0. */
export function typedAmount(text: string): Minor | undefined {
  const amount = parseMinor(text.trim().replace(',', '.'))
  return amount !== undefined && amount > 0 ? amount : undefined
}
