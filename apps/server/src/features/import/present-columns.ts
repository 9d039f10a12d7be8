import type { ImportSource } from './importer.ts'

/** The database columns that a file sets, from the keys of the columns in its header. */
export function presentColumns<Column extends string>(
  { header }: ImportSource,
  columnOf: Readonly<Partial<Record<string, Column>>>,
): ReadonlySet<Column> {
  return new Set([...header.indexes.keys()].flatMap((key) => columnOf[key] ?? []))
}
