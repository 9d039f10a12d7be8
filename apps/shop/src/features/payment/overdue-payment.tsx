import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { Note } from '@provender/ui/page/note'
import { hrefOf } from '@provender/web/address/href-of'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQuery } from '@tanstack/react-query'
import { overdueAmounts } from '../../kernel/format/overdue-amounts.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { InvoicePay } from './invoice-pay.tsx'
import { invoicePollDelayMs } from './invoice-update.ts'
import { overdueQuery } from './overdue-query.ts'
import type { InvoicePayFieldsFragment } from './payment.documents.ts'

const maxInvoices = 3

export interface OverduePaymentProps {
  readonly isPlaced: boolean
}

export function OverduePayment({ isPlaced }: OverduePaymentProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { registerCallPhoneNumber } = useConfig()
  const { data } = useQuery({
    ...overdueQuery(),
    refetchInterval: ({ state }) => invoicePollDelayMs(state.data?.accountStatement.openInvoices),
  })
  const statement = data?.accountStatement
  const overdue = statement?.openInvoices.filter(({ isOverdue }) => isOverdue) ?? []
  const amount = statement && overdueAmounts(statement, language)
  const reason = amount ? t`${amount} inc VAT is overdue.` : t`An invoice is overdue.`
  const isPayable = overdue.some(({ canPayByCard, payment }) => canPayByCard || payment !== null)
  return (
    <Note tone="low">
      <p>
        <b>{reason}</b>{' '}
        {isPlaced
          ? t`Your order is on hold and continues automatically once this is paid.`
          : t`Orders on account go on hold and continue automatically once this is paid.`}{' '}
        {statement &&
          !isPayable &&
          `${t`Please pay by bank transfer or call us.`} ${registerCallPhoneNumber}`}
      </p>
      <div className="mt-2 grid justify-items-start gap-2 empty:hidden">
        {overdue.slice(0, maxInvoices).map((invoice) => (
          <OverdueInvoice key={invoice.number} invoice={invoice} isOnly={overdue.length === 1} />
        ))}
        {overdue.length > maxInvoices && (
          <a className="link" href={hrefOf({ to: '/account/account-statements' })}>
            {t`See all open invoices`}
          </a>
        )}
      </div>
    </Note>
  )
}

function OverdueInvoice({
  invoice,
  isOnly,
}: {
  readonly invoice: InvoicePayFieldsFragment
  readonly isOnly: boolean
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const { number, open, currencyCode } = invoice
  const amount = showMoney(minorOf(open ?? ''), currencyCode, language)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <InvoicePay invoice={invoice} label={t`Pay ${amount} now`} />
      {!isOnly && <span className="text-ink-2">{t`Invoice ${number}`}</span>}
    </div>
  )
}
