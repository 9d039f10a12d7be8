import { upcAOf } from '@provender/domain/barcode/barcode'
import { codeSignClass } from '@provender/domain/barcode/product-code'
import type { CatalogueProduct } from '../product.ts'
import { fold } from './fold.ts'

/** A code or barcode as it is compared: letters and digits alone, folded, without leading zeros. */
function plainCode(code: string): string {
  return fold(code)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^0+(?=.)/, '')
}

/** What follows a sign within a code, as codes are compared: of `NOR.0707-60`, `70760` and `60`. */
export function endsOfCode(code: string): readonly string[] {
  const parts = code.match(/[\p{L}\p{N}]+/gu) ?? []
  return parts.slice(1).map((_, at) => plainCode(parts.slice(at + 1).join('')))
}

/** A product's own code and barcodes as they are compared, a UPC-E also as its UPC-A; its code is the first. */
export function codesOf(product: CatalogueProduct): string[] {
  return [...new Set([product.code, ...product.barcodes.flatMap(spellingsOf)].map(plainCode))].filter(
    (code) => code !== '',
  )
}

function spellingsOf(barcode: string): readonly string[] {
  const upcA = upcAOf(barcode)
  return upcA === undefined ? [barcode] : [barcode, upcA]
}

/** Codes that name what this text names: the text itself, the UPC-A that a UPC-E is short for, and of an outer case's fourteen digits the thirteen of the piece in it. */
export function codesNamedBy(text: string): readonly string[] {
  const code = plainCode(text)
  const upcA = upcAOf(text.replaceAll(/[\s-]+/g, ''))
  if (upcA !== undefined) return [code, plainCode(upcA)]
  if (!/^[1-9]\d{13}$/.test(code)) return [code]
  const digits = code.slice(1, 13)
  return [code, plainCode(`${digits}${checkDigitOf(digits)}`)]
}

const mostPartsOfCode = 4
const usualParts = /[\p{L}\p{N}]+(?:[-./_][\p{L}\p{N}]+)*/gu
const signedParts = new RegExp(String.raw`[\p{L}\p{N}]+(?:[${codeSignClass}]+[\p{L}\p{N}]+)+`, 'gu')

/**
 * What in a text could be a code, as codes are compared: its parts between spaces that have a digit, with the signs that are written in
 * codes; and several such parts together that have a letter as well: `nor 0707 60`.
 */
export function codesWrittenIn(text: string): readonly string[] {
  const parts = text.match(usualParts) ?? []
  const signed = text.match(signedParts) ?? []
  return [
    ...new Set([...parts, ...signed, ...runsOf(parts)].filter((part) => /\d/.test(part)).map(plainCode)),
  ]
}

/** Up to four parts that follow each other, as one, if they have a letter. */
function runsOf(parts: readonly string[]): readonly string[] {
  const runs: string[] = []
  for (let from = 0; from < parts.length; from += 1)
    for (let end = from + 2; end <= Math.min(from + mostPartsOfCode, parts.length); end += 1)
      runs.push(parts.slice(from, end).join(''))
  return runs.filter((run) => /\p{L}/u.test(run))
}

function checkDigitOf(digits: string): number {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10
}
