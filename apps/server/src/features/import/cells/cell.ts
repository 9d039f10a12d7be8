import { codeSigns, signOutsideCode } from '@provender/domain/barcode/product-code'
import { parseMinor, parseQuantity, parseUnitPrice } from '@provender/domain/money/decimal'
import { maxUnitPrice, type Minor, type UnitPrice } from '@provender/domain/money/money'
import { containsBrandedCardNumber } from '@provender/domain/payment/card-number'
import { ok, refuse, type Result } from '@provender/domain/result'
import { parseYesOrNo } from '../../../kernel/text/yes-or-no.ts'
import type { ImportFault } from '../faults/fault.ts'
import { cleanCell, cleanCellLines } from './clean-cell.ts'
import { type DecimalMark, normaliseDecimal } from './decimal-text.ts'
import { type CellKind, readUndamaged } from './spreadsheet-damage.ts'
import { findTextWarning } from './text-warning.ts'

/** The value of a cell, perhaps with a warning, or its fault. */
type CellResult<Value> = Result<Value, ImportFault> & { readonly warning?: ImportFault }

export type ReadCell<Value> = (text: string, mark: DecimalMark) => CellResult<Value>

export function line(maxLength: number): ReadCell<string> {
  return (text) => readText(text, { kind: 'NAME', clean: cleanCell, maxLength })
}

/** Like `line`, for texts about customers and staff. Old systems keep card numbers in them. */
export function lineAboutPeople(maxLength: number): ReadCell<string> {
  const read = line(maxLength)
  return (text, mark) => {
    const value = read(text, mark)
    return value.ok && containsBrandedCardNumber(value.value) ? refuse({ code: 'CARD_NUMBER' }) : value
  }
}

export function lines(maxLength: number): ReadCell<string> {
  return (text) => readText(text, { kind: 'TEXT', clean: cleanCellLines, maxLength })
}

export function isNoneWord(text: string): boolean {
  return /^(?:none|no|n\/a|nil|-)$/i.test(text)
}

/** Like `line`, for names among which a word for none may occur. */
export function label(maxLength: number): ReadCell<string> {
  const read = line(maxLength)
  return (text, mark) => (isNoneWord(text.trim()) ? ok(text.trim()) : read(text, mark))
}

function readText(
  raw: string,
  {
    kind,
    clean,
    maxLength,
  }: {
    readonly kind: CellKind
    readonly clean: (text: string) => string
    readonly maxLength: number
  },
): CellResult<string> {
  const text = readUndamaged(raw, kind)
  if (!text.ok) return text
  const warning = findTextWarning(text.value)
  const value = within(clean(text.value), maxLength)
  return warning === null ? value : { ...value, warning }
}

