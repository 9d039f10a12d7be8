import { ok, refuse, type Result } from '@provender/domain/result'
import { normalised } from '@provender/domain/text/normalise'
import { cleanCell } from '../cells/clean-cell.ts'
import type { ImportFault } from '../faults/fault.ts'
import type { Columns } from './columns.ts'

export interface Header {
  readonly indexes: ReadonlyMap<string, number>
  /** `attribute:<name>` columns, by the name after the colon in its own spelling. */
  readonly attributes: readonly { readonly name: string; readonly index: number }[]
  readonly unknown: readonly string[]
  readonly cells: readonly string[]
  readonly width: number
}

/** Reads the header. Refuses it if a column is missing or repeated. */
export function readHeader(cells: readonly string[], columns: Columns): Result<Header, ImportFault> {
  const find = columnFinder(columns)
  const indexes = new Map<string, number>()
  const attributes: { name: string; index: number }[] = []
  const unknown: string[] = []
  for (const [index, cell] of cells.entries()) {
    const text = cleanCell(cell)
    const attribute = attributePattern.exec(text)?.[1]
    const key = find(cell)
    if (attribute !== undefined) attributes.push({ name: attribute, index })
    else if (key === undefined) unknown.push(text)
    else if (indexes.has(key))
      return refuse({ code: 'COLUMN_REPEATED', column: columns[key]?.names[0] ?? key, second: text })
    else indexes.set(key, index)
  }
  const missing = Object.entries(columns).flatMap(([key, column]) =>
    column.isObligatory && !indexes.has(key) ? [column.names[0]] : [],
  )
  if (missing.length > 0) return refuse(missingColumns(missing, cells))
  const named = unknown.filter((name) => name !== '')
  return ok({ indexes, attributes, unknown: named, cells, width: cells.length })
}

const attributePattern = /^attribute\s*:\s*(.+)$/i

export function isAttribute(cell: string): boolean {
  return attributePattern.test(cleanCell(cell))
}

/** Finds the key of a column from its spelling in a file: `Product Code*`, `VAT (%)`, `unitsPerBox`, `PRICE £`. */
export function columnFinder(columns: Columns): (cell: string) => string | undefined {
  const keys = new Map(
    Object.entries(columns).flatMap(([key, { names }]) => names.map((name) => [bare(name), key] as const)),
  )
  return (cell) => {
    const name = normalised(cleanCell(cell), 'NFKC').toLowerCase()
    const plain = name.replace(
      /[([](?:required|mandatory|optional|obligatory|text|[*%\p{Sc}]|gbp|eur|usd|pln|try)[)\]]/gu,
      '',
    )
    return keys.get(bare(name)) ?? keys.get(bare(name.replaceAll('%', 'percent'))) ?? keys.get(bare(plain))
  }
}

function bare(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '')
}

function missingColumns(missing: readonly string[], cells: readonly string[]): ImportFault {
  const header = cells.map(cleanCell).join(', ') || 'nothing'
  return { code: 'COLUMNS_MISSING', columns: missing.join(', '), count: missing.length, header }
}
