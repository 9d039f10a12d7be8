import * as v from 'valibot'
import { emailSchema, nameSchema } from '../application/application.ts'
import type { FieldProblem } from '../application/field-schemas.ts'
import { phoneNumber } from './phone-number.ts'

/** The longest message that the form ever takes, whatever is configured. */
export const maxMessageLength = 20_000

/** What the contact form asks, with the most characters its message may have (`contactUsFormCharLimit`). Its issues are `FieldProblem`s. */
export function contactSchema(messageLimit: number) {
  return v.object({
    name: nameSchema,
    email: emailSchema,
    /** May be left out. */
    telephone: phoneNumber('INVALID' satisfies FieldProblem),
    message: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('MISSING' satisfies FieldProblem),
      v.maxLength(Math.min(messageLimit, maxMessageLength), 'TOO_LONG' satisfies FieldProblem),
    ),
  })
}

export type ContactMessage = v.InferOutput<ReturnType<typeof contactSchema>>
