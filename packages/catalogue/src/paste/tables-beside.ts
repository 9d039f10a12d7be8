import type { Cell } from './table-cells.ts'
import { columnOf } from './table-headings.ts'

/**
 * The rows of tables beside each other, `Product | Qty | Product | Qty`, below each other. Names may have the heading of a group:
 * `Dairy | Qty | Dry | Qty`. Empty columns may stand between them. Cells behind the last heading stay with the last table.
 */
export function belowEachOther(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const [first, ...others] = withoutEmptyColumns(rows)
  if (!first || others.length === 0) return rows
  const columns = first.map(({ value }) => columnOf(value))
  const width = periodOf(columns)
  const own = columns.slice(0, width)
  const unnamed = own.indexOf(undefined)
  const hasNames = own.includes('name') || own.includes('code')
  const isNamed = hasNames || (unnamed >= 0 && own.lastIndexOf(undefined) === unnamed)
  if (width === columns.length || !own.includes('quantity') || !isNamed) return rows
  const heading = first
    .slice(0, width)
    .map((cell, index) => (index === unnamed && !hasNames ? { ...cell, value: 'name' } : cell))
  const starts = Array.from({ length: columns.length / width }, (_, table) => table * width)
  const below = others.flatMap((row) =>
    starts.map((start) => row.slice(start, start === starts.at(-1) ? row.length : start + width)),
  )
  return [heading, ...below.filter((row) => row.some(({ value }) => value !== ''))]
}

function withoutEmptyColumns(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const filled = new Set(
    rows.flatMap((row) => row.flatMap(({ value }, index) => (value === '' ? [] : [index]))),
  )
  return rows.map((row) => row.filter((_, index) => filled.has(index)))
}

/** After how many columns all of them repeat; their number if they do not. */
function periodOf(columns: readonly unknown[]): number {
  const { length } = columns
  for (let width = 2; width <= length / 2; width += 1)
    if (
      length % width === 0 &&
      columns.every((column, index) => column === columns[(index + width) % length])
    )
      return width
  return length
}

/** The known columns without the names and quantities of a further table beside the first, which must not be lost. */
export function withoutOtherTables(
  first: readonly Cell[],
  recognised: ReadonlySet<number>,
): ReadonlySet<number> {
  const columns = first.map(({ value }) => columnOf(value))
  const isName = (column: unknown) => column === 'name' || column === 'code'
  const isAmount = (column: unknown) => column === 'quantity'
  const end = Math.max(columns.findIndex(isName), columns.findIndex(isAmount))
  const others = columns.slice(end + 1)
  if (!others.some(isName) || !others.some(isAmount)) return recognised
  return new Set(
    [...recognised].filter((index) => index <= end || !(isName(columns[index]) || isAmount(columns[index]))),
  )
}
