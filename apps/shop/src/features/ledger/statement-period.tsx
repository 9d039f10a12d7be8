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
  const periods = periodsUntil(view.today)
  const isNamed = periods.some((period) => isSameDays(period, view))
  return (
    <div className="mt-8 mb-3 grid gap-x-4 gap-y-1 tablet:grid-cols-[auto_1fr] tablet:items-center print:hidden">
      <h2 className="text-heading">{t`Entries`}</h2>
      <ul
        aria-label={t`Periods`}
        className="flex scrollbar-none overflow-x-auto rounded-field bg-sunken p-0.75 max-tablet:-mx-gutter max-tablet:rounded-none max-tablet:px-gutter tablet:justify-self-end"
      >
        {periods.map((period) => (
          <li key={period.name} className="flex-none">
            <a
              href={statementHref(period)}
              aria-current={isSameDays(period, view) ? 'true' : undefined}
              className="flex min-h-8 items-center rounded-[7px] px-2.5 text-label whitespace-nowrap text-ink-2 hover:text-ink pointer-coarse:min-h-11 current:bg-raised current:text-ink current:shadow-1"
            >
              {names[period.name]}
            </a>
          </li>
        ))}
      </ul>
      <details open={!isNamed} key={`${view.from} ${view.to}`} className="tablet:col-span-full">
        <summary className="w-fit cursor-pointer py-1.5 text-label text-accent pointer-coarse:py-3">
          {t`Other dates`}
        </summary>
        <form
          action={hrefOf({ to: '/account/account-statements' })}
          onSubmit={onSubmit}
          className="grid grid-cols-2 items-end gap-2 pb-2 tablet:grid-cols-[168px_168px_auto_1fr]"
        >
          <DateField
            label={t`From`}
            name="from"
            format={format}
            max={view.today}
            defaultValue={view.from}
            required
          />
          <DateField
            label={t`To`}
            name="to"
            format={format}
            max={view.today}
            defaultValue={view.to}
            required
          />
          <span className="max-tablet:col-span-2">
            <Button type="submit">{t`Show`}</Button>
          </span>
        </form>
      </details>
    </div>
  )
}

function isSameDays(period: NamedPeriod, view: StatementView): boolean {
  return period.from === view.from && period.to === view.to
}
