import { hasRightCheckDigit } from '../barcode/barcode.ts'
import { normalised } from '../text/normalise.ts'

/** True if a text contains a possible card number, 12 to 19 digits long, by its check digit (ISO/IEC 7812). */
export function containsCardNumber(text: string): boolean {
  return hasEnoughDigits(text) && numbersIn(text, hasCheckDigit).length > 0
}

const branded =
  /^(?:3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|(?:222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720|35\d\d|4\d{3}|5[1-5]\d\d|6\d{3})\d{12}|(?:4\d|62)\d{17})$/

/**
 * True if a text contains a card number that cannot be another number of the trade. Barcodes have 8 to 14 digits; cards of the accepted
 * brands have 15, 16 or 19, and those of Diners 14.
 */
export function containsBrandedCardNumber(text: string): boolean {
  if (!hasEnoughDigits(text)) return false
  const isCard = (digits: string): boolean => branded.test(digits) && hasCheckDigit(digits)
  return numbersIn(withoutOtherNumbers(text), isCard).some(isGroupedLikeCard)
}

export function isCardToken(text: string): boolean {
  return /^[A-Za-z][\w :./-]{0,199}$/.test(text) && !containsCardNumber(text)
}

const minDigits = 12
const maxDigits = 19
const maxSeparators = 12
/** A list of barcodes and quantities is no card. */
const isBarcode = (group: string): boolean =>
  group.length === 13 || group.length === 14 || (group.length === 8 && hasRightCheckDigit(group))

type IsNumber = (digits: string) => boolean

/** Most texts have too few, and are not looked at further. */
function hasEnoughDigits(text: string): boolean {
  return (text.match(/[\p{N}零一二三四五六七八九]/gu)?.length ?? 0) >= minDigits
}

/** The numbers in a text, each as the groups in which its digits are written. They may overlap. */
function numbersIn(text: string, isNumber: IsNumber): readonly (readonly string[])[] {
  const apart = text.replaceAll(bullet, ' ')
  const others = apart === text ? [] : numbersInDigits(plainDigits(apart), isNumber)
  return [...numbersInDigits(plainDigits(text), isNumber), ...others]
}

/** `①4532…`: the number of a row, or the first digit. */
const bullet = /\p{No}+(?=\d)/gu

function numbersInDigits(plain: string, isNumber: IsNumber): readonly (readonly string[])[] {
  return [
    ...runsIn(plain, separated).flatMap((run) => numbersInRun(run, isNumber)),
    ...runsIn(plain, split)
      .flatMap((run) => numbersInRun(run, isNumber))
      .filter(isEven),
  ]
}

/** Whatever letters stand beside them: a letter or a plus ends a run. */
const separated = new RegExp(`\\d+(?:[^\\p{L}\\p{N}+]{1,${maxSeparators}}\\d+)*`, 'gu')
/** One letter or plus between the groups, as nothing else in the trade is written. */
const split = /(?<!\d)\d+(?:(?:\p{L}| ?\+ ?)\d+)+/gu

function runsIn(text: string, pattern: RegExp): readonly (readonly string[])[] {
  return (text.match(pattern) ?? []).filter((run) => run.length >= minDigits).map((run) => run.split(/\D+/))
}

function numbersInRun(groups: readonly string[], isNumber: IsNumber): readonly (readonly string[])[] {
  return groups.flatMap((_, start) => {
    const numbers: (readonly string[])[] = []
    let digits = ''
    for (let end = start; end < groups.length; end += 1) {
      const group = groups[end] ?? ''
      digits += group
      if (digits.length > maxDigits || (isBarcode(group) && end > start)) break
      if (digits.length >= minDigits && isNumber(digits)) numbers.push(groups.slice(start, end + 1))
      if (isBarcode(group)) break
    }
    return numbers
  })
}

/** Groups of equal length, or those of American Express. */
function isEven(groups: readonly string[]): boolean {
  const [first = '', ...others] = groups.map(({ length }) => length)
  return others.every((length) => length === first) || `${first}-${others.join('-')}` === '4-6-5'
}

