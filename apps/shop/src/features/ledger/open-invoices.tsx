import { useLingui } from '@lingui/react/macro'
import { showCount, showMoney } from '@provender/domain/money/show-money'
import { IconLink } from '@provender/ui/controls/icon-button'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { shortDate } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as fileDown } from 'lucide-react/icons/file-down'
import { documentHref } from '../../kernel/links/server-files.ts'
import { InvoicePay } from '../payment/invoice-pay.tsx'
import type { BalanceFieldsFragment } from './ledger.documents.ts'
import { openInvoicesId } from './statement-view.ts'

const DocumentIcon = icon(fileDown)

type OpenInvoice = BalanceFieldsFragment['openInvoices'][number]

export function OpenInvoices({ invoices }: { readonly invoices: readonly OpenInvoice[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (invoices.length === 0) return null
  return (
    <section id={openInvoicesId} aria-label={t`Open invoices`} className="scroll-mt-below-header pt-6">
      <h2 className="mb-2 text-heading">
        {t`Open invoices`}{' '}
        <span className="text-small figures text-ink-2">{showCount(invoices.length, language)}</span>
      </h2>
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
  const { number, orderNumber, issuedOn, open, currencyCode, dueOn, isOverdue } = invoice
  const due = dueOn === null ? '' : shortDate(dueOn, language)
  const issued = shortDate(issuedOn, language)
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-b border-line py-1 figures tablet:grid-cols-[minmax(0,1fr)_13rem_6.5rem_minmax(5rem,auto)_auto]">
      <a
        href={hrefOf({ to: '/account/orders/$number', params: { number: orderNumber } })}
        className="group grid min-h-11 content-center justify-items-start"
      >
        <b className="text-name font-[600]">{number}</b>
        <span className="text-small text-ink-2 underline-offset-3 group-hover:underline">
          {t`Order ${orderNumber}, ${issued}`}
        </span>
      </a>
      <span
        className={`text-small max-tablet:row-start-2 max-tablet:pb-1 ${isOverdue ? 'font-[600] text-bad' : 'text-ink-2'}`}
      >
        {isOverdue ? t`Overdue since ${due}` : t`Due ${due}`}
      </span>
      <b className="text-end text-name font-[640] max-tablet:row-span-2">
        {showMoney(minorOf(open ?? ''), currencyCode, language)}
      </b>
      <div className="justify-self-end empty:hidden max-tablet:row-span-2 max-tablet:has-[p,output]:col-span-full max-tablet:has-[p,output]:row-start-3 max-tablet:has-[p,output]:justify-self-start">
        <InvoicePay invoice={invoice} label={t`Pay`} />
      </div>
      <span className="-mr-2.5 max-tablet:hidden tablet:col-start-5">
        <IconLink href={documentHref(number)} label={t`${number} (PDF)`} download>
          <DocumentIcon />
        </IconLink>
      </span>
    </li>
  )
}
