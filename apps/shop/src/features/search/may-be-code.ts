import { isWrittenCode } from '@provender/domain/barcode/product-code'

const minCode = 4

/** True if a text may be a whole code or barcode. Then its product is searched before the list of all results opens. */
export function mayBeCode(text: string): boolean {
  return /^\d[\d\s-]+\d$/.test(text) || (text.length >= minCode && isWrittenCode(text))
}