/** A telephone number or postcode. One that a spreadsheet or program turned into a decimal number is refused. */
export function numberAsText(maxLength: number): ReadCell<string> {
  const read = lineAboutPeople(maxLength)
  return (text, mark) => {
    const bare = text.trim().replace(/^'(?=[\d+(])/, '')
    return /^\d{5,}[.,]0$/.test(bare) ? refuse({ code: 'TURNED_INTO_NUMBER', value: bare }) : read(bare, mark)
  }
}

function within(text: string, maxLength: number): Result<string, ImportFault> {
  if (text.length <= maxLength) return ok(text)
  return refuse({ code: 'TOO_LONG', length: text.length, max: maxLength })
}

/** The wholesaler's own key: cleaned and trimmed. */
export const code: ReadCell<string> = (raw) => {
  const text = readUndamaged(raw, 'CODE')
  if (!text.ok) return text
  const cleaned = cleanCell(text.value)
  if (cleaned === '') return refuse({ code: 'EMPTY' })
  const isGuarded = raw.trim().startsWith('=')
  const number = isGuarded ? undefined : /^(\d+)[.,]0+$/.exec(cleaned)?.[1]
  if (number === undefined) {
    const warning = findTextWarning(cleaned)
    const value = within(cleaned, 64)
    return warning === null ? value : { ...value, warning }
  }
  if (number.length < 3) return refuse({ code: 'CODE_OR_NUMBER', value: cleaned, number })
  return {
    ...within(number, 64),
    warning: { code: 'CODE_READ_AS_NUMBER', value: cleaned, number },
  }
}

/** The code of a product, which customers type, scan and paste. A character that separates codes in lists causes a warning. */
export const productCode: ReadCell<string> = (raw, mark) => {
  const read = code(raw, mark)
  const wrong = read.ok ? signOutsideCode(read.value) : undefined
  return wrong === undefined
    ? read
    : {
        ...read,
        warning: { code: 'UNUSUAL_CODE', signs: wrong, allowed: codeSigns },
      }
}

/** Reads a value without the characters that protect it from a spreadsheet. */
export function withoutGuard<Value>(read: ReadCell<Value>): ReadCell<Value> {
  return (raw, mark) => {
    const text = readUndamaged(raw, 'VALUE')
    return text.ok ? read(text.value, mark) : text
  }
}

/** Several values of one cell, separated by `|`. */
export function listOf<Value>(readOne: ReadCell<Value>): ReadCell<readonly Value[]> {
  return (text, mark) => {
    const values: Value[] = []
    let warning: ImportFault | undefined
    for (const part of text.split('|')) {
      if (part.trim() === '') continue
      const read = readOne(part.trim(), mark)
      if (!read.ok) return read
      warning ??= read.warning
      if (!values.includes(read.value)) values.push(read.value)
    }
    return warning === undefined ? ok(values) : { ...ok(values), warning }
  }
}

function number<Value extends number>(
  parse: (plain: string) => Value | undefined,
  { decimals, max }: { readonly decimals: number; readonly max: number },
): ReadCell<Value> {
  return withoutGuard((text, mark) => {
    const plain = normaliseDecimal(text, mark)
    if (!plain.ok) return plain
    const value = parse(plain.value)
    if (value === undefined) return refuse(tooExact(text, plain.value, decimals))
    if (value < 0) return refuse({ code: 'BELOW_ZERO', value: text })
    return value > max ? refuse({ code: 'TOO_LARGE', value: text }) : ok(value)
  })
}

function tooExact(value: string, plain: string, decimals: number): ImportFault {
  const decimalCount = /\.(\d*?)0*$/.exec(plain)?.[1]?.length ?? 0
  if (decimalCount <= decimals) return { code: 'TOO_LARGE', value }
  return decimals === 0 ? { code: 'NOT_AN_INTEGER', value } : { code: 'TOO_MANY_DECIMALS', value, decimals }
}

/** A price of one unit, in 1/10,000 of the major unit. */
export const unitPrice: ReadCell<UnitPrice> = number(parseUnitPrice, { decimals: 4, max: maxUnitPrice })

/** An amount of money, in minor units. */
export const amount: ReadCell<Minor> = number(parseMinor, { decimals: 2, max: maxUnitPrice })

/** Thousandths: kilograms as grams, and counts until the unit is known. */
export const thousandths: ReadCell<number> = number(parseQuantity, { decimals: 3, max: 1_000_000_000_000 })

export function integer(max: number): ReadCell<number> {
  const parse = (plain: string): number | undefined => {
    const hundredths = parseMinor(plain)
    return hundredths === undefined || hundredths % 100 !== 0 ? undefined : hundredths / 100
  }
  return number(parse, { decimals: 0, max })
}

/** `20`, `20%` or `17.5`, in basis points. */
export const percentage: ReadCell<number> = withoutGuard((text, mark) => {
  const bare = text.trim().replace(/\s*%$/, '')
  const read = number(parseMinor, { decimals: 2, max: 10_000 })(bare, mark)
  return read.ok
    ? ok(read.value)
    : refuse('value' in read.refusal ? { ...read.refusal, value: text } : read.refusal)
})

export function choice<Value extends string>(
  spellings: Readonly<Record<Value, readonly string[]>>,
): ReadCell<Value> {
  const values = Object.keys(spellings) as Value[]
  const existing = new Map(values.flatMap((value) => spellings[value].map((spelling) => [spelling, value])))
  const spellingList = values.map((value) => spellings[value][0]).join(', ')
  return withoutGuard((text) => {
    const value = existing.get(cleanCell(text).toLowerCase().replace(/[-_]/g, ' '))
    return value === undefined
      ? refuse({ code: 'NOT_ONE_OF', value: text, choices: spellingList })
      : ok(value)
  })
}

export const flag: ReadCell<boolean> = (text) => {
  const read = readUndamaged(text, 'VALUE')
  const value = read.ok ? parseYesOrNo(cleanCell(read.value)) : undefined
  return value === undefined ? refuse({ code: 'NOT_YES_OR_NO', value: text }) : ok(value)
}
