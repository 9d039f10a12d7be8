import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as landmark } from 'lucide-react/icons/landmark'
import type { ReactNode } from 'react'

const BankIcon = icon(landmark)

export interface BankFrameProps {
  readonly title: string
  readonly failure?: string | undefined
  readonly children: ReactNode
}

export function BankFrame({ title, failure, children }: BankFrameProps) {
  return (
    <div className="mx-auto mt-8 mb-6 grid max-w-110 gap-4">
      <span className="text-ink-2">
        <BankIcon size="x" />
      </span>
      <h1 className="text-display">{title}</h1>
      {failure && (
        <Note tone="bad" urgent>
          {failure}
        </Note>
      )}
      {children}
    </div>
  )
}
