import iconv from 'iconv-lite'
import type { Table } from './clean-tables.ts'

/** A file as another system writes it, with the expected result. */
export interface DirtyFile {
  readonly name: string
  readonly bytes: Buffer
  readonly clean: Table
  /** The line of each clean row; null if the file does not contain it. */
  readonly lines: readonly (number | null)[]
  readonly mustRead: boolean
  readonly refused: readonly number[]
  readonly warned: readonly number[]
  readonly says: RegExp | null
}

export interface ExportFormat {
  readonly encoding: string
  readonly mark: boolean
  readonly delimiter: string
  readonly lineEnd: string
  readonly quoting: 'minimal' | 'all' | 'texts' | 'apostrophes'
  readonly above: readonly string[]
  readonly below: readonly string[]
  readonly nameColumn: (name: string) => string
  readonly writeNumber: (plain: string) => string
  readonly endRow: (cells: readonly string[], index: number) => readonly string[]
  readonly between: readonly string[]
  readonly finish: (text: string) => string
}

const plainHabit: ExportFormat = {
  encoding: 'utf-8',
  mark: false,
  delimiter: ',',
  lineEnd: '\n',
  quoting: 'minimal',
  above: [],
  below: [],
  nameColumn: (name) => name,
  writeNumber: (plain) => plain,
  endRow: (cells) => cells,
  between: [],
  finish: (text) => text,
}

export interface ExpectedResult {
  readonly mustRead?: boolean
  readonly refused?: readonly number[]
  readonly warned?: readonly number[]
  readonly says?: RegExp
}

/** Writes a table with a habit and computes the line of each row. */
export function dirtyFile(
  name: string,
  table: Table,
  { habit: changes, ...expected }: ExpectedResult & { readonly habit: Partial<ExportFormat> },
): DirtyFile {
  const habit = { ...plainHabit, ...changes }
  const numbers = numberPlaces(table)
  const header = table.header.map((cell) => quote(habit.nameColumn(cell), habit)).join(habit.delimiter)
  const texts = [...habit.above, header]
  const lines: number[] = []
  for (const [index, row] of table.rows.entries()) {
    lines.push(texts.length + 1)
    const cells = row.map((cell, place) =>
      numbers.has(place) && cell !== '' ? habit.writeNumber(cell) : cell,
    )
    texts.push(
      habit
        .endRow(
          cells.map((cell) => quote(cell, habit)),
          index,
        )
        .join(habit.delimiter),
    )
    texts.push(...habit.between)
  }
  texts.push(...habit.below)
  const text = habit.finish(`${texts.join(habit.lineEnd)}${habit.lineEnd}`)
  return {
    name: `${table.kind}: ${name}`,
    bytes: iconv.encode(text, habit.encoding, { addBOM: habit.mark }),
    clean: table,
    lines,
    mustRead: expected.mustRead ?? true,
    refused: expected.refused ?? [],
    warned: expected.warned ?? [],
    says: expected.says ?? null,
  }
}

function numberPlaces({ numberColumns, header }: Table): ReadonlySet<number> {
  return new Set(header.flatMap((name, index) => (numberColumns.includes(name) ? [index] : [])))
}

function quote(cell: string, { quoting, delimiter }: ExportFormat): string {
  if (quoting === 'apostrophes') return `'${cell.replaceAll("'", "''")}'`
  const isNeeded = cell.includes(delimiter) || /["\r\n]/.test(cell)
  const isText = !/^[\d.,]*$/.test(cell)
  if (!isNeeded && quoting !== 'all' && !(quoting === 'texts' && isText)) return cell
  return `"${cell.replaceAll('"', '""')}"`
}
