import { formatMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { newId } from '@provender/web/api/new-id'
import { minorOf } from '@provender/web/format/minor-of'
import { createTabValue, useTabValue } from '@provender/web/storage/tab-value'
import * as v from 'valibot'
import type { JointPaymentFieldsFragment } from './payment.documents.ts'

const confirmedSchema = v.object({
  key: v.string(),
  currencyCode: v.string(),
  invoices: v.array(v.object({ number: v.string(), amount: v.string() })),
  /** The charge that the bank asks about. */
  charge: v.optional(v.string()),
})

/** What the customer confirmed to pay with one card payment. It stays as it was, whatever happens to the invoices. */
export type ConfirmedPayment = v.InferOutput<typeof confirmedSchema>

const confirmedPayments = createTabValue<ConfirmedPayment | undefined>('joint-payment', {
  initial: undefined,
  parse: (stored) => {
    const parsed = v.safeParse(confirmedSchema, stored)
    return parsed.success ? parsed.output : undefined
  },
})

const onlyKey = 'invoices'

export function useConfirmedPayment(): ConfirmedPayment | undefined {
  return useTabValue(confirmedPayments, onlyKey)
}

export function storeConfirmedPayment(confirmed: ConfirmedPayment | undefined): void {
  confirmedPayments.write(onlyKey, confirmed)
}

/** True if the charge is that of the confirmed payment, to which the customer returns from the bank. */
export function isConfirmedCharge(charge: string): boolean {
  return confirmedPayments.read(onlyKey)?.charge === charge
}

interface PayableInvoice {
  readonly number: string
  readonly open: string | null
  readonly currencyCode: string
}

export function confirmInvoices(invoices: readonly PayableInvoice[]): void {
  const [first] = invoices
  if (!first) return
  storeConfirmedPayment({
    key: newId(),
    currencyCode: first.currencyCode,
    invoices: invoices.map(({ number, open }) => ({ number, amount: formatMinor(minorOf(open ?? '')) })),
  })
}

export function totalOf(amounts: readonly { readonly amount: string }[]): Minor {
  return amounts.reduce((sum, { amount }) => sum + minorOf(amount), 0) as Minor
}

export type JointUpdate = 'PAY' | 'CHECKING' | 'APPROVE' | 'PAID'

export function jointUpdate(payment: Pick<JointPaymentFieldsFragment, 'state'> | null): JointUpdate {
  switch (payment?.state) {
    case 'STARTED':
    case 'AUTHORISED':
      return 'CHECKING'
    case 'CHALLENGED':
      return 'APPROVE'
    case 'CAPTURED':
      return 'PAID'
    default:
      return 'PAY'
  }
}
