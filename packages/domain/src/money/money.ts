import type { Branded } from '../ids.ts'

/** Money in the minor unit (pence), an integer. Every currency here has two decimals (docs/product-rules.md#money-and-vat). */
export type Minor = Branded<number, 'Minor'>

/** A price of one unit in 1/10,000 of the major unit, an integer: £0.6375 is 6375. */
export type UnitPrice = Branded<number, 'UnitPrice'>

/** A quantity in thousandths of its unit, an integer: 3 boxes are 3000, 1.25 kg are 1250. */
export type Quantity = Branded<number, 'Quantity'>

export const zeroMinor = 0 as Minor

export const maxUnitPrice = 999_999_999 as UnitPrice

/** `numerator / denominator` as an integer, halves away from zero; exact for any size. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n
  const top = numerator < 0n ? -numerator : numerator
  const bottom = denominator < 0n ? -denominator : denominator
  const rounded = (top * 2n + bottom) / (bottom * 2n)
  return negative ? -rounded : rounded
}

/** As `divideHalfUp`, for numbers. Exact while twice the numerator is a safe integer, which holds for a price times 20,000. */
function divideNumbers(numerator: number, denominator: number): number {
  const rest = numerator % denominator
  const quotient = (numerator - rest) / denominator
  if (Math.abs(rest) * 2 < denominator) return quotient
  return quotient + Math.sign(numerator)
}

export function sumMinor(amounts: Iterable<Minor>): Minor {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum as Minor
}

/** Net of a line: unit price × quantity, rounded half up to the minor unit once. */
export function lineNet(price: UnitPrice, quantity: Quantity): Minor {
  // 1/10,000 major × 1/1,000 unit = 1/10,000,000 major = 1/100,000 minor
  return Number(divideHalfUp(BigInt(price) * BigInt(quantity), 100_000n)) as Minor
}

/** `price × (1 − discount/100)`, rounded half up to 1/10,000 (docs/product-rules.md#prices). */
export function discounted(price: UnitPrice, discountBasisPoints: number): UnitPrice {
  if (discountBasisPoints === 0) return price
  return divideNumbers(price * (10_000 - discountBasisPoints), 10_000) as UnitPrice
}

export function unitPriceToMinor(price: UnitPrice): Minor {
  return divideNumbers(price, 100) as Minor
}

/** A unit price with VAT on it, rounded half up to 1/10,000. For display; lines compute VAT on their net. */
export function unitPriceWithVat(price: UnitPrice, vatBasisPoints: number): UnitPrice {
  return divideNumbers(price * (10_000 + vatBasisPoints), 10_000) as UnitPrice
}
