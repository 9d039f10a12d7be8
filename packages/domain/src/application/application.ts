import * as v from 'valibot'
import { emailAddress } from '../contact/email-address.ts'
import { line, requiredText, postCode, problem, telephone } from './field-schemas.ts'
import { newPasswordSchema } from './password.ts'

export const applicationLimits = {
  companyName: 120,
  companyNumber: 20,
  vatNumber: 20,
  name: 120,
  email: 254,
  telephone: 40,
  address1: 120,
  address2: 120,
  city: 80,
  postCode: 12,
  country: 60,
} as const

/** Accepts an empty text or one of this form. */
function number(field: 'companyNumber' | 'vatNumber') {
  return v.pipe(
    line(applicationLimits[field]),
    v.regex(/^(?:[A-Z]{0,3}[ .-]?[0-9A-Z]{2,}(?:[ ./-][0-9A-Z]+)*)?$/i, problem('INVALID')),
  )
}

/** A person's or business's name in any script, of one letter or more. Refuses numbers and web addresses. */
export const nameSchema = v.pipe(
  requiredText(applicationLimits.name),
  v.regex(/^(?=.*\p{L})[\p{L}\p{M}\p{Zs}\p{Pd}\p{Join_Control}'‘’`´.,&()·・]+$/u, problem('INVALID')),
)

export const emailSchema = v.pipe(requiredText(applicationLimits.email), emailAddress(problem('INVALID')))

export const applicationSchema = v.object({
  companyName: requiredText(applicationLimits.companyName),
  companyNumber: number('companyNumber'),
  vatNumber: number('vatNumber'),
  name: nameSchema,
  email: emailSchema,
  telephone: v.pipe(requiredText(applicationLimits.telephone), telephone),
  address1: requiredText(applicationLimits.address1),
  address2: line(applicationLimits.address2),
  city: requiredText(applicationLimits.city),
  postCode: v.pipe(requiredText(applicationLimits.postCode), postCode),
  country: line(applicationLimits.country),
  password: newPasswordSchema,
  marketingEmailEnabled: v.boolean(),
  marketingSmsEnabled: v.boolean(),
  acceptsTerms: v.pipe(
    v.boolean(),
    v.check((isAccepted) => isAccepted, problem('MISSING')),
  ),
})

export type Application = v.InferOutput<typeof applicationSchema>
