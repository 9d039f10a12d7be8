import type { ReactNode } from 'react'

export interface TimelineStage {
  readonly state: 'done' | 'now' | 'next'
  readonly title: string
  readonly detail?: ReactNode
  readonly time?: string | undefined
}

export interface OrderTimelineProps {
  readonly label: string
  readonly stages: readonly TimelineStage[]
}

const dots = {
  done: 'mx-1.5 my-1 size-3 bg-accent',
  now: 'mx-0.5 size-5 bg-accent inset-ring-5 inset-ring-ground ring-2 ring-accent',
  next: 'mx-1.5 my-1 size-3 bg-ground inset-ring-2 inset-ring-line-strong',
} as const

const lines = {
  done: 'after:bg-accent',
  now: 'after:bg-line',
  next: 'after:bg-line',
} as const

const titles = {
  done: 'font-[600] text-ink',
  now: 'font-[600] text-ink',
  next: 'font-[480] text-ink-3',
} as const

export function OrderTimeline({ label, stages }: OrderTimelineProps) {
  return (
    <ol aria-label={label}>
      {stages.map(({ state, title, detail, time }) => (
        <li
          key={title}
          aria-current={state === 'now' ? 'step' : undefined}
          className={`relative grid grid-cols-[24px_minmax(0,1fr)_auto] gap-x-3 pb-4.5 text-small text-ink-2 after:absolute after:top-3.5 after:-bottom-1.5 after:left-2.75 after:w-0.5 after:drawn last:pb-0 last:after:hidden ${lines[state]}`}
        >
          <span className={`z-1 rounded-full drawn ${dots[state]}`} />
          <div>
            <b className={`block text-[0.9375rem]/5 ${titles[state]}`}>{title}</b>
            {detail}
          </div>
          {time && <span className="figures whitespace-nowrap max-[17rem]:whitespace-normal">{time}</span>}
        </li>
      ))}
    </ol>
  )
}
