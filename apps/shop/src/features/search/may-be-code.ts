import { isWrittenCode } from '@provender/domain/barcode/product-code'

const leastCode = 4

/** Can a text be a whole code or barcode? Then its product is looked for before the list of everything is opened. */
export function mayBeCode(text: string): boolean {
  return /^\d[\d\s-]+\d$/.test(text) || (text.length >= leastCode && isWrittenCode(text))
}
