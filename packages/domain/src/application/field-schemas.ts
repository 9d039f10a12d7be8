import * as v from 'valibot'
import { isPhoneNumber } from '../contact/phone-number.ts'
import { isVisible } from '../contact/visible-text.ts'

/** The fault of a form field; the screen has a sentence for each (docs/product-rules.md#forms). */
export type FieldProblem = 'MISSING' | 'INVALID' | 'TOO_LONG'

export const problem = <Kind extends FieldProblem>(kind: Kind): Kind => kind

export function line(longest: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(longest, problem('TOO_LONG')))
}

export function requiredText(longest: number) {
  return v.pipe(line(longest), v.check(isVisible, problem('MISSING')))
}

export const telephone = v.pipe(v.string(), v.trim(), v.check(isPhoneNumber, problem('INVALID')))

export const postCode = v.pipe(
  v.string(),
  v.regex(/^(?=.*\d)[0-9A-Z][0-9A-Z -]{1,10}[0-9A-Z]$/i, problem('INVALID')),
)
