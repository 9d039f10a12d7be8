import { ok, refuse, type Result } from '@provender/domain/result'
import { cleanLine } from '../cells/clean-text.ts'
import type { Columns } from './columns.ts'

/** What the first line of a file says stands where. */
export interface Header {
  /** Key of a known column to its place in a line. */
  readonly places: ReadonlyMap<string, number>
  /** `attribute:<name>` columns, by the name behind the colon, in its own spelling. */
  readonly attributes: readonly { readonly name: string; readonly place: number }[]
  /** Columns that nobody knows, as the file spells them. */
  readonly unknown: readonly string[]
  readonly width: number
}

/** Reads the first line; refuses, with the reason, a column that is missing or there twice. */
export function readHeader(cells: readonly string[], columns: Columns): Result<Header, string> {
  const keyOfName = new Map(
    Object.entries(columns).flatMap(([key, { names }]) => names.map((name) => [name, key] as const)),
  )
  const places = new Map<string, number>()
  const attributes: { name: string; place: number }[] = []
  const unknown: string[] = []
  for (const [place, cell] of cells.entries()) {
    const shown = cleanLine(cell)
    const attribute = /^attribute\s*:\s*(.+)$/i.exec(shown)?.[1]
    const key = keyOfName.get(nameIn(shown))
    if (attribute !== undefined) attributes.push({ name: attribute, place })
    else if (key === undefined) unknown.push(shown)
    else if (places.has(key))
      return refuse(`two columns mean ${columns[key]?.names[0]}: ${shown} is the second`)
    else places.set(key, place)
  }
  const missing = Object.entries(columns).flatMap(([key, column]) =>
    column.isObligatory && !places.has(key) ? [column.names[0]] : [],
  )
  if (missing.length > 0) return refuse(missingReason(missing, cells))
  return ok({ places, attributes, unknown: unknown.filter((name) => name !== ''), width: cells.length })
}

function nameIn(shown: string): string {
  return shown
    .toLowerCase()
    .replace(/[\s_.-]+/g, '_')
    .replace(/^_|[_:*]+$/g, '')
}

function missingReason(missing: readonly string[], cells: readonly string[]): string {
  const what = missing.length === 1 ? 'the column' : 'the columns'
  return `${what} ${missing.join(', ')} must be there; the first line has ${cells.map(cleanLine).join(', ') || 'nothing'}`
}
