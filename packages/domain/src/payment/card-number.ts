/** 12 to 19 digits, alone or in groups, that are not part of a longer word. */
const digitGroups = /(?<![\w-])\d(?:[ .-]?\d){11,18}(?![\w-])/g

/** True if a text contains a possible card number, by its check digit (ISO/IEC 7812). */
export function containsCardNumber(text: string): boolean {
  return (text.match(digitGroups) ?? []).some((digits) => hasCheckDigit(digits.replaceAll(/\D/g, '')))
}

/**
 * True if a text contains a card number that cannot be another number of the trade. Barcodes have 8 to 14 digits; cards of the accepted
 * brands have 15 or 16 and begin with 2, 3, 4, 5 or 6.
 */
export function containsBrandedCardNumber(text: string): boolean {
  return (text.match(digitGroups) ?? []).some((match) => {
    const digits = match.replaceAll(/\D/g, '')
    return /^(?:3[47]\d{13}|(?:2[2-7]|35|4\d|5[1-5]|6\d)\d{14})$/.test(digits) && hasCheckDigit(digits)
  })
}

/** True for the form of a gateway's token, which begins with a letter. */
export function isCardToken(text: string): boolean {
  return /^[A-Za-z][\w :./-]{0,199}$/.test(text) && !containsCardNumber(text)
}

/** Luhn: from the right, every second digit counts twice. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (const [at, digit] of digits.split('').toReversed().entries()) {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
