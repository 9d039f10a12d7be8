import { useLingui } from '@lingui/react/macro'
import { minorOf } from '@provender/web/format/minor-of'
import type { BalanceFieldsFragment } from './ledger.documents.ts'

interface AgeingBarProps {
  readonly ageing: BalanceFieldsFragment['ageing']
  readonly unallocated: string
  readonly money: (amount: string) => string
}

/** The open amounts by days overdue, the oldest first, as one bar with its key. */
export function AgeingBar({ ageing, unallocated, money }: AgeingBarProps) {
  const { t } = useLingui()
  const parts = [
    { name: t`Over 90 days`, amount: ageing.older, look: 'bg-bad' },
    { name: t`61–90 days overdue`, amount: ageing.days90, look: 'bg-bad' },
    { name: t`31–60 days overdue`, amount: ageing.days60, look: 'bg-bad' },
    { name: t`1–30 days overdue`, amount: ageing.days30, look: 'bg-bad' },
    { name: t`Not due yet`, amount: ageing.current, look: 'bg-line-strong' },
  ].filter(({ amount }) => minorOf(amount) > 0)
  if (parts.length === 0) return null
  return (
    <>
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ name, amount, look }) => (
          <span key={name} className={`min-w-1 ${look}`} style={{ flex: minorOf(amount) }} />
        ))}
      </div>
      <dl className="grid gap-x-6 gap-y-0.5 text-small tablet:flex tablet:flex-wrap tablet:justify-between">
        {parts.map(({ name, amount, look }) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="flex items-center gap-1.5 text-ink-2">
              <span aria-hidden className={`size-2 flex-none rounded-[2px] ${look}`} />
              {name}
            </dt>
            <dd className="whitespace-nowrap">{money(amount)}</dd>
          </div>
        ))}
        {minorOf(unallocated) > 0 && (
          <div className="flex justify-between gap-3">
            <dt className="text-ink-2">{t`Not allocated to an invoice`}</dt>
            <dd className="whitespace-nowrap">{money(`-${unallocated}`)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
