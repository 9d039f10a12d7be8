import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as clipboardList } from 'lucide-react/icons/clipboard-list'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { icon } from '../tokens/icon.tsx'

const DoneIcon = icon(check)
const OrderIcon = icon(clipboardList)

const numbers = {
  done: 'border-accent bg-accent text-on-accent',
  now: 'border-ink bg-ink text-ground',
  later: 'border-line-strong text-ink-2',
} as const

export interface CheckoutStepProps {
  readonly number?: number | undefined
  readonly title: string
  readonly state: keyof typeof numbers
  readonly answer?: ReactNode
  readonly change?: { readonly label: string; readonly onChange: () => void } | undefined
  readonly children?: ReactNode
}

export function CheckoutStep({ number, title, state, answer, change, children }: CheckoutStepProps) {
  return (
    <section
      aria-current={state === 'now' ? 'step' : undefined}
      className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 border-t border-line py-4 first-of-type:border-ink"
    >
      <span
        className={`grid size-7 place-items-center rounded-full border-[1.5px] text-[0.875rem]/none font-[680] figures ${numbers[state]}`}
      >
        {state === 'done' ? <DoneIcon size="s" /> : (number ?? <OrderIcon size="s" />)}
      </span>
      <div className="min-w-0">
        <div className="flex min-h-7 items-start justify-between gap-3">
          <h2 className={`text-heading leading-7 ${state === 'later' ? 'text-ink-3' : ''}`}>{title}</h2>
          {state === 'done' && change && (
            <div className="relative flex h-7 items-center">
              <Button
                look="bare"
                size="small"
                aria-label={`${change.label}, ${title}`}
                onClick={change.onChange}
              >
                {change.label}
              </Button>
            </div>
          )}
        </div>
        {state === 'done' && answer && <div className="text-ink-2">{answer}</div>}
        {state === 'now' && children && <div className="mt-3 grid min-w-0 gap-4">{children}</div>}
      </div>
    </section>
  )
}
