import type { ImportedCell } from '@provender/domain/product/product-field'
import { type ImportedProductValues, productFieldList } from '@provender/domain/product/product-values'
import { refuse } from '@provender/domain/result'
import { choice, flag, line, lines, percentage, type ReadCell, thousandths, integer } from '../cells/cell.ts'
import { picture } from '../cells/picture.ts'
import { type Column, optional } from '../csv/columns.ts'

/** Spreadsheets turn a percentage into a fraction: 0.2 for 20 %. */
const vat: ReadCell<number> = (text, mark) => {
  const read = percentage(text, mark)
  if (read.ok && read.value > 0 && read.value < 100 && !text.includes('%'))
    return refuse({ code: 'PERCENTAGE_BELOW_ONE', value: text })
  return read
}

function readerOf(cell: ImportedCell): ReadCell<unknown> {
  if (cell === 'flag') return flag
  if (cell === 'picture') return picture
  if (cell === 'thousandths') return thousandths
  if (cell === 'vat') return vat
  if ('line' in cell) return line(cell.line)
  if ('lines' in cell) return lines(cell.lines)
  if ('integer' in cell) return integer(cell.integer)
  return choice(cell.choice)
}

function isNumber(cell: ImportedCell): boolean {
  return cell === 'thousandths' || cell === 'vat' || (typeof cell === 'object' && 'integer' in cell)
}

export const importedFields = productFieldList.flatMap(({ name, blank, imported }) =>
  imported === undefined ? [] : [{ ...imported, name: name as keyof ImportedProductValues, blank }],
)

type ImportedColumns = {
  readonly [Name in keyof ImportedProductValues]: Column<ImportedProductValues[Name]>
}

export const importedColumns = Object.fromEntries(
  importedFields.map(({ name, names, cell, isRequired, blank }) => {
    const whenEmpty = isRequired ? undefined : blank
    const column = optional<unknown>(names, readerOf(cell), whenEmpty)
    return [name, isNumber(cell) ? { ...column, hasNumbers: true } : column]
  }),
) as unknown as ImportedColumns
