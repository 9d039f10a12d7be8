import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { minorOf } from '@provender/web/format/minor-of'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useLanguage } from '@provender/web/texts/use-language'
import { Suspense, useState } from 'react'
import { amountToApprove, invoiceUpdate } from './invoice-update.ts'
import type { InvoicePayFieldsFragment } from './payment.documents.ts'
import { useDeclineLabels } from './use-card-labels.ts'

const PayInvoiceDialog = lazyPart(async () => (await import('./pay-invoice-dialog.tsx')).PayInvoiceDialog)

interface InvoicePayProps {
  readonly invoice: InvoicePayFieldsFragment
  readonly label?: string
  /** All invoices shown, of which one charge may pay several. */
  readonly among?: readonly InvoicePayFieldsFragment[]
  /** It is paid by its tick, so that it has no button. */
  readonly hasTick?: boolean
}

export function InvoicePay({ invoice, label, among = [invoice], hasTick = false }: InvoicePayProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const declined = useDeclineLabels()
  const [isPaying, setPaying] = useState(false)
  const { number, payment, currencyCode } = invoice
  const update = invoiceUpdate(invoice)
  const charged =
    update === 'APPROVE'
      ? amountToApprove(among, payment?.challengePath ?? null)
      : minorOf(payment?.amount ?? '')
  const amount = showMoney(charged, currencyCode, language)
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
  if (hasTick && update === 'PAY') return null
  return (
    <div className="grid justify-items-start gap-1.5 print:hidden">
      {update === 'PAY_WITH_ANOTHER' && payment?.declineReason && (
        <p className="text-small text-bad">{declined[payment.declineReason]}</p>
      )}
      {!hasTick && (
        <Button
          size="small"
          aria-label={
            label === undefined ? t`Pay by card, invoice ${number}` : t`${label}, invoice ${number}`
          }
          onClick={() => setPaying(true)}
        >
          {label ?? t`Pay by card`}
        </Button>
      )}
      {isPaying && (
        <Suspense>
          <PayInvoiceDialog invoice={invoice} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </div>
  )
}
