import { ok, refuse } from '@provender/domain/result'
import * as v from 'valibot'
import type { ReadCell } from './cell.ts'
import { cleanLine } from './clean-text.ts'

const schema = v.pipe(v.string(), v.maxLength(254), v.email())

/** An e-mail address in its own spelling; two that differ in capitals are one. */
export const email: ReadCell<string> = (text) => {
  const cleaned = cleanLine(text)
  return v.is(schema, cleaned) ? ok(cleaned) : refuse(`"${text}" is not an e-mail address`)
}
