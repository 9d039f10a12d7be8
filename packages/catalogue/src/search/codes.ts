import { upcAOf } from '@provender/domain/barcode/barcode'
import { codeSignClass } from '@provender/domain/barcode/product-code'
import type { CatalogueProduct } from '../product.ts'
import { fold } from './fold.ts'

/** Normalises a code or barcode: letters and digits only, folded, without leading zeros. */
export function plainCode(code: string): string {
  return fold(code)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^0+(?=.)/, '')
}

/** The normalised parts of a code after each separator: `70760` and `60` for `NOR.0707-60`. */
export function codeParts(code: string): readonly string[] {
  const parts = code.match(/[\p{L}\p{N}]+/gu) ?? []
  return parts.slice(1).map((_, index) => plainCode(parts.slice(index + 1).join('')))
}

/** The normalised code and barcodes of a product, a UPC-E also as its UPC-A. Its code is first. */
export function codesOf(product: CatalogueProduct): string[] {
  return [...new Set([product.code, ...product.barcodes.flatMap(spellingsOf)].map(plainCode))].filter(
    (code) => code !== '',
  )
}

function spellingsOf(barcode: string): readonly string[] {
  const upcA = upcAOf(barcode)
  return upcA === undefined ? [barcode] : [barcode, upcA]
}

/** The codes that a text stands for: the text itself, the UPC-A of a UPC-E, and the piece code of a case code with fourteen digits. */
export function equivalentCodes(text: string): readonly string[] {
  const code = plainCode(text)
  const upcA = upcAOf(text.replaceAll(/[\s-]+/g, ''))
  if (upcA !== undefined) return [code, plainCode(upcA)]
  if (!/^[1-9]\d{13}$/.test(code)) return [code]
  const digits = code.slice(1, 13)
  return [code, plainCode(`${digits}${checkDigit(digits)}`)]
}

const maxPartsOfCode = 4
const usualParts = /[\p{L}\p{N}]+(?:[-./_][\p{L}\p{N}]+)*/gu
const signedParts = new RegExp(String.raw`[\p{L}\p{N}]+(?:[${codeSignClass}]+[\p{L}\p{N}]+)+`, 'gu')

/**
 * Possible codes in a text, normalised: its space-separated parts with a digit, including separators of codes, and several such parts
 * together that contain a letter: `nor 0707 60`.
 */
export function possibleCodesIn(text: string): readonly string[] {
  const parts = text.match(usualParts) ?? []
  const signed = text.match(signedParts) ?? []
  return [
    ...new Set([...parts, ...signed, ...runsOf(parts)].filter((part) => /\d/.test(part)).map(plainCode)),
  ]
}

function runsOf(parts: readonly string[]): readonly string[] {
  const runs: string[] = []
  for (let from = 0; from < parts.length; from += 1)
    for (let end = from + 2; end <= Math.min(from + maxPartsOfCode, parts.length); end += 1)
      runs.push(parts.slice(from, end).join(''))
  return runs.filter((run) => /\p{L}/u.test(run))
}

function checkDigit(digits: string): number {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10
}
