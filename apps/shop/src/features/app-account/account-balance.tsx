import { Trans, useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { MinimumProgress } from '@provender/ui/basket/summary'
import { ButtonLink } from '@provender/ui/controls/button'
import { hrefOf } from '@provender/web/address/href-of'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountStatementQuery } from './account-statement-query.ts'

export function AccountBalance() {
  const { t } = useLingui()
  const language = useLanguage()
  const statement = useQuery(accountStatementQuery(useQueryClient())).data?.accountStatement
  if (!statement) return null
  const { closing, ageing, credit, currencyCode } = statement
  const money = (amount: string) => showMoney(minorOf(amount), currencyCode, language)
  const isOverdue = minorOf(ageing.overdue) > 0
  const overdue = money(ageing.overdue)
  const isInCredit = minorOf(closing) < 0
  const owed = money(closing)
  const inCredit = money(closing.replace('-', ''))
  const href = hrefOf({ to: '/account/account-statements' })
  return (
    <section aria-label={t`Balance`} className="grid gap-3 rounded-sheet bg-sunken p-4 figures">
      <p className="text-ink-2">
        {isInCredit ? (
          <Trans>
            <b className="text-title text-ink">{inCredit}</b> inc VAT in credit
          </Trans>
        ) : (
          <Trans>
            <b className="text-title text-ink">{owed}</b> inc VAT owed
          </Trans>
        )}
        {isOverdue && <b className="block font-[640] text-bad">{t`${overdue} inc VAT is overdue.`}</b>}
      </p>
      {credit && <Credit credit={credit} money={money} />}
      <div className="flex flex-wrap gap-2 *:grow">
        {isOverdue && <ButtonLink look="go" href={href}>{t`Pay overdue ${overdue}`}</ButtonLink>}
        <ButtonLink href={href}>{t`Statement`}</ButtonLink>
      </div>
    </section>
  )
}

interface CreditProps {
  readonly credit: { readonly limit: string; readonly left: string }
  readonly money: (amount: string) => string
}

function Credit({ credit, money }: CreditProps) {
  const { t } = useLingui()
  const [left, limit] = [money(credit.left), money(credit.limit)]
  return (
    <MinimumProgress
      label={t`Credit used`}
      value={minorOf(credit.limit) - minorOf(credit.left)}
      of={Math.max(1, minorOf(credit.limit))}
    >
      {t`${left} of ${limit} credit left`}
    </MinimumProgress>
  )
}
