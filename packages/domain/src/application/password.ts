import * as v from 'valibot'
import type { FieldProblem } from './field-schemas.ts'

export const minPasswordLength = 8
export const maxPasswordLength = 256

/** A new password: only its length is checked (docs/promises.md#passwords). */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.nonEmpty('MISSING' satisfies FieldProblem),
  v.minLength(minPasswordLength, 'INVALID' satisfies FieldProblem),
  v.maxLength(maxPasswordLength, 'TOO_LONG' satisfies FieldProblem),
)
