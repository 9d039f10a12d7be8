import { cleanCell } from '../cells/clean-cell.ts'
import type { ImportSource } from '../importer.ts'
import type { FileLayout } from './find-layout.ts'
import type { CsvLine } from './read-csv.ts'
import { unusableFile } from './unusable-file.ts'

export interface RowFilter {
  /** The rows to read now. An earlier one may have been waiting for this. */
  readonly pass: (row: CsvLine) => readonly CsvLine[]
  /** Throws `unusableFile` if the number of rows is not the one that the file states. */
  readonly end: () => void
}

const totalWords =
  '(?:(?:grand |sub)?totals?|sum|count|rows?|records?|trailer|eof|end of (?:report|file|list)|razem|suma|łącznie|ogółem|koniec|(?:genel )?toplam|gesamt|summe|totale?)'
/** Not `ROW-5`, which is a code. */
const beginsWithTotal = new RegExp(String.raw`^\W*${totalWords}(?![-/_\p{L}\d])`, 'iu')
const isOnlyTotal = new RegExp(String.raw`^\W*${totalWords}\W*$`, 'iu')
/** The cell beside a word for a total: `1,234.50`, `£12`, `2 products`. */
const countOrAmount = /^[^\p{L}\d]*(?:[A-Z]{3} )?\d[\d.,\s]*(?:\p{L}+|%)?$/u

/**
 * Totals and remarks are recognised only below the last row. Anywhere else they are bad rows. A last line without a line
 * end (`openLine`) may be the beginning of a row: it is none of them unless it is a number of rows.
 */
export function createRowFilter(
  { header: { indexes, cells: names, width }, problems }: Pick<ImportSource, 'header' | 'problems'>,
  titles: FileLayout['titles'],
  openLine: number | null,
): RowFilter {
  const named = names.map(cleanCell)
  const isHeader = (cells: readonly string[]): boolean =>
    named.every((name, index) => name === '' || cleanCell(cells[index] ?? '') === name)
  let waiting: CsvLine[] = []
  let passed = 0
  const release = (rows: readonly CsvLine[]): readonly CsvLine[] => {
    passed += rows.length
    return rows
  }
  const compare = (value: string): void => {
    const count = countIn(value)
    if (count !== null && count !== passed) throw unusableFile({ code: 'WRONG_COUNT', value, count: passed })
  }
  return {
    pass: (row) => {
      if (isHeader(row.cells)) {
        problems.warn(row.line, { code: 'REPEATED_HEADER' })
        return []
      }
      const isFooter = row.line === openLine ? isRuleOrCount : isTotalOrRemark
      if (width > 1 && isFooter(filledCells(row.cells), indexes.get('code') ?? 0)) {
        waiting.push(row)
        return []
      }
      if (waiting.length === 0) return release([row])
      const rows = [...waiting, row]
      waiting = []
      return release(rows)
    },
    end: () => {
      for (const title of titles.map(cellsText)) if (!isYear(title)) compare(title)
      for (const { line, cells } of waiting) {
        const value = cellsText(cells)
        compare(value)
        problems.warn(line, { code: 'FOOTER', value })
      }
    },
  }
}

const rowWords =
  'rows?|lines?|records?|products?|codes?|items?|entries|wierszy|wiersze|rekordów|rekordy|pozycji|pozycje|produktów|produkty|satır|kayıt|rekord|ürün|kalem'
const number = String.raw`(\d{1,3}(?:[., ]\d{3})+|\d+)`
/** `Total`, `End of file`, `Exported`, `Razem`. */
const before = String.raw`(?:(?:(?:grand )?total|end(?: of \p{L}+)?|exported|written|wyeksportowano|razem|suma|łącznie|ogółem|koniec(?: \p{L}+)?|(?:genel )?toplam)\W+)?`
/** `exported`, `in the file`. */
const behind = String.raw`(?:\W+(?:(?:were |have been )?(?:exported|written|affected|selected|returned|processed|listed|read)|in (?:total|(?:the |this )?(?:file|report|list))))?`
const countBefore = new RegExp(
  String.raw`^\W*${before}${number} (?:${rowWords})(?:\(s\))?${behind}\W*$`,
  'iu',
)
const countBehind = new RegExp(
  String.raw`^\W*(?:(?:(?:number|count|total|no\.?|liczba|ilość|razem|suma|łącznie|ogółem|toplam) (?:of )?)?(?:${rowWords})(?:\(s\))?(?: count| sayısı)?${behind}|(?:row |record )?count|trailer|eof)\W+${number}\W*$`,
  'iu',
)

/** `on 29/11/2026 18:02`, `(1 page)`. */
const whenOrHow =
  /(?: on)? \d{1,4}([./-])\d{1,2}\1\d{1,4}(?:[T ]\d{1,2}(?::\d{2}){1,2})?|(?<=\S) \([^()]*\)$/giu

/** In a title such as `Products 2026`. */
function isYear(title: string): boolean {
  const count = countIn(title) ?? 0
  return count >= 2000 && count < 2100 && !/[:=]/.test(title)
}

/** The number of rows that a line above or below the rows states, such as `Records: 1,500`; null if it states none. */
function countIn(line: string): number | null {
  const text = line.replaceAll(whenOrHow, '')
  const digits = countBefore.exec(text)?.[1] ?? countBehind.exec(text)?.[1]
  return digits === undefined ? null : Number(digits.replaceAll(/\D/g, ''))
}

function cellsText(cells: readonly string[]): string {
  return cells
    .map(cleanCell)
    .filter((cell) => cell !== '')
    .join(' ')
    .slice(0, 60)
}

interface FilledCell {
  readonly text: string
  readonly index: number
}

function filledCells(cells: readonly string[]): readonly FilledCell[] {
  return cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [{ text: cleanCell(cell), index }]))
}

function isTotalOrRemark(filled: readonly FilledCell[], codeIndex: number): boolean {
  const [first, ...others] = filled
  if (!first) return false
  const isRemark = others.length === 0 && /\s/.test(first.text) && /^\W|\s\S+\s/u.test(first.text)
  return isRemark || isTotal(filled, codeIndex) || isRuleOrCount(filled, codeIndex)
}

/** A word for a total, with amounts beside it. If one of these is in the column of codes, `Total Greek Yoghurt` is a name. */
function isTotal([first, ...others]: readonly FilledCell[], codeIndex: number): boolean {
  if (!first || first.index > codeIndex + 1 || !beginsWithTotal.test(first.text)) return false
  if (!others.every(({ text }) => countOrAmount.test(text))) return false
  return others.every(({ index }) => index !== codeIndex) || isOnlyTotal.test(first.text)
}

function isRuleOrCount(filled: readonly FilledCell[], codeIndex: number): boolean {
  if (filled.length > 0 && filled.every(({ text }) => /^[-=_*]{3,}$/.test(text))) return true
  return (
    (filled.length === 1 || isTotal(filled, codeIndex)) &&
    countIn(cellsText(filled.map(({ text }) => text))) !== null
  )
}
