import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { minorOf } from '@provender/web/format/minor-of'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useLanguage } from '@provender/web/texts/use-language'
import { Suspense, useState } from 'react'
import { invoiceUpdateOf } from './invoice-update.ts'
import type { InvoicePayFieldsFragment } from './payment.documents.ts'
import { useDeclineLabels } from './use-card-labels.ts'

const PayInvoiceDialog = lazyPart(async () => (await import('./pay-invoice-dialog.tsx')).PayInvoiceDialog)

export function InvoicePay({
  invoice,
  label,
}: {
  readonly invoice: InvoicePayFieldsFragment
  readonly label?: string
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const declined = useDeclineLabels()
  const [isPaying, setPaying] = useState(false)
  const { number, payment, currencyCode } = invoice
  const update = invoiceUpdateOf(invoice)
  const amount = showMoney(minorOf(payment?.amount ?? ''), currencyCode, language)
  if (update === 'NOTHING') return null
  if (update === 'CHECKING')
    return (
      <output className="block text-small figures text-ink-2">{t`Checking the payment of ${amount} inc VAT…`}</output>
    )
  if (update === 'APPROVE')
    return (
      <div className="grid justify-items-start gap-1.5 print:hidden">
        <p className="text-small figures text-ink-2">{t`Your bank asks you to approve ${amount} inc VAT.`}</p>
        {payment?.challengePath && (
          <ButtonLink size="small" href={payment.challengePath}>{t`Continue to your bank`}</ButtonLink>
        )}
      </div>
    )
  return (
    <div className="grid justify-items-start gap-1.5 print:hidden">
      {update === 'PAY_WITH_ANOTHER' && payment?.declineReason && (
        <p className="text-small text-bad">{declined[payment.declineReason]}</p>
      )}
      <Button
        size="small"
        aria-label={label === undefined ? t`Pay by card, invoice ${number}` : t`${label}, invoice ${number}`}
        onClick={() => setPaying(true)}
      >
        {label ?? t`Pay by card`}
      </Button>
      {isPaying && (
        <Suspense>
          <PayInvoiceDialog invoice={invoice} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </div>
  )
}
