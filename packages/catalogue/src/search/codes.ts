import type { CatalogueProduct } from '../product.ts'
import { fold } from './fold.ts'

/** A code or barcode as it is compared: folded, without spaces, dashes and leading zeros. */
function plainCode(code: string): string {
  return fold(code)
    .replace(/[\s-]+/g, '')
    .replace(/^0+(?=.)/, '')
}

/** A product's own code and barcodes as they are compared; its code is the first. */
export function codesOf(product: CatalogueProduct): string[] {
  return [...new Set([product.code, ...product.barcodes].map(plainCode))].filter((code) => code !== '')
}

/** Codes that name what this text names: the text itself, and of an outer case's fourteen digits the thirteen of the piece in it. */
export function codesNamedBy(text: string): readonly string[] {
  const code = plainCode(text)
  if (!/^[1-9]\d{13}$/.test(code)) return [code]
  const digits = code.slice(1, 13)
  return [code, plainCode(`${digits}${checkDigitOf(digits)}`)]
}

/** What in a text could be a code, as codes are compared: its parts between spaces and signs that have a digit; dashes are of a code. */
export function codesWrittenIn(text: string): readonly string[] {
  const parts = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  return [...new Set(parts.filter((part) => /\d/.test(part)).map(plainCode))]
}

function checkDigitOf(digits: string): number {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10
}
