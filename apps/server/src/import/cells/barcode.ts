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

/** Whether a number that has the length of an EAN or UPC ends in the digit it must; true for all other barcodes. */
export function hasRightCheckDigit(bare: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(bare)) return true
  const digits = Array.from(bare, Number).toReversed()
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
