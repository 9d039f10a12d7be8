import type { OrderAddress } from '@provender/db/order-tables'

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
export const directionOverrides = /[\u202a-\u202e]/g
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g
export const autoIsolate = '\u2068'
export const endOfIsolate = '\u2069'

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text)

/**
 * Keeps the words and figures around a right-to-left name in order. Removes direction marks, because they would affect
 * text beyond the name.
 */
export function isolateName(name: string): string {
  const plain = name.replaceAll(directionMarks, '')
  return hasRightToLeft(plain) ? `${autoIsolate}${plain}${endOfIsolate}` : plain
}

export function isolateAddress(address: OrderAddress): OrderAddress {
  return {
    ...address,
    companyName: isolateName(address.companyName),
    siteName: isolateName(address.siteName ?? ''),
    address1: isolateName(address.address1),
    address2: isolateName(address.address2),
    address3: isolateName(address.address3),
    city: isolateName(address.city),
    country: isolateName(address.country),
  }
}
