import type { Minor } from '../money/money.ts'
import { hasRightCheckDigit } from './barcode.ts'

/** What a scale printed into an EAN-13. Its price is for comparing: nothing is ever sold at it. */
export type ScaleBarcode =
  | { readonly is: 'weight'; readonly itemNumber: string; readonly grams: number }
  | { readonly is: 'price'; readonly itemNumber: string; readonly price: Minor }
  | { readonly is: 'misread' }

const digitsOfCode = 13
/** EANs for use within a business begin with 02 or 20 to 29. Item number and measure are one run of letters each. */
const patternForm = /^(?:02|2\d)\d*I+\d*(?:W+|P+)\d*C$/

/**
 * True for the pattern of a scale barcode: `21IIIIIWWWWWC`. I is the item number, W the weight in grams, P the price in minor units and C
 * the check digit. Digits stand for themselves.
 */
export function isScalePattern(text: string): boolean {
  return text.length === digitsOfCode && patternForm.test(text)
}

export function overlap(pattern: string, other: string): boolean {
  return Array.from(pattern).every((sign, index) => {
    const otherSign = other.charAt(index)
    return sign === otherSign || !isDigit(sign) || !isDigit(otherSign)
  })
}

export function readScaleBarcode(code: string, patterns: readonly string[]): ScaleBarcode | undefined {
  const digits = digitsOfEan13(code)
  const pattern = patterns.find((each) => fits(digits, each))
  if (pattern === undefined) return undefined
  if (!hasRightCheckDigit(digits)) return { is: 'misread' }
  const digitsAt = (letter: string) => digits.slice(pattern.indexOf(letter), pattern.lastIndexOf(letter) + 1)
  const itemNumber = digitsAt('I')
  return pattern.includes('W')
    ? { is: 'weight', itemNumber, grams: Number(digitsAt('W')) }
    : { is: 'price', itemNumber, price: Number(digitsAt('P')) as Minor }
}

/** The EAN-13 of a UPC-A begins with a zero, which scanners may leave out. A GS1 text has a zero before any EAN-13. */
function digitsOfEan13(code: string): string {
  if (/^\d{12}$/.test(code)) return `0${code}`
  return /^0\d{13}$/.test(code) ? code.slice(1) : code
}

function fits(digits: string, pattern: string): boolean {
  return (
    /^\d+$/.test(digits) &&
    digits.length === pattern.length &&
    Array.from(pattern).every((sign, index) => !isDigit(sign) || sign === digits[index])
  )
}

function isDigit(sign: string): boolean {
  return /^\d$/.test(sign)
}
