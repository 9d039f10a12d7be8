import * as v from 'valibot'
import isEmail from 'validator/lib/isEmail.js'

/** The WHATWG URL of browsers and Node, which is pure; neither is in the types of this package. */
declare class URL {
  static canParse(text: string): boolean
  constructor(text: string)
  readonly hostname: string
}

/** As the standard for mail has it (RFC 5321). */
const longestEmail = 254

/** Characters that a URL would read as something other than the name of its host. */
const notInDomain = /[\p{C}\p{Z}\s/?#:@\\%[\]<>^|]/u
const notInLocalPart = /[\p{C}\p{Z}"]/u

/**
 * Can e-mails be sent to this address? Domains in any script count, in letters or in punycode; so do apostrophes and the other signs
 * that mail allows. Refused are quoted names before the @ ("a b"@shop.example), which mail programs read differently, and domains without
 * a dot, which e-mails from elsewhere do not reach.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0)).normalize('NFC')
  const domain = asciiDomain(text.slice(at + 1))
  if (at < 1 || domain === undefined || notInLocalPart.test(local)) return false
  const address = `${local}@${domain}`
  return address.length <= longestEmail && isEmail.default(address)
}

/** `xn--mller-kva.example` for `Müller.example`; undefined for what is no domain. */
function asciiDomain(domain: string): string | undefined {
  if (notInDomain.test(domain)) return undefined
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : undefined
}

/** The address without spaces around it; `message` says that it is none. */
export function emailAddress<const Message extends string>(message: Message) {
  return v.pipe(v.string(), v.trim(), v.check(isEmailAddress, message))
}
