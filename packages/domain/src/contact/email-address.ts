import * as v from 'valibot'
import isEmail from 'validator/lib/isEmail.js'

/** The WHATWG URL of browsers and Node. It is pure, but not in the types of this package. */
declare class URL {
  static canParse(text: string): boolean
  constructor(text: string)
  readonly hostname: string
}

/** Maximum length by RFC 5321. */
const maxEmailLength = 254

/** Characters that a URL does not read as part of its host. */
const notInDomain = /[\p{C}\p{Z}\s/?#:@\\%[\]<>^|]/u
const notInLocalPart = /[\p{C}\p{Z}"]/u

/**
 * True if e-mails can be sent to this address. Accepts domains in any script, as letters or punycode, and apostrophes and other characters
 * that e-mail allows. Refuses quoted local parts ("a b"@shop.example), which mail programs read differently, and domains without a dot,
 * which are unreachable from outside.
 */
export function isEmailAddress(text: string): boolean {
  const index = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(index, 0)).normalize('NFC')
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
    v.transform((text) => text.replace(blankEnds, '')),
    v.check(isEmailAddress, message),
  )
}
