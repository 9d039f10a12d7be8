import { containsBrandedCardNumber } from '@provender/domain/payment/card-number'

/** Looking for card numbers in a longer address would take longer than most answers. */
const maxLength = 1000

/** The address for a log, without the key of pictures and without card numbers. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (path.length > maxLength || hasCardNumber(path)) return '…'
  return url.length > maxLength || hasCardNumber(url) ? `${path}?…` : url.replace(/([?&]k=)[^&]*/g, '$1…')
}

function hasCardNumber(url: string): boolean {
  return containsBrandedCardNumber(decoded(url.replaceAll('+', ' ')))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not encoded as agreed.
    return text
  }
}
