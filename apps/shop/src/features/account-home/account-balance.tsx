import { Trans, useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { ButtonLink } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { dayLabels } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQuery } from '@tanstack/react-query'
import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point'
import { overdueAmounts } from '../../kernel/format/overdue-amounts.ts'
import type { AccountBalanceQuery } from '../account/account.documents.ts'
import { balanceQuery, isOverdue } from '../account/balance-query.ts'
import { allOverdueSince, onlyOverdue } from '../ledger/overdue-invoices.ts'
import { openInvoicesHref } from '../ledger/statement-view.ts'

const OverdueIcon = icon(circleAlert)

type Statement = AccountBalanceQuery['accountStatement']

/** What the company owes, and the way to pay it. */
export function AccountBalance() {
  const { t } = useLingui()
  const language = useLanguage()
  const balance = useQuery(balanceQuery).data
  if (!balance) return null
  const { accountStatement: statement } = balance
  const { closing, ageing, credit, currencyCode, otherCurrencies } = statement
  const money = (amount: string) => showMoney(minorOf(amount), currencyCode, language)
  const isOwnOverdue = minorOf(ageing.overdue) > 0
  const overdue = money(ageing.overdue)
  const href = hrefOf({ to: '/account/account-statements' })
  return (
    <section
      aria-label={t`Balance`}
      className="grid content-between gap-3.5 rounded-sheet bg-sunken p-4 figures tablet:p-5"
    >
      <div>
        <Balance currencyCode={currencyCode} balance={closing} />
        {otherCurrencies.map((each) => (
          <Balance key={each.currencyCode} {...each} />
        ))}
        {isOverdue(balance) && <Overdue statement={statement} />}
      </div>
      {isOwnOverdue && <AgeBar ageing={ageing} money={money} />}
      {credit && <Credit left={money(credit.left)} limit={money(credit.limit)} />}
      <div className="flex flex-wrap gap-2 *:grow">
        {isOwnOverdue &&
          (onlyOverdue(statement.openInvoices) ? (
            <ButtonLink look="go" href={href}>{t`Pay overdue ${overdue}`}</ButtonLink>
          ) : (
            <ButtonLink look="go" href={openInvoicesHref}>{t`See overdue invoices`}</ButtonLink>
          ))}
        <ButtonLink href={href}>{t`Statement`}</ButtonLink>
      </div>
    </section>
  )
}

function Balance({ currencyCode, balance }: { readonly currencyCode: string; readonly balance: string }) {
  const language = useLanguage()
  const owed = showMoney(minorOf(balance), currencyCode, language)
  const inCredit = showMoney(minorOf(balance.replace('-', '')), currencyCode, language)
  return (
    <p className="text-ink-2">
      {minorOf(balance) < 0 ? (
        <Trans>
          <b className="text-title text-ink">{inCredit}</b> inc VAT in credit
        </Trans>
      ) : (
        <Trans>
          <b className="text-title text-ink">{owed}</b> inc VAT owed
        </Trans>
      )}
    </p>
  )
}

function Overdue({ statement }: { readonly statement: Statement }) {
  const { t } = useLingui()
  const language = useLanguage()
  const amount = overdueAmounts(statement, language)
  const since = allOverdueSince(statement)
  const due = since === undefined ? undefined : dayLabels(since, language)
  const day = due && `${due.day} ${due.month}`
  return (
    <p className="mt-1 flex items-center gap-1.5 text-bad">
      <OverdueIcon size="s" />
      {day === undefined ? t`${amount} overdue` : t`${amount} overdue since ${day}`}
    </p>
  )
}

interface AgeBarProps {
  readonly ageing: Statement['ageing']
  readonly money: (amount: string) => string
}

/** How much of the open invoices is overdue. */
function AgeBar({ ageing, money }: AgeBarProps) {
  const { t } = useLingui()
  const overdue = money(ageing.overdue)
  const current = money(ageing.current)
  return (
    <div className="flex h-2 gap-0.5 overflow-hidden rounded-[4px] *:drawn">
      <span className="sr-only">{t`${overdue} is overdue, ${current} is not due yet`}</span>
      <span className="bg-bad" style={{ flexGrow: minorOf(ageing.overdue) }} />
      <span className="bg-line-strong" style={{ flexGrow: minorOf(ageing.current) }} />
    </div>
  )
}

function Credit({ left, limit }: { readonly left: string; readonly limit: string }) {
  const { t } = useLingui()
  return <p className="text-small text-ink-2">{t`${left} of ${limit} credit left`}</p>
}
