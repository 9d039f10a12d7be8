import { Trans, useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { otherStatementHref } from '../../kernel/links/server-files.ts'
import type { BalanceFieldsFragment } from './ledger.documents.ts'

interface OtherCurrenciesProps {
  readonly balances: BalanceFieldsFragment['otherCurrencies']
}

/** What the company owes in currencies that it had before, which its credit limit does not count. */
export function OtherCurrencies({ balances }: OtherCurrenciesProps) {
  const { t } = useLingui()
  if (balances.length === 0) return null
  return (
    <section aria-label={t`Other currencies`} className="mt-5">
      <h2 className="text-heading">{t`Other currencies`}</h2>
      <ul>
        {balances.map((each) => (
          <OtherBalance key={each.currencyCode} balance={each} />
        ))}
      </ul>
    </section>
  )
}

function OtherBalance({
  balance: { currencyCode, balance, overdue },
}: {
  readonly balance: OtherCurrenciesProps['balances'][number]
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const money = (amount: string) => showMoney(minorOf(amount), currencyCode, language)
  const owed = money(balance)
  const inCredit = money(balance.replace('-', ''))
  const amount = money(overdue)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5 figures">
      <span className="text-ink-2">
        {minorOf(balance) < 0 ? (
          <Trans>
            <b className="text-ink">{inCredit}</b> inc VAT in credit
          </Trans>
        ) : (
          <Trans>
            <b className="text-ink">{owed}</b> inc VAT owed
          </Trans>
        )}
      </span>
      {minorOf(overdue) > 0 && (
        <span className="text-bad">
          <Trans>
            <b className="font-[640]">{amount}</b> overdue
          </Trans>
        </span>
      )}
      <span className="ms-auto flex gap-4 print:hidden">
        <a className="link" href={otherStatementHref('pdf', currencyCode)} download>
          {t`PDF`}
        </a>
        <a className="link" href={otherStatementHref('csv', currencyCode)} download>
          {t`CSV`}
        </a>
      </span>
    </li>
  )
}
