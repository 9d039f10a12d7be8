import { ok, refuse, type Result } from '@provender/domain/result'
import type { ImportFault } from '../faults/fault.ts'

/**
 * The decimal separator of a file, as its other numbers prove. Without proof, a comma-separated file has
 * `perhaps .`, because programs that write those do not group thousands with points. `unknown` also if both
 * occur.
 */
export type DecimalMark = '.' | ',' | 'perhaps .' | 'unknown'

type Reading =
  /** Unambiguous. `mark` is the decimal separator if the number proves it. */
  | { readonly type: 'CERTAIN'; readonly plain: string; readonly mark: '.' | ',' | null }
  /** `1.234` and `1,234`: decimals or thousands. */
  | { readonly type: 'EITHER'; readonly integer: string; readonly rest: string; readonly mark: '.' | ',' }
  | { readonly type: 'NONE' }

const currencyBefore = /^(?:\p{Sc}|[A-Z]{3}(?=[\s\d-])|zł|Rs\.?|TL|kr\.?|Fr\.)\s*/u
const currencyAfter = /\s*(?:\p{Sc}|(?<=[\s\d])[A-Z]{3}|zł|kr|Kč|TL|Ft|lei|Rs\.?|Fr\.)$/u
/** `1,50,000.00`: thousands, then groups of two digits. */
const indian = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.(\d+))?$/

/**
 * Converts a number in common notations to the plain decimal text that `@provender/domain/money/decimal`
 * parses: `£1,234.50`, `1.234,50 zł`, `1 234,5`, `12.50-`. A single separator before exactly three digits
 * (`1,234`) is read like the rest of the file; if that does not decide, it is refused.
 */
export function normaliseDecimal(text: string, fileMark: DecimalMark): Result<string, ImportFault> {
  const parsed = read(text)
  switch (parsed.type) {
    case 'CERTAIN':
      return ok(parsed.plain)
    case 'EITHER': {
      const { integer, rest, mark } = parsed
      if (fileMark === mark || (fileMark === 'perhaps .' && mark === '.')) return ok(`${integer}.${rest}`)
      if (fileMark === '.' || fileMark === ',') return ok(integer + rest)
      const bare = integer.replace('-', '')
      return refuse({
        code: 'AMBIGUOUS_NUMBER',
        value: text,
        decimal: `${bare}.${rest}`,
        integer: bare + rest,
      })
    }
    case 'NONE':
      return refuse({ code: 'NOT_A_NUMBER', value: text })
  }
}

/** The decimal separator that a number proves for its file; null if it proves none. */
export function decimalMark(text: string): '.' | ',' | null {
  const parsed = read(text)
  return parsed.type === 'CERTAIN' ? parsed.mark : null
}

function read(text: string): Reading {
  const bare = text
    .trim()
    .replace(/^\((?=[^()]*\d[^()]*\)$)(.*)\)$/, '-$1')
    .replace(/^[+]\s*(?=[\d.,\p{Sc}])/u, '')
    .replace(currencyBefore, '')
    .replace(currencyAfter, '')
    .replace(/(?<=\d)[.,][-–—]$/, '')
  const match = /^(?<before>[-−]?)\s*(?:\p{Sc}\s*)?(?<digits>[\d.,'’\s]*\d)(?<after>-?)$/u.exec(bare)
  const { before, digits = '', after } = match?.groups ?? {}
  if (digits === '' || (before && after)) return { type: 'NONE' }
  const sign = before || after ? '-' : ''
  const spaced = /^(\d{1,3}(?:[\s'’]\d{3})+)(?:([.,])(\d+))?$/.exec(digits)
  if (indian.test(digits)) {
    const [integer = '', decimals] = digits.split('.')
    return certain(sign, integer.replaceAll(',', ''), { decimals, mark: '.' })
  }
  if (spaced) {
    const [, integer = '', mark, decimals] = spaced
    return certain(sign, integer.replace(/\D/g, ''), { decimals, mark })
  }
  return /^[\d.,]+$/.test(digits) ? readSeparators(sign, digits) : { type: 'NONE' }
}

function readSeparators(sign: string, digits: string): Reading {
  const separators = digits.replace(/\d/g, '')
  if (separators === '') return certain(sign, digits, {})
  const last = separators.at(-1) === ',' ? ',' : '.'
  const index = digits.lastIndexOf(last)
  const [integer, rest] = [digits.slice(0, index), digits.slice(index + 1)]
  if (separators.length === 1) {
    if (/^[1-9]\d{0,2}$/.test(integer) && rest.length === 3)
      return { type: 'EITHER', integer: sign + integer, rest, mark: last }
    return certain(sign, integer || '0', { decimals: rest, mark: last })
  }
  const others = separators.slice(0, -1)
  const group = last === ',' ? '.' : ','
  if (others === last.repeat(others.length))
    return isGrouped(digits, last)
      ? certain(sign, digits.replaceAll(last, ''), { mark: group })
      : { type: 'NONE' }
  if (others !== group.repeat(others.length) || !isGrouped(integer, group)) return { type: 'NONE' }
  return certain(sign, integer.replaceAll(group, ''), { decimals: rest, mark: last })
}

function isGrouped(digits: string, group: '.' | ','): boolean {
  const [first = '', ...groups] = digits.split(group)
  return /^[1-9]\d{0,2}$/.test(first) && groups.every((each) => each.length === 3)
}

function certain(
  sign: string,
  integer: string,
  { decimals, mark }: { readonly decimals?: string | undefined; readonly mark?: string | undefined },
): Reading {
  const plain = sign + integer + (decimals === undefined ? '' : `.${decimals}`)
  return { type: 'CERTAIN', plain, mark: mark === '.' || mark === ',' ? mark : null }
}
