/** True if a text contains a possible card number, 12 to 19 digits long, by its check digit (ISO/IEC 7812). */
export function containsCardNumber(text: string): boolean {
  return candidatesIn(text).some((digits) => /^\d{12,19}$/.test(digits) && hasCheckDigit(digits))
}

/** The numbers of the accepted brands. */
const branded =
  /^(?:3[47]\d{13}|(?:222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720|35\d\d|4\d{3}|5[1-5]\d\d|6\d{3})\d{12})$/

/**
 * True if a text contains a card number that cannot be another number of the trade. Barcodes have 8 to 14 digits; cards of the accepted
 * brands have 15 or 16.
 */
export function containsBrandedCardNumber(text: string): boolean {
  return candidatesIn(withoutDates(text)).some((digits) => branded.test(digits) && hasCheckDigit(digits))
}

/** True for the form of a gateway's token, which begins with a letter. */
export function isCardToken(text: string): boolean {
  return /^[A-Za-z][\w :./-]{0,199}$/.test(text) && !containsCardNumber(text)
}

/** Two numbers with more than this between them are two numbers. */
const maxSeparators = 4
/** Numbers of a barcode: a list of barcodes and quantities is no card. */
const isBarcode = ({ length }: string): boolean => length === 13 || length === 14

/** Everything in a text that may be one number: groups of digits, whatever letters stand beside them. */
function candidatesIn(text: string): readonly string[] {
  if ((text.match(/\p{N}/gu)?.length ?? 0) < 12) return []
  return runsIn(plainDigits(text)).flatMap((groups) =>
    groups.flatMap((_, start) => {
      const joined: string[] = []
      let digits = ''
      for (const group of groups.slice(start)) {
        if (digits.length + group.length > 19) break
        // A number that is written in groups has no group as long as a barcode.
        if (isBarcode(group) && joined.length > 0) break
        digits += group
        joined.push(digits)
        if (isBarcode(group)) break
      }
      return joined
    }),
  )
}

/** Groups of digits that may belong together. A letter or a plus ends a run. */
function runsIn(text: string): readonly (readonly string[])[] {
  const runs = text.match(new RegExp(`\\d+(?:[^\\p{L}\\p{N}+]{1,${maxSeparators}}\\d+)*`, 'gu')) ?? []
  return runs.map((run) => run.split(/\D+/))
}

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi
/** Hashes and tokens of devices, whose digits are random. */
const hash = /(?<![\da-z])(?=[\d]*[a-f])[\da-f]{32,}(?![\da-z])/gi

/** Any white space together, and how addresses and web pages write a space. */
const writtenSpaces = /(?:\s|%20|&nbsp;|&#(?:32|160|x20|xa0);)+/gi

/** The text with ASCII digits for those of all scripts, without invisible characters, ids and hashes. */
function plainDigits(text: string): string {
  const visible = text.normalize('NFKC').replaceAll(/[\p{Cf}\p{Mn}]/gu, '')
  const digits = visible.replaceAll(/[^\P{Nd}0-9]/gu, asciiDigit)
  return digits.replaceAll(writtenSpaces, ' ').replaceAll(uuid, 'x').replaceAll(hash, 'x')
}

/** The digits of a script follow each other in Unicode, from 0 to 9. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** Two dates side by side have as many digits as a card. */
function withoutDates(text: string): string {
  return text.replaceAll(/(?<!\d)\d{1,2}([./-])\d{1,2}\1(?:19|20)\d\d(?!\d)/g, 'x')
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
