import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { maxJointInvoices } from '@provender/domain/payment/joint-charge'
import { ButtonLink } from '@provender/ui/controls/button'
import { Pager } from '@provender/ui/controls/pager'
import { PageHeader } from '@provender/ui/page/page-parts'
import { useLanguage } from '@provender/web/texts/use-language'
import { useSuspenseQuery } from '@tanstack/react-query'
import { statementFileHref } from '../../kernel/links/server-files.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { invoicePollDelayMs } from '../payment/invoice-update.ts'
import { PayBar } from '../payment/pay-bar.tsx'
import { OpenInvoices } from './open-invoices.tsx'
import { OtherCurrencies } from './other-currencies.tsx'
import { PaperHead } from './paper-head.tsx'
import { StatementBalance } from './statement-balance.tsx'
import { StatementEntries } from './statement-entries.tsx'
import { StatementPeriod } from './statement-period.tsx'
import { statementQuery, viewedAt } from './statement-query.ts'
import type { StatementSearch } from './statement-search.ts'
import { statementHref } from './statement-view.ts'
import { useTickedInvoices } from './use-ticked-invoices.ts'

export function StatementPage({ search }: { readonly search: StatementSearch }) {
  const { t } = useLingui()
  const view = viewedAt(search, useConfig())
  const { accountStatement: statement, now: balance = statement } = useSuspenseQuery({
    ...statementQuery(view),
    refetchInterval: ({ state }) =>
      invoicePollDelayMs((state.data?.now ?? state.data?.accountStatement)?.openInvoices),
  }).data
  const ticks = useTickedInvoices(balance.openInvoices, maxJointInvoices)
  return (
    <>
      <PaperHead />
      <PageHeader
        title={t`Account statement`}
        end={
          <span className="flex gap-2 print:hidden">
            <ButtonLink size="small" href={statementFileHref('pdf', view)} download>
              {t`PDF`}
            </ButtonLink>
            <ButtonLink size="small" href={statementFileHref('csv', view)} download>
              {t`CSV`}
            </ButtonLink>
          </span>
        }
      />
      <StatementBalance balance={balance} />
      <OtherCurrencies balances={balance.otherCurrencies} />
      <OpenInvoices invoices={balance.openInvoices} ticks={ticks} />
      <StatementPeriod view={view} />
      <div data-density="compact">
        <StatementEntries statement={statement} />
        {statement.total > statement.pageSize && <Pages statement={statement} />}
      </div>
      <PayBar invoices={ticks.ticked} />
    </>
  )
}

interface PagesProps {
  readonly statement: {
    readonly from: string
    readonly to: string
    readonly page: number
    readonly pageSize: number
    readonly total: number
    readonly entries: readonly unknown[]
  }
}

function Pages({ statement }: PagesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { from, to, page, pageSize, total, entries } = statement
  const start = (page - 1) * pageSize + 1
  const [first, last, all] = [start, start + entries.length - 1, total].map((n) => showCount(n, language))
  const href = (next: number) => statementHref({ from, to, page: next })
  return (
    <Pager
      label={t`Pages`}
      text={t`${first} to ${last} of ${all}`}
      previous={page > 1 ? { href: href(page - 1), name: t`Previous` } : undefined}
      next={start + entries.length > total ? undefined : { href: href(page + 1), name: t`Next` }}
    />
  )
}
