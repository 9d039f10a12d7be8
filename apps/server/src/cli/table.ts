/** Rows as aligned columns, two spaces apart. */
export function alignRows(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)),
    [],
  )
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** `1,234` */
export function formatCount(count: number): string {
  return count.toLocaleString('en-GB')
}

/** `1 line`, `1,234 lines` */
export function pluralise(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
