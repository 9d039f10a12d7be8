import { Trans, useLingui } from '@lingui/react/macro'
import type { Minor } from '@provender/domain/money/money'
import { showMoney } from '@provender/domain/money/show-money'
import { MinimumProgress, Summary, Totals } from '@provender/ui/basket/summary'
import { Note } from '@provender/ui/page/note'
import { shortDate } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import type { AccountStatementQuery } from './ledger.documents.ts'

export function StatementSide({
  statement,
}: {
  readonly statement: AccountStatementQuery['accountStatement']
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const { ageing, closing, unallocated, credit, currencyCode, to } = statement
  const money = (amount: string) => showMoney(minorOf(amount), currencyCode, language)
  const day = shortDate(to, language)
  const overdue = money(ageing.overdue)
  return (
    <Summary label={t`Summary`}>
      <h2 className="text-heading">{t`Balance at ${day}`}</h2>
      {minorOf(ageing.overdue) > 0 && <Note tone="low">{t`${overdue} inc VAT is overdue.`}</Note>}
      <Totals
        lines={[
          { name: t`Not due yet`, value: money(ageing.current) },
          { name: t`1–30 days overdue`, value: money(ageing.days30) },
          { name: t`31–60 days overdue`, value: money(ageing.days60) },
          { name: t`61–90 days overdue`, value: money(ageing.days90) },
          { name: t`Over 90 days`, value: money(ageing.older) },
          ...(minorOf(unallocated) > 0
            ? [
                {
                  name: t`Not allocated to an invoice`,
                  value: showMoney((0 - minorOf(unallocated)) as Minor, currencyCode, language),
                },
              ]
            : []),
        ]}
        total={{ name: t`Balance inc VAT`, value: money(closing) }}
      />
      {credit && <Credit credit={credit} money={money} />}
    </Summary>
  )
}

interface CreditProps {
  readonly credit: NonNullable<AccountStatementQuery['accountStatement']['credit']>
  readonly money: (amount: string) => string
}

function Credit({ credit, money }: CreditProps) {
  const { t } = useLingui()
  const [limit, left, openOrders] = [credit.limit, credit.left, credit.openOrders].map(money)
  return (
    <div className="grid gap-1.5 border-t border-line pt-4 text-small figures text-ink-2">
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
