import { domainToASCII, domainToUnicode } from 'node:url'
import { emailAddress } from '@provender/domain/contact/email-address'
import * as v from 'valibot'

/** An address that was typed, spelled as it is kept. */
export const emailArg = v.pipe(emailAddress('not an e-mail address'), v.transform(spellEmail))

/**
 * The one spelling in which an address is kept: its domain in small letters of its own script, so that info@xn--mller-kva.example and
 * info@Müller.example are one. The part before the @ stays as typed; outside ASCII it goes into small letters here, since
 * databases differ in how they do that.
 */
export function spellEmail(email: string): string {
  const [local, domain] = partsOf(email.trim().normalize('NFC'))
  const kept = /^[ -~]*$/.test(local) ? local : local.toLowerCase()
  return domain === undefined ? kept : `${kept}@${domainToUnicode(domain) || domain.toLowerCase()}`
}

/** What equal addresses have in common: compared with `lower(email)` in the database. */
export function emailKey(email: string): string {
  return spellEmail(email).toLowerCase()
}

/** For headers that take ASCII alone. */
export function asciiDomainOf(email: string): string {
  const [, domain = 'localhost'] = partsOf(email)
  return domainToASCII(domain) || domain
}

function partsOf(email: string): readonly [string, string | undefined] {
  const at = email.lastIndexOf('@')
  return at < 0 ? [email, undefined] : [email.slice(0, at), email.slice(at + 1)]
}
