import type { Cell } from './table-cells.ts'
import { columnOf } from './table-headings.ts'

/**
 * The rows of two tables beside each other, `Product | Qty | Product | Qty`, below each other. Names may have the heading of a group:
 * `Dairy | Qty | Dry | Qty`.
 */
export function belowEachOther(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const [first, ...others] = rows
  const width = first?.length ?? 0
  const half = width / 2
  if (!first || !Number.isInteger(half) || half < 2 || others.length === 0) return rows
  const columns = first.map(({ value }) => columnOf(value))
  const isTwice = columns.every((column, at) => column === columns[(at + half) % width])
  const own = columns.slice(0, half)
  const unnamed = own.indexOf(undefined)
  const isNamed = own.includes('name') || (unnamed >= 0 && own.lastIndexOf(undefined) === unnamed)
  if (!isTwice || !own.includes('quantity') || !isNamed) return rows
  const heading = first
    .slice(0, half)
    .map((cell, at) => (at === unnamed && !own.includes('name') ? { ...cell, value: 'name' } : cell))
  const halves = others.flatMap((row) => [row.slice(0, half), row.slice(half, width)])
  return [heading, ...halves.filter((row) => row.some(({ value }) => value !== ''))]
}
