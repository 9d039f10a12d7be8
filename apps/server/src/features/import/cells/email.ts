import { isEmailAddress } from '@provender/domain/contact/email-address'
import { ok, refuse } from '@provender/domain/result'
import { normaliseEmail } from '../../../kernel/mail/email-spelling.ts'
import type { ReadCell } from './cell.ts'
import { cleanCell } from './clean-cell.ts'
import { readUndamaged } from './spreadsheet-damage.ts'

/** An e-mail address in its stored spelling. Two that differ in case, or in how the domain is written, are equal. */
export const email: ReadCell<string> = (raw) => {
  const text = readUndamaged(raw, 'VALUE')
  if (!text.ok) return text
  const cleaned = cleanCell(text.value)
  return isEmailAddress(cleaned) ? ok(normaliseEmail(cleaned)) : refuse({ code: 'NOT_AN_EMAIL', value: raw })
}
