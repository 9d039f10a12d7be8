import type { ImportSource } from './importer.ts'

export function presentColumns<Column extends string>(
  { header }: ImportSource,
  columnOf: Readonly<Partial<Record<string, Column>>>,
): ReadonlySet<Column> {
  return new Set([...header.indexes.keys()].flatMap((key) => columnOf[key] ?? []))
}
