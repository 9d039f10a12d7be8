import * as v from 'valibot'
import isEmail from 'validator/lib/isEmail.js'
import { normalised } from '../text/normalise.ts'

/** The WHATWG URL of browsers and Node. It is pure, but not in the types of this package. */
declare class URL {
  static canParse(text: string): boolean
  constructor(text: string)
  readonly hostname: string
}

/** Maximum length by RFC 5321. */
export const maxEmailLength = 254

/** Of a typed address: with spaces around it, and accents as characters of their own. Longer texts are not looked at. */
const maxTypedLength = 2 * maxEmailLength

/** Characters that a URL does not read as part of its host. */
const notInDomain = /[\p{C}\p{Z}\s/?#:@\\%[\]<>^|]/u
const notInLocalPart = /[\p{C}\p{Z}"]/u

/**
 * True if e-mails can be sent to this address. Accepts domains in any script, as letters or punycode, and apostrophes and other characters
 * that e-mail allows. Refuses quoted local parts ("a b"@shop.example), which mail programs read differently, and domains without a dot,
 * which are unreachable from outside.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxTypedLength) return false
  const index = text.lastIndexOf('@')
  const local = normalised(text.slice(0, Math.max(index, 0)), 'NFC')
  const domain = asciiDomain(text.slice(index + 1))
  if (index < 1 || domain === undefined || notInLocalPart.test(local)) return false
  const address = `${local}@${domain}`
  return address.length <= maxEmailLength && isEmail.default(address)
}

/** `xn--mller-kva.example` for `Müller.example`; undefined if it is not a domain. */
function asciiDomain(domain: string): string | undefined {
  if (notInDomain.test(domain)) return undefined
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : undefined
}

const blankEnds = /^[\p{Cf}\p{Z}\s]+|[\p{Cf}\p{Z}\s]+$/gu

export function emailAddress<const Message extends string>(message: Message) {
  return v.pipe(
    v.string(),
    v.check((text) => text.length <= maxTypedLength, message),
    v.transform((text) => text.replace(blankEnds, '')),
    v.check(isEmailAddress, message),
  )
}
