import type { ReactNode } from 'react'

export interface ProductGridProps {
  readonly children: ReactNode
  readonly label?: string | undefined
}

export function ProductGrid({ children, label }: ProductGridProps) {
  return (
    <div className="@container">
      <ul className="product-grid" aria-label={label}>
        {children}
      </ul>
    </div>
  )
}

export function ProductStrip({ children, label }: ProductGridProps) {
  return (
    <div className="@container">
      <ul className="product-shelf" aria-label={label}>
        {children}
      </ul>
    </div>
  )
}