/** Cards are written in groups of four or more, or digit by digit; telephone numbers and prices in shorter groups. */
function isGroupedLikeCard(groups: readonly string[]): boolean {
  // Any other grouping of so few digits could be quantities.
  if (groups.join('').length === 14) return groups.map(({ length }) => length).join('-') === '4-6-4'
  return groups.slice(0, -1).every(({ length }) => length >= 4) || groups.every(({ length }) => length === 1)
}

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi
/** Hashes and tokens of devices, whose digits are random. */
const hash = /(?<![\da-z])(?=[\d]*[a-f])[\da-f]{32,}(?![\da-z])/gi

const spaces = /(?:\s|&nbsp;|<[^<>]{1,40}>|\\[nrt])+/gi
/** Characters as addresses and web pages write them: `%2D`, `%E2%80%91`, `&#45;`, `&#x2011;`. */
const encoded = /(?:%[\da-f]{2})+|&#(?:x[\da-f]{1,9}|\d{1,9});/gi
/** A dash or space by its name: `&ndash;`, `&ensp;`. */
const namedSign = /&(?:[mn]dash|dash|hyphen|minus|shy|[a-z]*sp|middot|bull|zwn?j);/gi
const chineseDigits = '零一二三四五六七八九'

/** Enclosed digits that no normalisation turns into the digit alone, by the first of each series and its value. */
const enclosed: readonly (readonly [from: number, to: number, value: number])[] = [
  [0x24_74, 0x24_87, 1],
  [0x24_88, 0x24_9b, 1],
  [0x24_eb, 0x24_f4, 11],
  [0x24_f5, 0x24_fe, 1],
  [0x24_ff, 0x24_ff, 0],
  [0x27_76, 0x27_7f, 1],
  [0x27_80, 0x27_89, 1],
  [0x27_8a, 0x27_93, 1],
  [0x1_f1_00, 0x1_f1_00, 0],
  [0x1_f1_01, 0x1_f1_0a, 0],
  [0x1_f1_0b, 0x1_f1_0b, 0],
  [0x1_f1_0c, 0x1_f1_0c, 0],
]

function plainEnclosed(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const series = enclosed.find(([from, to]) => code >= from && code <= to)
  return series ? String(series[2] + code - series[0]) : digit
}

/** The text with ASCII digits for those of all scripts, without invisible characters, ids and hashes. */
function plainDigits(text: string): string {
  const signs = text
    .replaceAll(encoded, decoded)
    .replaceAll(namedSign, '-')
    .replaceAll(/\p{No}/gu, plainEnclosed)
    .replaceAll(/[〇零一二三四五六七八九]/gu, (digit) => String(Math.max(0, chineseDigits.indexOf(digit))))
  const visible = normalised(signs, 'NFKC').replaceAll(/[\p{Cf}\p{M}]/gu, '')
  const digits = visible.replaceAll(/[^\P{Nd}0-9]/gu, asciiDigit)
  return digits.replaceAll(spaces, ' ').replaceAll(uuid, 'x').replaceAll(hash, 'x')
}

function decoded(written: string): string {
  if (written.startsWith('%')) return decodedAddress(written)
  const code = Number.parseInt(written.replaceAll(/[&#;x]/gi, ''), /x/i.test(written) ? 16 : 10)
  return code > 0x10_ff_ff ? written : String.fromCodePoint(code)
}

function decodedAddress(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** The digits of a script follow each other in Unicode, from 0 to 9. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** The text without dates and bank accounts: they have as many digits as a card. */
function withoutOtherNumbers(text: string): string {
  return text
    .replaceAll(/(?<!\d)\d{1,2}([./-])\d{1,2}\1(?:19|20)\d\d(?!\d)/g, 'x')
    .replaceAll(/(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Z\d])/g, (account) =>
      isBankAccount(account) ? 'x' : account,
    )
    .replaceAll(/(?<!\d)\d{2}(?: ?\d{4}){6}(?!\d)/g, (account) =>
      isBankAccount(`PL${account}`) ? 'x' : account,
    )
}

/** The check of ISO 13616: letters count from 10, and the number modulo 97 is 1. */
function isBankAccount(account: string): boolean {
  const plain = account.replaceAll(' ', '')
  const digits = (plain.slice(4) + plain.slice(0, 4)).replaceAll(/[a-z]/gi, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}

/** Luhn: from the right, every second digit counts twice. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const value = Number(digits.at(-1 - index)) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
