import type { ReactNode } from 'react'
import { Prompt } from './prompt.tsx'

export interface QuestionBarProps {
  readonly label: string
  readonly icon?: ReactNode
  readonly children: ReactNode
  /** Buttons. Declining must be as easy as accepting. */
  readonly actions: ReactNode
}

export function QuestionBar({ label, icon, children, actions }: QuestionBarProps) {
  return (
    <Prompt
      label={label}
      className="mx-2 my-1.75 grid gap-3 rounded-tile border border-line bg-raised p-4 shadow-2 tablet:mr-gutter tablet:mb-6 tablet:ml-auto tablet:max-w-105"
    >
      <div className="flex items-start gap-3 text-small text-ink-2">
        {icon && <span className="flex-none text-ink">{icon}</span>}
        <div>{children}</div>
      </div>
      <div className="flex flex-wrap justify-end gap-2">{actions}</div>
    </Prompt>
  )
}
