import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { StateTag } from '@provender/ui/page/state-tag'
import { shortDate } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { documentHref } from '../../kernel/links/server-files.ts'
import { useLedgerLabels } from '../ledger/use-ledger-labels.ts'
import { InvoicePay } from '../payment/invoice-pay.tsx'
import type { OrderPageQuery } from './orders.documents.ts'

type OrderDocument = OrderPageQuery['order']['documents'][number]

export function OrderDocuments({ documents }: { readonly documents: readonly OrderDocument[] }) {
  const { t } = useLingui()
  if (documents.length === 0) return null
  return (
    <section aria-label={t`Invoice and credit notes`}>
      <h2 className="mb-2 text-heading">{t`Invoice and credit notes`}</h2>
      <ul className="border-t border-ink">
        {documents.map((document) => (
          <DocumentItem key={document.number} document={document} />
        ))}
      </ul>
    </section>
  )
}

function DocumentItem({ document }: { readonly document: OrderDocument }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { kinds } = useLedgerLabels()
  const { kind, number, issuedOn, totals, currencyCode, reason } = document
  const gross = showMoney(minorOf(totals.gross), currencyCode, language)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5">
      <p>
        {kinds[kind]}{' '}
        <a href={documentHref(number)} download className="inline-block py-0.5 figures link">
          {t`${number} (PDF)`}
        </a>
        <span className="block text-small figures wrap-anywhere text-ink-2">
          {[shortDate(issuedOn, language), reason].filter(Boolean).join(' · ')}
        </span>
      </p>
      <p className="text-end figures">
        <b className="block text-figure">{kind === 'CREDIT_NOTE' ? `−${gross}` : gross}</b>
        <span className="block text-small text-ink-2">{t`inc VAT`}</span>
        <InvoiceState document={document} />
      </p>
      <div className="col-span-2 mt-1.5 justify-self-end empty:hidden">
        <InvoicePay invoice={document} />
      </div>
    </li>
  )
}

function InvoiceState({
  document: { open, dueOn, isOverdue, currencyCode },
}: {
  readonly document: OrderDocument
}) {
  const { t } = useLingui()
  const language = useLanguage()
  if (open === null || dueOn === null) return null
  if (minorOf(open) === 0) return <StateTag tone="yours">{t`Settled`}</StateTag>
  const left = showMoney(minorOf(open), currencyCode, language)
  const due = shortDate(dueOn, language)
  return isOverdue ? (
    <StateTag tone="bad">{t`${left} overdue, was due ${due}`}</StateTag>
  ) : (
    <StateTag tone="quiet">{t`${left} due ${due}`}</StateTag>
  )
}
