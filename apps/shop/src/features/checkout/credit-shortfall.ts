import type { Minor } from '@provender/domain/money/money'
import { minorOf } from '@provender/web/format/minor-of'
import type { InvoicePayFieldsFragment } from '../payment/payment.documents.ts'
import type { Checkout } from './use-checkout.ts'

export interface CreditShortfall {
  readonly left: Minor
  readonly missing: Minor
}

/** How much credit an order on account lacks; undefined if it has enough, or is to be paid otherwise. */
export function creditShortfall({
  answers,
  quote: { credit, paymentOptions, review },
}: Pick<Checkout, 'answers' | 'quote'>): CreditShortfall | undefined {
  if (answers.payment !== 'ACCOUNT') return undefined
  const option = paymentOptions.find(({ type }) => type === 'ACCOUNT')
  if (option?.problem !== 'OVER_CREDIT_LIMIT' || !credit) return undefined
  const used = Math.max(0, minorOf(credit.balance)) + minorOf(credit.openOrders)
  // A company that is over its limit lacks more than the order.
  const missing = (used + minorOf(review.totals.gross) - minorOf(credit.limit)) as Minor
  return { left: minorOf(credit.left), missing }
}

type OpenInvoice = Pick<InvoicePayFieldsFragment, 'open' | 'canPayByCard'>

/**
 * The invoices whose payment frees an amount of credit: the smallest one that does it alone, else the oldest ones together.
 * Empty if even all of them are too little. `invoices`: the oldest first.
 */
export function invoicesToPay<Invoice extends OpenInvoice>(
  invoices: readonly Invoice[],
  missing: Minor,
): readonly Invoice[] {
  const open = ({ open: amount }: OpenInvoice) => minorOf(amount ?? '0')
  const payable = invoices.filter(({ canPayByCard }) => canPayByCard)
  const [alone] = payable
    .filter((invoice) => open(invoice) >= missing)
    .toSorted((one, other) => open(one) - open(other))
  if (alone) return [alone]
  let freed = 0
  const together = payable.findIndex((invoice) => (freed += open(invoice)) >= missing)
  return together < 0 ? [] : payable.slice(0, together + 1)
}
