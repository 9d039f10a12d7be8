import type { ReactNode } from 'react'

export interface ProductGridProps {
  readonly children: ReactNode
  /** Accessible name of the list, if no heading names it. */
  readonly label?: string | undefined
}

/** ProductCards in two to six columns, depending on the width. */
export function ProductGrid({ children, label }: ProductGridProps) {
  return (
    <div className="@container">
      <ul className="product-grid" aria-label={label}>
        {children}
      </ul>
    </div>
  )
}

/** ProductCards on one line that scrolls sideways. */
export function ProductStrip({ children, label }: ProductGridProps) {
  return (
    <div className="@container">
      <ul className="product-shelf" aria-label={label}>
        {children}
      </ul>
    </div>
  )
}
