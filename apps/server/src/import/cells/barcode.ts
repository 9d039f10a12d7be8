import { ok, refuse } from '@provender/domain/result'
import type { ReadCell } from './cell.ts'
import { cleanLine } from './clean-text.ts'

/** A barcode without the spaces and dashes it is printed with. One that a spreadsheet turned into a number is refused. */
export const barcode: ReadCell<string> = (text) => {
  const cleaned = cleanLine(text)
  if (/^\d(?:[.,]\d+E\+?|E\+)\d+$/i.test(cleaned))
    return refuse(`"${text}" was shortened by a spreadsheet: format the column as text and export again`)
  const bare = cleaned.replace(/[\s-]/g, '').replace(/[.,]0+$/, '')
  return /^[0-9A-Za-z]{1,40}$/.test(bare) ? ok(bare) : refuse(`"${text}" is not a barcode`)
}
