import { normalised } from '../text/normalise.ts'
import { type Gs1Field, gtinOfGs1, gtinOfLink, netWeightOfGs1 } from './gs1.ts'

/**
 * Normalises a barcode for comparison: removes spaces, dashes and leading zeros, and lowers the case. The EAN-13 of a UPC-A becomes that
 * UPC-A.
 */
export function normaliseBarcode(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '')
    .replace(/^0+(?=.)/, '')
}

/** The check digit for the digits of an EAN, UPC or ITF-14. Weights are 3 and 1 from the right. */
export function checkDigit(digits: string): string {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/**
 * Checks the last digit of a number with the length of an EAN or UPC. Eight digits may be an EAN-8 or a UPC-E. True for all other barcodes.
 */
export function hasRightCheckDigit(bare: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(bare)) return true
  return bare.endsWith(checkDigit(bare.slice(0, -1))) || upcAOf(bare) !== undefined
}

/** Some scanners send it twice, or name it in brackets. */
const symbology = /^(?:\][A-Za-z]\d|<[A-Z]{1,2}\d{0,2}>)+(?=.)/
/** The start and stop of Code 39, or a number sign. */
const signsAround = /^(?:\*([^*]+)\*|#\s?([^#]+))$/
/** A single letter that stands for the symbology: `A5012345678900`. */
const codeLetter = /^([A-Za-z])\1?(?=(?:\d{12,14}|\(?\d{2}.{14,}|https?:.*)$)/

/**
 * The code to look up for a scanned or typed text. For a GS1 text or Digital Link this is the number of the product or case; batch and date
 * are ignored, wherever they stand. Any other text is returned without the symbology before it.
 */
export function countedCode(text: string): string {
  const bare = text.replace(symbology, '').replace(signsAround, '$1$2')
  const coded = withoutSymbology(text)
  const number = gtinOfGs1(coded) ?? gtinOfLink(coded)
  if (number !== undefined && hasRightCheckDigit(number)) return number
  return isBarcodeNumber(coded) ? coded : bare
}

function withoutSymbology(text: string): string {
  // Some keyboards write full-width digits.
  return normalised(text, 'NFKC')
    .trim()
    .replace(symbology, '')
    .replace(signsAround, '$1$2')
    .replace(codeLetter, '')
}

/** The net weight beside the number of a product in a GS1 text. */
export function countedWeight(text: string): Gs1Field | undefined {
  const coded = withoutSymbology(text)
  const number = gtinOfGs1(coded)
  return number !== undefined && hasRightCheckDigit(number) ? netWeightOfGs1(coded) : undefined
}

/** The code of `countedCode`, with the net weight of a GS1 text: `(01)95012345678903(3103)001234`. */
export function weighedCode(text: string): string {
  const code = countedCode(text)
  const weight = countedWeight(text)
  return weight === undefined ? code : `(01)${code}(${weight.ai})${weight.value}`
}

const letteredShortCode = /^(?:FF|[A-Za-z])(\d{8})$/

/** The EAN-8 or UPC-E after letters that stand for its symbology: `FF96385074`. A product may have all of it as its code. */
export function shortCodeIn(code: string): string | undefined {
  const [, digits] = letteredShortCode.exec(code) ?? []
  return digits !== undefined && isBarcodeNumber(digits) ? digits : undefined
}

/** True for the digits of an EAN, UPC or case code with the right check digit. No quantity is as long. */
export function isBarcodeNumber(text: string): boolean {
  return /^(?:\d{8}|\d{12,14})$/.test(text) && hasRightCheckDigit(text)
}

/** True for the code of an outer case: fourteen digits, the first of which is the packaging level. */
export function isCaseCode(code: string): boolean {
  return /^[1-8]\d{13}$/.test(normaliseBarcode(code))
}

/** The code of the pieces in a case, derived from the case code. Undefined if `code` is not a case code. */
export function pieceCodeIn(code: string): string | undefined {
  if (!isCaseCode(code)) return undefined
  const digits = normaliseBarcode(code).slice(1, 13)
  return digits + checkDigit(digits)
}

/** Expands a UPC-E of eight digits to its UPC-A. Undefined if it is not a UPC-E. */
export function upcAOf(upcE: string): string | undefined {
  const [, system, body, check] = /^([01])(\d{6})(\d)$/.exec(upcE) ?? []
  if (system === undefined || body === undefined || check === undefined) return undefined
  const upcA = system + expandBody(body) + check
  return hasRightCheckDigit(upcA) ? upcA : undefined
}

export function isSameBarcode(one: string, other: string): boolean {
  return normaliseBarcode(one) === normaliseBarcode(other) || expandedBarcode(one) === expandedBarcode(other)
}

function expandedBarcode(code: string): string {
  return normaliseBarcode(upcAOf(code.replaceAll(/[\s-]+/g, '')) ?? code)
}

/** The last of the six digits encodes where zeros were left out. */
function expandBody(body: string): string {
  const last = Number(body.at(-1))
  if (last <= 2) return `${body.slice(0, 2)}${last}0000${body.slice(2, 5)}`
  if (last === 3) return `${body.slice(0, 3)}00000${body.slice(3, 5)}`
  if (last === 4) return `${body.slice(0, 4)}00000${body.slice(4, 5)}`
  return `${body.slice(0, 5)}0000${last}`
}
