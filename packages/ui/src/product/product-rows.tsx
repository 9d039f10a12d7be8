import type { ProductGridProps } from './product-lists.tsx'

export interface ProductRowsProps extends ProductGridProps {
  /** Column headings, shown in containers from 1040 px. Screen readers get them from each row. */
  readonly columns: {
    readonly product: string
    readonly stock: string
    readonly secondUnit: string
    readonly pieceUnit: string
  }
  readonly picks?: boolean | undefined
}

export function ProductRows({ children, label, columns, picks }: ProductRowsProps) {
  return (
    <div className="@container">
      <div className="border-t border-ink">
        <div
          aria-hidden
          className={`hidden grid-cols-[56px_minmax(0,1fr)_128px_548px_40px] gap-x-4 border-b border-line py-1.5 text-micro text-ink-3 @min-[65rem]:grid ${picks ? 'pl-9' : ''}`}
        >
          <span className="col-start-2">{columns.product}</span>
          <span>{columns.stock}</span>
          <span className="grid grid-cols-2 gap-4 text-end">
            <span className="pr-34.5">{columns.secondUnit}</span>
            <span className="pr-34.5">{columns.pieceUnit}</span>
          </span>
        </div>
        <ul aria-label={label}>{children}</ul>
      </div>
    </div>
  )
}
