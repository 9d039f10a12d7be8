import { __iconData as packageIcon } from 'lucide-react/icons/package'
import { __iconData as snowflake } from 'lucide-react/icons/snowflake'
import { __iconData as thermometerSnowflake } from 'lucide-react/icons/thermometer-snowflake'
import { type ReactNode, useMemo } from 'react'
import type { StorageKind } from '../product/tile.tsx'
import { icon } from '../tokens/icon.tsx'
import { type LineTableColumns, LineTableColumnsContext } from './line-table-columns.ts'

const groupIcons = {
  ambient: icon(packageIcon),
  chilled: icon(thermometerSnowflake),
  frozen: icon(snowflake),
}

export interface LineTableProps {
  readonly id?: string | undefined
  readonly label: string
  /** Column headings; below 600 px only the first and last of fixed lines. Screen readers get them from each line. */
  readonly columns: LineTableColumns
  readonly children: ReactNode
  readonly fixed?: boolean | undefined
}

export function LineTable({ id, label, columns, children, fixed }: LineTableProps) {
  const { product, quantity, price, vat, sum } = columns
  // Keep the object while the names are equal: a new one would re-render every line.
  const names = useMemo(() => ({ product, quantity, price, vat, sum }), [product, quantity, price, vat, sum])
  return (
    <div className="@container" data-density="entry">
      <div className={fixed ? 'border-t border-ink [--hit:0px]' : 'border-t border-ink'}>
        <LineTableHeader columns={columns} fixed={fixed} />
        <LineTableColumnsContext value={names}>
          <ul id={id} tabIndex={id === undefined ? undefined : -1} aria-label={label}>
            {children}
          </ul>
        </LineTableColumnsContext>
      </div>
    </div>
  )
}

function LineTableHeader({ columns, fixed }: Pick<LineTableProps, 'columns' | 'fixed'>) {
  return (
    <div aria-hidden className="text-micro text-ink-3 *:border-b *:border-line">
      {fixed && (
        <div className="flex justify-between gap-3 py-1.5 @min-[37.5rem]:hidden">
          <span>{columns.product}</span>
          <span>{columns.sum}</span>
        </div>
      )}
      <div className="ledger-line min-h-0! py-1.5! @max-[37.5rem]:hidden">
        <span className="[grid-area:name]">{columns.product}</span>
        <span className="[grid-area:quantity]">{columns.quantity}</span>
        <span className="text-end [grid-area:price]">{columns.price}</span>
        <span className="text-end [grid-area:vat]">{columns.vat}</span>
        <span className="text-end [grid-area:sum]">{columns.sum}</span>
      </div>
    </div>
  )
}

export interface LineGroupHeaderProps {
  /** Undefined if the lines are not grouped by storage. */
  readonly storage?: StorageKind | undefined
  readonly name: string
  readonly detail: string
}

export function LineGroupHeader({ storage, name, detail }: LineGroupHeaderProps) {
  const GroupIcon = storage && groupIcons[storage]
  return (
    <li className="flex items-center gap-2 border-b border-line py-1.5 text-label font-[640] @min-[37.5rem]:py-1.25">
      {GroupIcon && <GroupIcon size="s" />}
      {name}
      <span className="ml-auto font-[480] figures text-ink-2 @min-[37.5rem]:mr-[calc(var(--hit)+10px)] @min-[60rem]:mr-[calc(var(--hit)+14px)]">
        {detail}
      </span>
    </li>
  )
}
