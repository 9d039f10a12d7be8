import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Minor } from '@provender/domain/money/money'
import { showMoney } from '@provender/domain/money/show-money'
import { Button } from '@provender/ui/controls/button'
import { PageBar } from '@provender/ui/page/page-bar'
import { minorOf } from '@provender/web/format/minor-of'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useLanguage } from '@provender/web/texts/use-language'
import { Suspense, useState } from 'react'
import { confirmInvoices, useConfirmedPayment } from './joint-payment.ts'
import type { InvoicePayFieldsFragment } from './payment.documents.ts'

const PayInvoiceDialog = lazyPart(async () => (await import('./pay-invoice-dialog.tsx')).PayInvoiceDialog)
const PayInvoicesDialog = lazyPart(async () => (await import('./pay-invoices-dialog.tsx')).PayInvoicesDialog)

/** Says how many invoices are ticked and what they come to, and pays them with one press. */
export function PayBar({ invoices }: { readonly invoices: readonly InvoicePayFieldsFragment[] }) {
  const confirmed = useConfirmedPayment()
  const [single, setSingle] = useState<InvoicePayFieldsFragment>()
  const pay = () => {
    // One invoice may also be paid in part.
    if (invoices.length === 1) setSingle(invoices[0])
    else confirmInvoices(invoices)
  }
  return (
    <>
      {invoices.length > 0 && <Bar invoices={invoices} onPay={pay} />}
      <Suspense>
        {single && <PayInvoiceDialog invoice={single} onClose={() => setSingle(undefined)} />}
        {confirmed && <PayInvoicesDialog confirmed={confirmed} />}
      </Suspense>
    </>
  )
}

interface BarProps {
  readonly invoices: readonly InvoicePayFieldsFragment[]
  readonly onPay: () => void
}

function Bar({ invoices, onPay }: BarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const sum = invoices.reduce((total, { open }) => total + minorOf(open ?? ''), 0) as Minor
  const amount = showMoney(sum, invoices[0]?.currencyCode ?? '', language)
  return (
    <PageBar className="-mx-gutter mt-5 grid min-h-19 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 bg-raised px-gutter py-2 figures tablet:mx-0 tablet:bg-ground tablet:px-0">
      <output className="flex flex-col items-baseline tablet:flex-row tablet:gap-x-2.5">
        <b className="text-heading">{amount}</b>
        <span className="text-small text-ink-2">
          {t`${plural(invoices.length, { one: '# invoice, inc VAT', other: '# invoices, inc VAT' })}`}
        </span>
      </output>
      <Button look="go" size="tall" onClick={onPay}>{t`Pay ${amount}`}</Button>
    </PageBar>
  )
}
