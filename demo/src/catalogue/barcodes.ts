import { checkDigit } from '@provender/domain/barcode/barcode'
import { createRandom, hashOf, integerBetween } from '../random-source.ts'
import type { Offer } from './offers.ts'

// A British prefix, five digits for the brand, five for the product.
function ean13(brandCode: string, number: number): string {
  const maker = String(10_000 + (hashOf(`maker ${brandCode}`) % 90_000))
  const digits = `50${maker}${String(number).padStart(5, '0')}`
  return digits + checkDigit(digits)
}

/** The case code: GTIN-14 with packaging indicator 1. */
function caseCodeOf(piece: string): string {
  const digits = `1${piece.slice(0, 12)}`
  return digits + checkDigit(digits)
}

/**
 * The barcodes of each offer, in order: the piece, then the case for most products in cases, occasionally a second piece code. No code
 * occurs twice.
 */
export function barcodesOf(seed: number, offers: readonly Offer[]): readonly (readonly string[])[] {
  const used = new Set<string>()
  const unused = (brandCode: string, from: number): string => {
    for (let number = from; ; number += 1) {
      const code = ean13(brandCode, number % 100_000)
      if (used.has(code)) continue
      used.add(code)
      return code
    }
  }
  return offers.map(({ key, brand, size }) => {
    const chance = createRandom(seed, `barcode ${key}`)
    const piece = unused(brand.code, integerBetween(chance, 0, 99_999))
    const hasCase = size.soldBy === 'piece' && size.pieces > 1 && chance() < 0.7
    const again = chance() < 0.06 ? [unused(brand.code, integerBetween(chance, 0, 99_999))] : []
    return [piece, ...(hasCase ? [caseCodeOf(piece)] : []), ...again]
  })
}
