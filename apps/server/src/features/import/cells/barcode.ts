import { ok, refuse } from '@provender/domain/result'
import type { ReadCell } from './cell.ts'
import { cleanCell } from './clean-cell.ts'
import { readUndamaged } from './spreadsheet-damage.ts'

/** A barcode without spaces and dashes. One that a spreadsheet turned into a number is refused. */
export const barcode: ReadCell<string> = (raw) => {
  const text = readUndamaged(raw, 'CODE')
  if (!text.ok) return text
  const cleaned = cleanCell(text.value)
  if (/^\d[.,]\d+E\d+$/i.test(cleaned)) return refuse({ code: 'SHORTENED_BARCODE', value: cleaned })
  const bare = cleaned.replace(/[\s-]/g, '').replace(/[.,]0+$/, '')
  return /^[0-9A-Za-z]{1,40}$/.test(bare) ? ok(bare) : refuse({ code: 'NOT_A_BARCODE', value: cleaned })
}
