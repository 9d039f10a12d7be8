import { ok, refuse, type Result } from '@provender/domain/result'
import type { ImportFault } from '../faults/fault.ts'

/** `VALUE` is a number, date, word of a choice or address; `CODE` a key; `NAME` a short text; `TEXT` a long one. */
export type CellKind = 'VALUE' | 'CODE' | 'NAME' | 'TEXT'

/** `="00123"`: how programs protect text from becoming a number in a spreadsheet. */
const guarded = /^=\s*"((?:[^"]|"")*)"$/
const errorValue =
  /^(?:#[\p{Lu}¡¿/0_ ]+[!?]|#N\/?[ADV]|#N\.?V\.?|#NV|#NB|#YOK|#Н\/Д|#HIÁNYZIK|#GETTING_DATA|#N[ÉE]NÍ_K_DISPOZICI|Err:\d{3})$/iu
const errorInside =
  /#(?:REF|NAME|VALUE|DIV\/0|NULL|NUM|SPILL|CALC|ADR|ARG|NAZWA|DZIEL\/0|LICZBA|DEĞER|BAŞV|AD|SAYI|BEZUG|WERT|ZAHL)[!?]|#N\/[AD](?![\p{L}\d])/u
const noValue = /^(?:nan|NaN|NaT|<NA>|n\/a|N\/A|undefined|\(null\)|\\N|\[object Object\])$/
const noValueInAnyCase = /^(?:null|none)$/i
/** How spreadsheets write long numbers: one digit, perhaps decimals, and an exponent with its sign. */
const scientific = /^[-+]?\d(?:[.,]\d+)?E[+-]\d{1,3}$/i
const fullDate =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}([-/.])\d{1,2}\1(?:\d{4}|\d{2}))(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/

const monthLocales = 'en pl tr de fr es it pt nl cs sk hu ro hr sv da nb fi el uk ru lt lv'.split(' ')
const months = new Set(monthLocales.flatMap(monthNames))

function monthNames(locale: string): readonly string[] {
  return (['short', 'long'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, index) => {
      const part = format.formatToParts(Date.UTC(2026, index, 12)).find(({ type }) => type === 'month')
      return (part?.value ?? '').toLowerCase().replaceAll('.', '')
    })
  })
}

/**
 * `12-Jan`, `Jan-12`, `12.sty`, `1-Oca-26`: what a spreadsheet makes of a pack size or code such as `12-1`. A month in capitals
 * does not count: no spreadsheet writes it, but codes such as `SEP-1` have it.
 */
function isShortDate(text: string): boolean {
  return hasMonth(text) && !isCodeLikeDate(text)
}

/** `SEP-1`, `MAR-2026`: a code that reads like a date. */
export function isCodeLikeDate(text: string): boolean {
  return hasMonth(text) && /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
}

function hasMonth(text: string): boolean {
  const parts = text
    .toLowerCase()
    .split(/[-./ ]+/)
    .filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 3 || !/[-./]/.test(text)) return false
  const words = parts.filter((part) => !/^\d{1,4}$/.test(part))
  const [word] = words
  return words.length === 1 && word !== undefined && months.has(word)
}

/**
 * The text of a cell without protecting characters. Refused if a spreadsheet or program destroyed the
 * original, so that an error value never replaces a real one.
 */
export function readUndamaged(raw: string, kind: CellKind): Result<string, ImportFault> {
  const text = raw.trim()
  const inner = guarded.exec(text)?.[1]
  if (inner !== undefined) return ok(inner.replaceAll('""', '"'))
  const damage = damageOf(text, kind)
  if (damage !== null) return refuse({ code: damage, value: text })
  return ok(kind === 'VALUE' || kind === 'CODE' ? withoutApostrophe(text) : withoutFormulaGuard(raw))
}

type Damage =
  | 'LOST_CHARACTER'
  | 'NARROW_COLUMN'
  | 'SPREADSHEET_ERROR'
  | 'PLACEHOLDER'
  | 'FORMULA'
  | 'SHORTENED'
  | 'TURNED_INTO_DATE'

function damageOf(text: string, kind: CellKind): Damage | null {
  if (text.includes('\uFFFD')) return 'LOST_CHARACTER'
  if (/^#{2,}$/.test(text)) return 'NARROW_COLUMN'
  if (errorValue.test(text) || errorInside.test(text)) return 'SPREADSHEET_ERROR'
  if (noValue.test(text) || (kind !== 'VALUE' && noValueInAnyCase.test(text))) return 'PLACEHOLDER'
  if (kind === 'TEXT') return null
  if (/^=|^[+@-]\p{L}[\p{L}\d.]*\(/u.test(text)) return 'FORMULA'
  if (scientific.test(text)) return 'SHORTENED'
  if (kind !== 'VALUE' && (fullDate.test(text) || isShortDate(text))) return 'TURNED_INTO_DATE'
  return null
}

/** `'00125` marks digits as text in a spreadsheet. */
function withoutApostrophe(text: string): string {
  const bare = text.replace(/^['’](?=.)/, '')
  return bare === text ? text : bare.replace(/'$/, '')
}

/** An apostrophe is part of a name (`'Nduja`), unless it protects digits or a possible formula. */
function withoutFormulaGuard(text: string): string {
  return /^\s*'(?:[=+@-]|\d+(?:[.,]\d+)*\s*$)/.test(text) ? text.replace("'", '') : text
}
