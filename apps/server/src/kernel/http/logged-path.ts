import { containsBrandedCardNumber } from '@provender/domain/payment/card-number'

/** The address for a log, without the key of pictures and without card numbers. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?')
  if (hasCardNumber(path)) return '…'
  return hasCardNumber(url) ? `${path}?…` : url.replace(/([?&]k=)[^&]*/g, '$1…')
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
