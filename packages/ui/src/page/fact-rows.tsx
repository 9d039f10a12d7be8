import type { ReactNode } from 'react'

export interface FactRowsProps {
  /** 'What happens next' */
  readonly label: string
  readonly children: ReactNode
}

/** A few facts to take away from a page, ruled like a ledger. */
export function FactRows({ label, children }: FactRowsProps) {
  return (
    <ul aria-label={label} className="border-t border-ink">
      {children}
    </ul>
  )
}

export interface FactRowProps {
  /** A 20 px icon. */
  readonly icon: ReactNode
  /** 'Delivery on Thursday 26 November' */
  readonly title: ReactNode
  readonly children?: ReactNode
}

export function FactRow({ icon, title, children }: FactRowProps) {
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] items-center gap-3 border-b border-line py-3 text-small figures text-ink-2">
      <span className="grid place-items-center">{icon}</span>
      <span className="min-w-0">
        <b className="block text-[0.9375rem]/5.25 font-[620] wrap-anywhere text-ink">{title}</b>
        {children}
      </span>
    </li>
  )
}
