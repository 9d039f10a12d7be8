import type { ReactNode } from 'react'

export interface ProductGridProps {
  readonly children: ReactNode
  readonly label?: string | undefined
}

/** Until it has arrived, the last cards wait: a row is as high as its highest card, and would move what is shown (`layouts.css`). */
const end = <span hidden data-list-end />

export function ProductGrid({ children, label }: ProductGridProps) {
  return (
    <div className="@container">
      <ul className="product-grid" aria-label={label}>
        {children}
      </ul>
      {end}
    </div>
  )
}

export function ProductStrip({ children, label }: ProductGridProps) {
  return (
    <div className="@container">
      <ul className="product-shelf" aria-label={label}>
        {children}
      </ul>
      {end}
    </div>
  )
}

/** Up to three cards beside the picture of a product page. */
export function ProductTrio({ children }: Pick<ProductGridProps, 'children'>) {
  return <ul className="grid grid-cols-2 gap-x-4 gap-y-5 tablet:grid-cols-3 tablet:gap-x-5">{children}</ul>
}
