import * as v from 'valibot'
import { emailSchema, nameSchema } from '../application/application.ts'
import type { FieldProblem } from '../application/field-schemas.ts'
import { phoneNumber } from './phone-number.ts'
import { isVisible } from './visible-text.ts'

export const maxMessageLength = 20_000

/**
 * The contact form. `messageLimit` is the configured maximum (`contactUsFormCharLimit`). The messages of its issues are `FieldProblem`s.
 */
export function contactSchema(messageLimit: number) {
  return v.object({
    name: nameSchema,
    email: emailSchema,
    telephone: phoneNumber('INVALID' satisfies FieldProblem),
    message: v.pipe(
      v.string(),
      v.trim(),
      v.check(isVisible, 'MISSING' satisfies FieldProblem),
      v.maxLength(Math.min(messageLimit, maxMessageLength), 'TOO_LONG' satisfies FieldProblem),
    ),
  })
}

export type ContactMessage = v.InferOutput<ReturnType<typeof contactSchema>>
