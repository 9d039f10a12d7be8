import * as v from 'valibot'
import type { FieldProblem } from '../joining/answers.ts'
import { emailSchema, nameSchema } from '../joining/application.ts'
import { phoneNumber } from './phone-number.ts'

/** The longest message that the form ever takes, whatever is configured. */
export const longestMessage = 20_000

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
      v.maxLength(Math.min(messageLimit, longestMessage), 'TOO_LONG' satisfies FieldProblem),
    ),
  })
}

export type ContactMessage = v.InferOutput<ReturnType<typeof contactSchema>>
