import * as v from 'valibot'
import { newPasswordSchema } from './password.ts'

/** What is wrong with an answer of a form; the screen has a sentence for each (specification 5). */
export type FieldProblem = 'MISSING' | 'INVALID' | 'TOO_LONG'

/** The longest answer to each question. */
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

const problem = <Kind extends FieldProblem>(kind: Kind): Kind => kind

function line(field: keyof typeof applicationLimits) {
  return v.pipe(v.string(), v.trim(), v.maxLength(applicationLimits[field], problem('TOO_LONG')))
}

function needed(field: keyof typeof applicationLimits) {
  return v.pipe(line(field), v.nonEmpty(problem('MISSING')))
}

/** Empty, or of this form. */
function number(field: 'companyNumber' | 'vatNumber') {
  return v.pipe(
    line(field),
    v.regex(/^(?:[A-Z]{0,3}[ .-]?[0-9A-Z]{2,}(?:[ .-][0-9A-Z]+)*)?$/i, problem('INVALID')),
  )
}

const digits = (text: string): number => text.replaceAll(/\D/g, '').length

/** Anybody's name in any script, but no number and no address of a web page. */
export const nameSchema = v.pipe(
  needed('name'),
  v.regex(/^\p{L}[\p{L}\p{M}' .’-]*\p{L}\.?$/u, problem('INVALID')),
)

export const telephoneSchema = v.pipe(
  needed('telephone'),
  v.regex(/^\+?[\d ().\-/]+$/, problem('INVALID')),
  v.check((text) => digits(text) >= 7 && digits(text) <= 15, problem('INVALID')),
)

const postCodeSchema = v.pipe(
  needed('postCode'),
  v.regex(/^(?=.*\d)[0-9A-Z][0-9A-Z -]{1,10}[0-9A-Z]$/i, problem('INVALID')),
)

export const emailSchema = v.pipe(needed('email'), v.email(problem('INVALID')))

/** What a business says of itself to become a customer; the messages of its issues are `FieldProblem`s. */
export const applicationSchema = v.object({
  companyName: needed('companyName'),
  companyNumber: number('companyNumber'),
  vatNumber: number('vatNumber'),
  name: nameSchema,
  email: emailSchema,
  telephone: telephoneSchema,
  address1: needed('address1'),
  address2: line('address2'),
  city: needed('city'),
  postCode: postCodeSchema,
  country: line('country'),
  password: newPasswordSchema,
  marketingEmailEnabled: v.boolean(),
  marketingSmsEnabled: v.boolean(),
  acceptsTerms: v.pipe(
    v.boolean(),
    v.check((isAccepted) => isAccepted, problem('MISSING')),
  ),
})

export type Application = v.InferOutput<typeof applicationSchema>
