import type { ReactNode } from 'react'

export interface Column {
  readonly key: string
  readonly name: string
  readonly figures?: boolean | undefined
  readonly spare?: boolean | undefined
}

export interface TableRow {
  readonly key: string
  readonly cells: Readonly<Record<string, ReactNode>>
  readonly strong?: boolean | undefined
}

export interface TableProps {
  readonly label: string
  readonly columns: readonly Column[]
  readonly rows: readonly TableRow[]
}

/** A table with many columns: orders, a statement, a price list. It scrolls sideways instead of squeezing its figures. */
export function Table({ label, columns, rows }: TableProps) {
  return (
    <div className="-mx-gutter overflow-x-auto px-gutter">
      <table className="w-full border-t border-ink text-left">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-micro text-ink-3">
            {columns.map((column) => (
              <th key={column.key} scope="col" className={`py-1.5 font-[560] ${cellLook(column)}`}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.key}
              className={`border-t border-line ${row.strong ? 'font-[640]' : 'hover:bg-sunken/60'}`}
            >
              {columns.map((column) => (
                <td key={column.key} className={`h-row py-1.5 ${cellLook(column)}`}>
                  {row.cells[column.key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function cellLook({ figures, spare }: Column): string {
  const align = figures ? 'figures text-end whitespace-nowrap' : ''
  return `pr-4 last:pr-0 ${align} ${spare ? 'max-tablet:hidden' : ''}`
}
