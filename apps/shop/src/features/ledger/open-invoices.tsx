import { useLingui } from '@lingui/react/macro'
import { showCount, showMoney } from '@provender/domain/money/show-money'
import { PickBox } from '@provender/ui/controls/choice'
import { IconLink } from '@provender/ui/controls/icon-button'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { dayAfter, shortDate } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as fileDown } from 'lucide-react/icons/file-down'
import type { ReactNode } from 'react'
import { documentHref } from '../../kernel/links/server-files.ts'
import { InvoicePay } from '../payment/invoice-pay.tsx'
import type { BalanceFieldsFragment } from './ledger.documents.ts'
import { openInvoicesId } from './statement-view.ts'
import type { TickedInvoices } from './use-ticked-invoices.ts'

const DocumentIcon = icon(fileDown)

type OpenInvoice = BalanceFieldsFragment['openInvoices'][number]

interface OpenInvoicesProps {
  readonly invoices: readonly OpenInvoice[]
  readonly ticks: TickedInvoices<OpenInvoice>
}

export function OpenInvoices({ invoices, ticks }: OpenInvoicesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  if (invoices.length === 0) return null
  const { tickable, ticked, isFull, tickAll } = ticks
  const hasTicks = tickable.length > 0
  return (
    <section id={openInvoicesId} aria-label={t`Open invoices`} className="scroll-mt-below-header pt-6">
      <div className="mb-1 flex min-h-11 items-center gap-x-1">
        {hasTicks && (
          <TickSlot>
            <PickBox
              label={t`Choose all`}
              checked={isFull || ticked.length === tickable.length}
              onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
            />
          </TickSlot>
        )}
        <h2 className="text-heading">
          {t`Open invoices`}{' '}
          <span className="text-small figures text-ink-2">{showCount(invoices.length, language)}</span>
        </h2>
      </div>
      <ul className="border-t border-ink">
        {invoices.map((invoice) => (
          <li
            key={invoice.number}
            className="flex items-start gap-x-1 border-b border-line py-1 figures has-checked:bg-sunken tablet:items-center"
          >
            {hasTicks && (
              <TickSlot>
                {tickable.includes(invoice) && <InvoiceTick invoice={invoice} ticks={ticks} />}
              </TickSlot>
            )}
            <InvoiceFacts invoice={invoice} among={invoices} hasTick={tickable.includes(invoice)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TickSlot({ children }: { readonly children: ReactNode }) {
  return (
    <span className="-ml-1.5 grid min-h-11 w-8 flex-none place-items-center print:hidden pointer-coarse:w-11">
      {children}
    </span>
  )
}

interface InvoiceTickProps {
  readonly invoice: OpenInvoice
  readonly ticks: TickedInvoices<OpenInvoice>
}

function InvoiceTick({ invoice, ticks: { ticked, isFull, tick } }: InvoiceTickProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { number, open, currencyCode } = invoice
  const amount = showMoney(minorOf(open ?? ''), currencyCode, language)
  const isTicked = ticked.includes(invoice)
  return (
    <PickBox
      label={t`Pay ${number}, ${amount}`}
      checked={isTicked}
      disabled={isFull && !isTicked}
      onChange={({ currentTarget }) => tick(number, currentTarget.checked)}
    />
  )
}

interface InvoiceFactsProps {
  readonly invoice: OpenInvoice
  readonly among: readonly OpenInvoice[]
  readonly hasTick: boolean
}

function InvoiceFacts({ invoice, among, hasTick }: InvoiceFactsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { number, orderNumber, issuedOn, open, currencyCode, dueOn, isOverdue } = invoice
  // It could still be paid on its due day.
  const due = dueOn === null ? '' : shortDate(isOverdue ? dayAfter(dueOn) : dueOn, language)
  // A date is not broken into two lines.
  const issued = shortDate(issuedOn, language).replaceAll(' ', '\u00A0')
  return (
    <div
      data-stacks
      className="grid min-h-14 min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 tablet:grid-cols-[minmax(0,1fr)_13rem_6.5rem_minmax(5rem,auto)_auto]"
    >
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
      <b className="text-end text-name font-[640] max-tablet:col-start-2 max-tablet:row-start-1">
        {showMoney(minorOf(open ?? ''), currencyCode, language)}
      </b>
      <div className="justify-self-end empty:hidden max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:has-[p,output]:col-span-full max-tablet:has-[p,output]:col-start-1 max-tablet:has-[p,output]:row-start-3 max-tablet:has-[p,output]:justify-self-start">
        <InvoicePay invoice={invoice} label={t`Pay`} among={among} hasTick={hasTick} />
      </div>
      <span className="-mr-2.5 max-tablet:col-start-3 max-tablet:row-start-1 tablet:col-start-5 print:hidden">
        <IconLink href={documentHref(number)} label={t`${number} (PDF)`} download>
          <DocumentIcon />
        </IconLink>
      </span>
    </div>
  )
}
