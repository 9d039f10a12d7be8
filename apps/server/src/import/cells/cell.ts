import { parseMinor, parseQuantity, parseUnitPrice } from '@provender/domain/money/decimal'
import { maxUnitPrice, type Minor, type UnitPrice } from '@provender/domain/money/money'
import { ok, refuse, type Result } from '@provender/domain/result'
import { cleanLine, cleanLines } from './clean-text.ts'
import { type DecimalMark, plainDecimal } from './decimal-text.ts'

/** Reads the text of a cell, which is never empty; the refusal is the reason, as the wholesaler is told it. */
export type ReadCell<Value> = (text: string, mark: DecimalMark) => Result<Value, string>

/** A text of one line, cleaned. */
export function line(maxLength: number): ReadCell<string> {
  return (text) => within(cleanLine(text), maxLength)
}

/** A text that may have line breaks, cleaned. */
export function lines(maxLength: number): ReadCell<string> {
  return (text) => within(cleanLines(text), maxLength)
}

function within(text: string, maxLength: number): Result<string, string> {
  if (text.length <= maxLength) return ok(text)
  return refuse(`has ${text.length} characters, more than the ${maxLength} that are kept`)
}

/** The wholesaler's own key of something: cleaned, with no spaces around it. */
export const code: ReadCell<string> = (text) => {
  const cleaned = cleanLine(text)
  return cleaned === '' ? refuse('is empty') : within(cleaned, 64)
}

/** Several values of one cell, separated by `|`. */
export function listOf<Value>(readOne: ReadCell<Value>): ReadCell<readonly Value[]> {
  return (text, mark) => {
    const values: Value[] = []
    for (const part of text.split('|')) {
      if (part.trim() === '') continue
      const read = readOne(part.trim(), mark)
      if (!read.ok) return read
      if (!values.includes(read.value)) values.push(read.value)
    }
    return ok(values)
  }
}

function number<Value extends number>(
  parse: (plain: string) => Value | undefined,
  { decimals, max }: { readonly decimals: number; readonly max: number },
): ReadCell<Value> {
  return (text, mark) => {
    const plain = plainDecimal(text, mark)
    if (!plain.ok) return plain
    const value = parse(plain.value)
    if (value === undefined) return refuse(`"${text}" ${tooExact(plain.value, decimals)}`)
    if (value < 0) return refuse(`"${text}" is below 0`)
    return value > max ? refuse(`"${text}" is too large`) : ok(value)
  }
}

function tooExact(plain: string, decimals: number): string {
  const given = /\.(\d*?)0*$/.exec(plain)?.[1]?.length ?? 0
  if (given <= decimals) return 'is too large'
  return decimals === 0 ? 'is not a whole number' : `has more than ${decimals} decimals`
}

/** A price of one unit, in 1/10,000 of the major unit. */
export const unitPrice: ReadCell<UnitPrice> = number(parseUnitPrice, { decimals: 4, max: maxUnitPrice })

/** An amount of money, in minor units. */
export const amount: ReadCell<Minor> = number(parseMinor, { decimals: 2, max: maxUnitPrice })

/** Thousandths: kilograms as grams, and counts until it is known whether they are of pieces or of kilograms. */
export const thousandths: ReadCell<number> = number(parseQuantity, { decimals: 3, max: 1_000_000_000_000 })

export function wholeNumber(max: number): ReadCell<number> {
  const parse = (plain: string): number | undefined => {
    const hundredths = parseMinor(plain)
    return hundredths === undefined || hundredths % 100 !== 0 ? undefined : hundredths / 100
  }
  return number(parse, { decimals: 0, max })
}

/** `20`, `20%` or `17.5`, in basis points. */
export const percentage: ReadCell<number> = (text, mark) => {
  const bare = text.trim().replace(/\s*%$/, '')
  const read = number(parseMinor, { decimals: 2, max: 10_000 })(bare, mark)
  return read.ok ? ok(read.value) : refuse(read.refusal.replace(`"${bare}"`, `"${text}"`))
}

/** One of several words; each with all the spellings it has, in lower case. */
export function choice<Value extends string>(
  spellings: Readonly<Record<Value, readonly string[]>>,
): ReadCell<Value> {
  const values = Object.keys(spellings) as Value[]
  const known = new Map(values.flatMap((value) => spellings[value].map((spelling) => [spelling, value])))
  const shown = values.map((value) => spellings[value][0]).join(', ')
  return (text) => {
    const value = known.get(cleanLine(text).toLowerCase().replace(/[-_]/g, ' '))
    return value === undefined ? refuse(`"${text}" is not one of ${shown}`) : ok(value)
  }
}

const flags = choice({
  yes: ['yes', 'y', 'true', 't', '1', 'on', 'x', 'tak', 'prawda', 'evet', 'doğru'],
  no: ['no', 'n', 'false', 'f', '0', 'off', 'nie', 'fałsz', 'hayır', 'yanlış'],
})

export const flag: ReadCell<boolean> = (text, mark) => {
  const read = flags(text, mark)
  return read.ok ? ok(read.value === 'yes') : refuse(`"${text}" is neither yes nor no`)
}
