/** A barcode as it is compared: without spaces, dashes and leading noughts, in small letters. An EAN-13 of a UPC-A is that UPC-A. */
export function normaliseBarcode(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '')
    .replace(/^0+(?=.)/, '')
}

/** The digit that digits of an EAN, UPC or ITF-14 are followed by: weights 3 and 1 from the right. */
export function checkDigitOf(digits: string): string {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Whether a number that has the length of an EAN or UPC ends in the right digit; eight digits may be an EAN-8 or a UPC-E. True for all other barcodes. */
export function hasRightCheckDigit(bare: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(bare)) return true
  return bare.endsWith(checkDigitOf(bare.slice(0, -1))) || upcAOf(bare) !== undefined
}

/**
 * The code that a text counts by, however it was scanned or typed: of a text of GS1 the number of what it is on or in, with
 * its application identifier in brackets or bare; batch and date, which follow, are not looked at. Any other text is its own.
 */
export function countedCode(text: string): string {
  const [, number] = /^(?:\]C1)?\(?0[12]\)?(\d{14})/.exec(text) ?? []
  return number !== undefined && hasRightCheckDigit(number) ? number : text
}

/** The code of an outer case: fourteen digits, the first of which says how it is packed. */
export function isCaseCode(code: string): boolean {
  return /^[1-8]\d{13}$/.test(normaliseBarcode(code))
}

/** The code of the pieces in a case, which the case's own code is made of; undefined for what is no case's code. */
export function pieceCodeIn(code: string): string | undefined {
  if (!isCaseCode(code)) return undefined
  const digits = normaliseBarcode(code).slice(1, 13)
  return digits + checkDigitOf(digits)
}

/** The UPC-A that a UPC-E of eight digits is short for; undefined when it is no UPC-E. */
export function upcAOf(upcE: string): string | undefined {
  const [, system, body, check] = /^([01])(\d{6})(\d)$/.exec(upcE) ?? []
  if (system === undefined || body === undefined || check === undefined) return undefined
  const upcA = system + unfolded(body) + check
  return hasRightCheckDigit(upcA) ? upcA : undefined
}

/** Are these one barcode, which may be a UPC-E in one place and its UPC-A or EAN-13 in the other? */
export function isSameBarcode(one: string, other: string): boolean {
  return normaliseBarcode(one) === normaliseBarcode(other) || wholeBarcode(one) === wholeBarcode(other)
}

function wholeBarcode(code: string): string {
  return normaliseBarcode(upcAOf(code.replaceAll(/[\s-]+/g, '')) ?? code)
}

/** The last of the six digits says where the noughts were left out. */
function unfolded(body: string): string {
  const last = Number(body.at(-1))
  if (last <= 2) return `${body.slice(0, 2)}${last}0000${body.slice(2, 5)}`
  if (last === 3) return `${body.slice(0, 3)}00000${body.slice(3, 5)}`
  if (last === 4) return `${body.slice(0, 4)}00000${body.slice(4, 5)}`
  return `${body.slice(0, 5)}0000${last}`
}
