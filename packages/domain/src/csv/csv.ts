import type { Language } from '../languages.ts'
import { decimalMark } from '../money/show-money.ts'
import { normalised } from '../text/normalise.ts'

export type CsvCell = { readonly number: number | string } | { readonly text: string }

/**
 * One row as spreadsheets of the language read it: where the decimal mark is a comma, semicolons are between the cells.
 * Text never starts a formula.
 */
export function csvRow(cells: readonly CsvCell[], language: Language): string {
  const mark = decimalMark(language)
  const separator = mark === ',' ? ';' : ','
  const written = cells.map((cell) =>
    'number' in cell ? String(cell.number).replace('.', mark) : textCell(cell.text),
  )
  return `${written.join(separator)}\r\n`
}

/** The start of a formula, also after spaces and invisible characters. */
const formulaStart = /^[\s\p{C}]*[=+\-@]|^[\t\r\n]/u

function textCell(value: string): string {
  // Spreadsheets also read full-width and small signs as formulas.
  const text = formulaStart.test(normalised(value, 'NFKC')) ? `'${value}` : value
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
