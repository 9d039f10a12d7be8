import { icon } from '@provender/ui/tokens/icon'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down'
import { __iconData as circleHelp } from 'lucide-react/icons/circle-question-mark'
import { __iconData as cross } from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PasteGroup } from './paste-rows.ts'

const FoldIcon = icon(chevronDown)
const signs = {
  sure: { Sign: icon(check), look: 'bg-accent text-on-accent' },
  check: { Sign: icon(circleHelp), look: 'bg-low-soft text-low' },
  left: { Sign: icon(cross), look: 'bg-bad-soft text-bad' },
}

export interface PasteSectionProps {
  readonly group: PasteGroup
  readonly name: string
  /** '24 lines' */
  readonly count: string
  /** What its ticked lines come to; undefined if none is ticked. */
  readonly sum: string | undefined
  /** Shows only its head until it is pressed. */
  readonly isFolded: boolean
  /** It has folded the row that had the focus. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

export function PasteSection({ group, name, count, sum, isFolded, takesFocus, children }: PasteSectionProps) {
  const { Sign, look } = signs[group]
  const [startsFolded] = useState(isFolded)
  const summary = useRef<HTMLElement>(null)
  const takeFocus = useEffectEvent(() => {
    if (takesFocus && document.activeElement === document.body) summary.current?.focus()
  })
  useEffect(() => takeFocus(), [])
  const head = (
    <>
      <span className={`grid size-6 flex-none place-items-center rounded-full ${look}`}>
        <Sign size="s" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
        <h3 className="text-heading">{name}</h3>
        <span className="text-small figures text-ink-2">{count}</span>
      </div>
      {sum !== undefined && <span className="font-[640] figures">{sum}</span>}
    </>
  )
  const headLook = 'flex min-h-13 items-center gap-x-2.5'
  if (!startsFolded)
    return (
      <section className="border-t border-ink">
        <div className={headLook}>{head}</div>
        <div className="border-t border-line">{children}</div>
      </section>
    )
  return (
    <details className="group/fold border-t border-ink">
      <summary ref={summary} className={`${headLook} cursor-pointer list-none`}>
        {head}
        <span className="transition-transform group-open/fold:rotate-180">
          <FoldIcon size="s" />
        </span>
      </summary>
      <div className="border-t border-line">{children}</div>
    </details>
  )
}
