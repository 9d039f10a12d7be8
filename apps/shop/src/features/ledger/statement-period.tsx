import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { DateField } from '@provender/ui/controls/date-field'
import { hrefOf } from '@provender/web/address/href-of'
import { shortDate } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useRouter } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { parseStatementSearch } from './statement-search.ts'
import { type NamedPeriod, periodsUntil, statementHref, type StatementView } from './statement-view.ts'

export function StatementPeriod({ view }: { readonly view: StatementView }) {
  const { t } = useLingui()
  const router = useRouter()
  const language = useLanguage()
  const format = (date: string) => shortDate(date, language)
  const names: Readonly<Record<NamedPeriod['name'], string>> = {
    month: t`This month`,
    lastMonth: t`Last month`,
    quarter: t`Last 90 days`,
    year: t`Last 12 months`,
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { from, to } = parseStatementSearch(Object.fromEntries(new FormData(event.currentTarget)))
    void router.navigate({ to: '/account/account-statements', search: { from, to } })
  }
  return (
    <div className="mb-5 grid gap-2 print:hidden">
      <form
        action={hrefOf({ to: '/account/account-statements' })}
        // Another statement needs new fields.
        key={`${view.from} ${view.to}`}
        onSubmit={onSubmit}
        className="grid grid-cols-2 items-end gap-2 tablet:grid-cols-[168px_168px_auto_1fr]"
      >
        <DateField
          label={t`From`}
          name="from"
          format={format}
          max={view.today}
          defaultValue={view.from}
          required
        />
        <DateField label={t`To`} name="to" format={format} max={view.today} defaultValue={view.to} required />
        <span className="max-tablet:col-span-2">
          <Button type="submit">{t`Show`}</Button>
        </span>
      </form>
      <ul aria-label={t`Periods`} className="flex flex-wrap gap-x-4 pointer-coarse:gap-y-3">
        {periodsUntil(view.today).map((period) => (
          <li key={period.name}>
            <a
              href={statementHref(period)}
              aria-current={period.from === view.from && period.to === view.to ? 'true' : undefined}
              className="press-area relative inline-block py-1.5 text-label text-accent underline-offset-3 hover:underline current:text-ink"
            >
              {names[period.name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
