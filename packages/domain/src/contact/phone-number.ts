import * as v from 'valibot'

const maxPhoneLength = 40

const form =
  /^(?<number>[\d+()][\d+\p{Zs}().\-‐‑–/]*?)(?:[\p{Zs},;(]*(?:\p{L}[\p{L}\p{M}]{0,15}[.:]?|#)\p{Zs}*(?<extension>\d{1,8})\)?)?$/u

/**
 * True for a telephone number as people write it: 0113 496 0001 ext. 12, (+44) 113 496 0001, 22 123 45 67 wew. 12. It has 7 to 15 digits
 * without the extension.
 */
export function isPhoneNumber(text: string): boolean {
  const number = form.exec(text)?.groups?.['number']
  if (number === undefined || text.length > maxPhoneLength || number.lastIndexOf('+') > 1) return false
  const digits = number.replaceAll(/\D/g, '').length
  return digits >= 7 && digits <= 15
}

export function phoneNumber<const Message extends string>(message: Message) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || isPhoneNumber(text), message),
  )
}
