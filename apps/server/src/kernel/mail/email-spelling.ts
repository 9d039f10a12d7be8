import { domainToASCII, domainToUnicode } from 'node:url'
import { emailAddress, maxEmailLength } from '@provender/domain/contact/email-address'
import { normalised } from '@provender/domain/text/normalise'
import * as v from 'valibot'

/** A typed address in its stored spelling. */
export const emailArg = v.pipe(emailAddress('not an e-mail address'), v.transform(normaliseEmail))

/** What somebody typed as their address to sign in. It becomes part of a key, so it is no longer than an address. */
export const signInEmailArg = v.pipe(v.string(), v.trim(), v.maxLength(maxEmailLength))

/**
 * The stored spelling of an address: its domain is lower case in its own script, so that
 * info@xn--mller-kva.example and info@Müller.example are equal. The part before the @ stays as typed. Outside
 * ASCII it becomes lower case here, because databases differ in how they do that.
 */
export function normaliseEmail(email: string): string {
  const [local, domain] = partsOf(normalised(email.trim(), 'NFC'))
  const localPart = /^[ -~]*$/.test(local) ? local : local.toLowerCase()
  return domain === undefined ? localPart : `${localPart}@${domainToUnicode(domain) || domain.toLowerCase()}`
}

/** The key for comparing addresses, matched against `lower(email)` in the database. */
export function emailKey(email: string): string {
  return normaliseEmail(email).toLowerCase()
}

/** The domain for headers that allow only ASCII. */
export function asciiDomain(email: string): string {
  const [, domain = 'localhost'] = partsOf(email)
  return domainToASCII(domain) || domain
}

function partsOf(email: string): readonly [string, string | undefined] {
  const index = email.lastIndexOf('@')
  return index < 0 ? [email, undefined] : [email.slice(0, index), email.slice(index + 1)]
}
