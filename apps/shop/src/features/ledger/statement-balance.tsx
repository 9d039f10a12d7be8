import { Trans, useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { MinimumProgress } from '@provender/ui/basket/summary'
import { ButtonLink } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { shortDate } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point'
import { PayOverdue } from '../payment/pay-overdue.tsx'
import { AgeingBar } from './ageing-bar.tsx'
import type { BalanceFieldsFragment } from './ledger.documents.ts'
import { onlyOverdue, overdueSince, payableOf } from './overdue-invoices.ts'
import { openInvoicesId } from './statement-view.ts'

const OverdueIcon = icon(circleAlert)
const OkIcon = icon(check)

/** What the company owes today, what of it is overdue, and the way to pay it. */
export function StatementBalance({ balance }: { readonly balance: BalanceFieldsFragment }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { ageing, closing, unallocated, credit, currencyCode, openInvoices, otherCurrencies } = balance
  const money = (amount: string) => showMoney(minorOf(amount), currencyCode, language)
  const owed = money(closing)
  const inCredit = money(closing.replace('-', ''))
  const payable = payableOf(openInvoices)
  const overdueInvoice = onlyOverdue(openInvoices)
  return (
    <section
      aria-label={t`Balance`}
      className="grid items-center gap-x-6 gap-y-3.5 rounded-sheet bg-sunken p-5 figures max-tablet:-mx-gutter max-tablet:rounded-none max-tablet:px-gutter max-tablet:py-4 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <p className="text-ink-2">
          {minorOf(closing) < 0 ? (
            <Trans>
              <b className="text-big text-ink">{inCredit}</b> inc VAT in credit
            </Trans>
          ) : (
            <Trans>
              <b className="text-big text-ink">{owed}</b> inc VAT owed
            </Trans>
          )}
        </p>
        {(minorOf(ageing.overdue) > 0 || otherCurrencies.every(({ overdue }) => minorOf(overdue) === 0)) && (
          <OverdueLine overdue={ageing.overdue} since={overdueSince(openInvoices)} money={money} />
        )}
      </div>
      {payable.length > 0 && (
        <div className="flex flex-wrap gap-2 *:grow max-tablet:*:px-2 max-tablet:*:text-label print:hidden">
          {overdueInvoice && <PayOverdue invoice={overdueInvoice} />}
          <ButtonLink size="tall" href={`#${openInvoicesId}`}>{t`Choose invoices`}</ButtonLink>
        </div>
      )}
      <div className="grid gap-2 md:col-span-full">
        <AgeingBar ageing={ageing} unallocated={unallocated} money={money} />
      </div>
      {credit && <Credit credit={credit} money={money} />}
    </section>
  )
}

interface OverdueLineProps {
  readonly overdue: string
  readonly since: string | undefined
  readonly money: (amount: string) => string
}

function OverdueLine({ overdue, since, money }: OverdueLineProps) {
  const { t } = useLingui()
  const language = useLanguage()
  if (minorOf(overdue) === 0)
    return (
      <p className="flex items-center gap-1.5 text-accent">
        <OkIcon size="s" />
        {t`Nothing overdue`}
      </p>
    )
  const amount = money(overdue)
  const day = since === undefined ? '' : shortDate(since, language)
  return (
    <p className="flex items-start gap-1.5 text-bad">
      <span className="grid h-lh flex-none place-items-center">
        <OverdueIcon size="s" />
      </span>
      <span>
        {since === undefined ? (
          <Trans>
            <b className="font-[640]">{amount}</b> overdue
          </Trans>
        ) : (
          <Trans>
            <b className="font-[640]">{amount}</b> overdue since {day}
          </Trans>
        )}
      </span>
    </p>
  )
}

interface CreditProps {
  readonly credit: NonNullable<BalanceFieldsFragment['credit']>
  readonly money: (amount: string) => string
}

function Credit({ credit, money }: CreditProps) {
  const { t } = useLingui()
  const [limit, left, openOrders] = [credit.limit, credit.left, credit.openOrders].map(money)
  return (
    <div className="grid gap-1.5 border-t border-line pt-3.5 text-small text-ink-2 md:col-span-full">
      <MinimumProgress
        label={t`Credit limit`}
        value={minorOf(credit.limit) - minorOf(credit.left)}
        of={Math.max(1, minorOf(credit.limit))}
      >
        <Trans>
          <b className="text-ink">{left}</b> left today of your {limit} limit
        </Trans>
      </MinimumProgress>
      {minorOf(credit.openOrders) > 0 && (
        <p>{t`Orders on account that are not invoiced yet: ${openOrders} inc VAT`}</p>
      )}
    </div>
  )
}
