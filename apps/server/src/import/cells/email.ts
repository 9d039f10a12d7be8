import { isEmailAddress } from '@provender/domain/contact/email-address'
import { ok, refuse } from '@provender/domain/result'
import { spellEmail } from '../../mail/email-spelling.ts'
import type { ReadCell } from './cell.ts'
import { cleanLine } from './clean-text.ts'

/** An e-mail address as it is kept; two that differ in capitals, or in how the domain is written, are one. */
export const email: ReadCell<string> = (text) => {
  const cleaned = cleanLine(text)
  return isEmailAddress(cleaned) ? ok(spellEmail(cleaned)) : refuse(`"${text}" is not an e-mail address`)
}
