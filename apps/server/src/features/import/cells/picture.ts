import { ok, refuse } from '@provender/domain/result'
import { isPictureName, maxPictureNameLength } from '../../picture/picture-name.ts'
import type { ReadCell } from './cell.ts'
import { cleanCell } from './clean-cell.ts'
import { readUndamaged } from './spreadsheet-damage.ts'

/** A file name, perhaps within folders, or a whole web address. Everything outside the picture folder is refused. */
export const picture: ReadCell<string | null> = (raw) => {
  const read = readUndamaged(raw, 'NAME')
  if (!read.ok) return read
  const text = read.value
  const cleaned = cleanCell(text)
  if (cleaned === '') return ok(null)
  if (cleaned.length > maxPictureNameLength)
    return refuse({ code: 'TOO_LONG', length: cleaned.length, max: maxPictureNameLength })
  return isPictureName(cleaned) ? ok(cleaned) : refuse({ code: 'NOT_A_PICTURE_NAME', value: text })
}
