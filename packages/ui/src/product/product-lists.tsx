import type { ReactNode } from 'react'

export interface ProductGridProps {
  readonly children: ReactNode
  /** Names the list for readers where no heading does. */
  readonly label?: string | undefined
}

/** ProductCards in two to six columns, by the room there is. */
export function ProductGrid({ children, label }: ProductGridProps) {
  return (
    <div className="@container">
      <ul className="product-grid" aria-label={label}>
        {children}
      </ul>
    </div>
  )
}

/** ProductCards on one line, scrolled sideways. */
export function ProductStrip({ children, label }: ProductGridProps) {
  return (
    <div className="@container">
      <ul className="product-shelf" aria-label={label}>
        {children}
      </ul>
    </div>
  )
}
