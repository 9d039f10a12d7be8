import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { StateTag } from '@provender/ui/page/state-tag'
import { hrefOf } from '@provender/web/address/href-of'
import { shortDate } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { documentHref } from '../../kernel/links/server-files.ts'
import { InvoicePay } from '../payment/invoice-pay.tsx'
import type { AccountStatementQuery } from './ledger.documents.ts'

type OpenInvoice = AccountStatementQuery['accountStatement']['openInvoices'][number]

export function OpenInvoices({ invoices }: { readonly invoices: readonly OpenInvoice[] }) {
  const { t } = useLingui()
  if (invoices.length === 0) return null
  return (
    <section aria-label={t`Open invoices`} className="mt-2 mb-6">
      <h2 className="mb-2 text-heading">{t`Open invoices`}</h2>
      <ul className="border-t border-ink">
        {invoices.map((invoice) => (
          <InvoiceItem key={invoice.number} invoice={invoice} />
        ))}
      </ul>
    </section>
  )
}

function InvoiceItem({ invoice }: { readonly invoice: OpenInvoice }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { number, orderNumber, open, currencyCode, dueOn, isOverdue } = invoice
  const due = dueOn === null ? '' : shortDate(dueOn, language)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 border-b border-line py-2.5 tablet:grid-cols-[minmax(0,1fr)_auto_minmax(7rem,auto)] pointer-coarse:py-1.5">
      <p>
        <a
          href={documentHref(number)}
          download
          className="inline-flex w-fit items-center py-0.5 figures whitespace-nowrap link pointer-coarse:min-h-11"
        >
          {t`${number} (PDF)`}
        </a>
        <a
          href={hrefOf({ to: '/account/orders/$number', params: { number: orderNumber } })}
          className="flex w-fit items-center py-1 text-small figures text-ink-2 underline-offset-3 hover:underline pointer-coarse:min-h-11"
        >
          {t`Order ${orderNumber}`}
        </a>
      </p>
      <p className="text-end figures">
        <b className="text-figure">{showMoney(minorOf(open ?? ''), currencyCode, language)}</b>{' '}
        <span className="text-small text-ink-2">{t`inc VAT`}</span>
        <span className="block">
          <StateTag tone={isOverdue ? 'bad' : 'quiet'}>
            {isOverdue ? t`overdue, was due ${due}` : t`due ${due}`}
          </StateTag>
        </span>
      </p>
      <div className="justify-self-end empty:hidden max-tablet:col-span-2">
        <InvoicePay invoice={invoice} />
      </div>
    </li>
  )
}
