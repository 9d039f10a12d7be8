import { __iconData as clock } from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { PageBar } from '../page/page-bar.tsx'
import { icon } from '../tokens/icon.tsx'

const ClockIcon = icon(clock)

export interface SummaryProps {
  readonly label: string
  readonly children: ReactNode
}

export function Summary({ label, children }: SummaryProps) {
  return (
    <aside
      aria-label={label}
      className="grid break-inside-avoid gap-4 rounded-sheet bg-sunken px-5 py-6 md:sticky md:top-below-header print:static"
    >
      {children}
    </aside>
  )
}

export interface TotalsLine {
  /** 'Net, 38 lines', 'VAT 20% on £146.60', 'Delivery' */
  readonly name: string
  readonly value: string
}

export interface TotalsProps {
  readonly lines: readonly TotalsLine[]
  readonly total: TotalsLine
}

export function Totals({ lines, total }: TotalsProps) {
  return (
    <dl className="grid gap-y-1.5 figures">
      {lines.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-2">{name}</dt>
          <dd className="whitespace-nowrap">{value}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-ink pt-2.5 text-total">
        <dt className="text-heading leading-7">{total.name}</dt>
        <dd className="whitespace-nowrap">{total.value}</dd>
      </div>
    </dl>
  )
}

export interface MinimumProgressProps {
  readonly label: string
  /** `value` and `of` have the same unit; the bar is full at `of`. */
  readonly value: number
  readonly of: number
  /** '£44.20 to the £150.00 delivery minimum', with the amount in bold. */
  readonly children: ReactNode
}

export function MinimumProgress({ label, value, of, children }: MinimumProgressProps) {
  return (
    <div className="grid gap-1.5 text-small figures text-ink-2">
      <p>{children}</p>
      <progress aria-label={label} value={Math.min(value, of)} max={of} className="goal-bar" />
    </div>
  )
}

export interface CutOffClockProps {
  readonly title: string
  readonly children: ReactNode
  readonly near?: boolean | undefined
}

export function CutOffClock({ title, children, near }: CutOffClockProps) {
  return (
    <div
      className={`flex items-start gap-2.5 text-small figures text-ink-2 ${near ? 'time-near' : 'time-far'}`}
    >
      <ClockIcon />
      <p>
        <b className="block text-name font-[640] text-balance text-ink">{title}</b>
        {children}
      </p>
    </div>
  )
}

export interface OrderTimeProps {
  /** 'Delivery' */
  readonly method: string
  /** 'Thursday 26 November' */
  readonly time: string
  /** 'Order within 11 h 48 m to keep this day' */
  readonly children?: ReactNode
}

/** What the order is for: the method, and the day large enough to be checked at a glance. */
export function OrderTime({ method, time, children }: OrderTimeProps) {
  return (
    <div className="grid gap-0.5 text-small figures text-ink-2">
      <span>{method}</span>
      <b className="text-heading text-balance text-ink">{time}</b>
      {children}
    </div>
  )
}

export interface PayBarProps {
  readonly total: string
  readonly details: readonly string[]
  readonly children: ReactNode
}

/** The summary in one line at the bottom of a phone, above the tabs. It is the last element of its page. */
export function PayBar({ total, details, children }: PayBarProps) {
  return (
    <PageBar className="-mx-gutter grid grid-cols-[minmax(8.5rem,1fr)_auto] items-center gap-3 bg-raised px-gutter py-2.5 md:hidden">
      <p className="flex flex-wrap items-baseline gap-x-2 text-[0.75rem]/4 figures text-ink-3">
        <b className="text-[1.125rem]/5 font-[700] text-ink">{total}</b>
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </p>
      {children}
    </PageBar>
  )
}
