import { ok, refuse } from '@provender/domain/result'
import type { ReadCell } from './cell.ts'
import { cleanLine } from './clean-text.ts'
import { undamaged } from './spreadsheet-damage.ts'

/** A file name, perhaps below folders, or a whole web address. Nothing that leads out of the pictures' folder. */
export const picture: ReadCell<string | null> = (raw) => {
  const read = undamaged(raw, 'NAME')
  if (!read.ok) return read
  const text = read.value
  const cleaned = cleanLine(text)
  if (cleaned === '') return ok(null)
  if (cleaned.length > 500) return refuse('has more than the 500 characters that are kept')
  if (/^https?:\/\/[^\s/]+/.test(cleaned) && URL.canParse(cleaned)) return ok(cleaned)
  const isBelow = cleaned.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  return isBelow && !/[\\:?#]/.test(cleaned)
    ? ok(cleaned)
    : refuse(`"${text}" is neither a file name nor a web address`)
}
