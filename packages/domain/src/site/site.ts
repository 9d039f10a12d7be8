import * as v from 'valibot'
import { line, requiredText, postCode, problem, telephone } from '../application/field-schemas.ts'
import type { SiteId } from '../ids.ts'

export interface SiteDetails {
  readonly name: string
  readonly address1: string
  readonly address2: string
  readonly address3: string
  readonly city: string
  readonly postCode: string
  readonly country: string
  readonly contactName: string
  readonly telephone: string
  readonly instructions: string
}

/** A delivery destination: a site of the company, or its own address under the company's uid (docs/decisions/0032-signed-quotes.md). */
export interface Site extends SiteDetails {
  readonly id: SiteId
}

export const siteLimits = {
  name: 80,
  address: 120,
  city: 80,
  postCode: 12,
  contactName: 120,
  telephone: 40,
  instructions: 300,
} as const

export const maxSites = 500

/** An owner's input for a site. The messages of its issues are `FieldProblem`s. The country is the company's. */
export const siteSchema = v.object({
  name: requiredText(siteLimits.name),
  address1: requiredText(siteLimits.address),
  address2: line(siteLimits.address),
  address3: line(siteLimits.address),
  city: requiredText(siteLimits.city),
  postCode: v.pipe(requiredText(siteLimits.postCode), postCode),
  contactName: line(siteLimits.contactName),
  telephone: v.pipe(
    line(siteLimits.telephone),
    v.check((text) => text === '' || v.is(telephone, text), problem('INVALID')),
  ),
  instructions: line(siteLimits.instructions),
})

export type SiteAnswers = v.InferOutput<typeof siteSchema>

export function addressLines({
  address1,
  address2,
  address3,
  city,
  postCode: code,
}: Pick<SiteDetails, 'address1' | 'address2' | 'address3' | 'city' | 'postCode'>): readonly string[] {
  return [address1, address2, address3, city, code].filter((part) => part !== '')
}

export function formatDestination({
  companyName,
  siteName = '',
  ...address
}: Parameters<typeof addressLines>[0] & {
  readonly companyName: string
  readonly siteName?: string
}): string {
  return [companyName, siteName, ...addressLines(address)].filter((part) => part !== '').join(', ')
}
