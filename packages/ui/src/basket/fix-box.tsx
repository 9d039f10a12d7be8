import { __iconData as warning } from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { icon } from '../tokens/icon.tsx'

const WarningIcon = icon(warning)

export interface FixBoxProps {
  /** 'Olive Oil 5 L' */
  readonly title: string
  /** 'Only 2 boxes left.' */
  readonly detail: ReactNode
  /** The ways to decide. */
  readonly children: ReactNode
}

/** A line that needs a decision, with the ways to decide. */
export function FixBox({ title, detail, children }: FixBoxProps) {
  return (
    <div className="grid gap-2.5 rounded-tile bg-low-soft p-3 edged">
      <p className="flex items-start gap-2 text-small figures">
        <span className="mt-px text-low">
          <WarningIcon size="s" />
        </span>
        <span>
          <b className="font-[640]">{title}</b> <span className="[&_b]:font-[430]">{detail}</span>
        </span>
      </p>
      {children}
    </div>
  )
}
