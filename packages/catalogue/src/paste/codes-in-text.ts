import { countedCode, countedWeight } from '@provender/domain/barcode/barcode'
import { readLine } from './read-line.ts'
import { maxPiece } from './tokens.ts'

export type IsCode = (text: string) => boolean

interface CodesInText {
  readonly codes: readonly string[]
  readonly rest: string
}

// Shorter texts are amounts, packs or words.
const minCode = 4
/** Codes may contain spaces: `nor 0707 60`. */
const maxParts = 4
const longWord = /\p{L}{6}/u
const maxLettersBeforeCode = 5
const punctuation = /[,;:]/
const signs = /[^\p{L}\p{N}]/gu
const timesAlone = /^[\d\s]*x[\d\s]*$/iu
const gaps = /([\s,;:]+)/
// Longer numbers are probably unknown codes.
const number = /^[\s,;:]*-?\d{1,5}(?:[.,]\d+)?[\s,;:]*$/

const spaceBehindIdentifier = /(?<=^\(?0[12]\)?)\s(?=\d{14}$)/
/** A barcode. */
const minScanned = 13
/** What some scanners put before a code of any length. */
const symbology = /^\][A-Za-z]\d/

/** The number of a product or case in what a scanner wrote: `(01)15012345678907(10)AB12`. */
export function scannedNumber(code: string): string {
  const isSymbology = symbology.test(code)
  if (code.length < minScanned && !isSymbology) return code
  const joined = code.replace(spaceBehindIdentifier, '')
  const isScanned = joined.length >= minScanned || isSymbology
  return isScanned && !/\s/.test(joined) ? countedCode(joined) : code
}

/** True for a GS1 text with a net weight, which no quantity of a line can hold. */
export const saysWeight = (code: string): boolean => countedWeight(code) !== undefined

export function codesIn(text: string, isCode: IsCode): CodesInText {
  if (!/\d/.test(text)) return { codes: [], rest: text }
  // Words, alternating with the gaps between them.
  const parts = text.split(gaps)
  const digits = parts.map(digitsIn)
  const codes: string[] = []
  let rest = ''
  for (let index = 0; index < parts.length;) {
    const part = parts[index] ?? ''
    const code =
      index % 2 === 0 && mayStartCode(part, digits[index] ?? 0)
        ? codeFrom(index, { parts, digits }, isCode)
        : undefined
    if (code === undefined) {
      rest += part
      index += 1
    } else {
      codes.push(code.text)
      rest += ' '
      // The comma of `104212,7` is no decimal one.
      index = parts[code.end] === ',' ? code.end + 1 : code.end
    }
  }
  return { codes, rest }
}

function digitsIn(part: string): number {
  let digits = 0
  for (let index = 0; index < part.length; index += 1)
    if (part.charAt(index) >= '0' && part.charAt(index) <= '9') digits += 1
  return digits
}

/** A word without a digit starts a code only if it is short: `nor 0707 60`. */
function mayStartCode(part: string, digits: number): boolean {
  return digits > 0 || (part.length > 0 && part.length <= maxLettersBeforeCode)
}

function codeFrom(
  index: number,
  { parts, digits }: { readonly parts: readonly string[]; readonly digits: readonly number[] },
  isCode: IsCode,
): { readonly text: string; readonly end: number } | undefined {
  let longest: { readonly text: string; readonly end: number } | undefined
  let text = ''
  let count = 0
  for (let last = index; last < Math.min(index + maxParts * 2, parts.length); last += 2) {
    const [part, gap] = [parts[last] ?? '', last > index ? (parts[last - 1] ?? '') : '']
    // Parts of a code are separated only by spaces, and none is a long word.
    if (last > index && (punctuation.test(gap) || longWord.test(part))) break
    text += gap + part
    count += digits[last] ?? 0
    if (count === 0 || text.length < minCode || (last > index && count < 2)) continue
    // `x 12` and `2 x 12` are quantities.
    if (last > index && timesAlone.test(text)) continue
    if (text.replace(signs, '').length >= minCode && isCode(text)) longest = { text, end: last + 1 }
  }
  return longest
}

/** True for a number that is not a code: it can only be a quantity. */
export function isNumberAlone(text: string, isCode: IsCode): boolean {
  return number.test(text) && codesIn(text, isCode).codes.length === 0
}

export function isCodeWithNumber(text: string, isCode: IsCode): boolean {
  const { codes, rest } = codesIn(text, isCode)
  return codes.length === 1 && number.test(rest)
}

/** True for a number that is too long for a quantity, whether a product has it as its code or not. */
export const isWholeCode = (text: string): boolean => /^\d{6,14}$/.test(text)
const countInList = /^\d{1,3}$/

/** The parts of a list that has no spaces behind its commas: codes, or codes with a number each, `180895,2,181102,3`. */
export function partsOfCodeList(text: string, isCode: IsCode): readonly string[] {
  const cells = text.split(',')
  if (cells.length < 2 || text.length > maxPiece || /\s/.test(text)) return [text]
  const isCoded = (cell: string) => cell.length >= minCode && (isCode(cell) || isWholeCode(cell))
  if (cells.every(isCoded)) return cells
  const isCountFirst = countInList.test(cells[0] ?? '')
  const isPaired =
    cells.length % 2 === 0 &&
    cells.every((cell, index) =>
      (index % 2 === 0) === isCountFirst ? countInList.test(cell) : isCoded(cell),
    )
  if (!isPaired) return [text]
  return cells.flatMap((cell, index) => (index % 2 === 0 ? [`${cell},${cells[index + 1] ?? ''}`] : []))
}

/** True for a single row of a file with semicolons: a code, a number, and at most a name without a number that could be a quantity. */
export function isSemicolonRow(text: string, isCode: IsCode): boolean {
  if (!text.includes(';') || text.length > maxPiece) return false
  const cells = text.split(';').filter((cell) => cell.trim() !== '')
  const names = cells.filter(
    (cell) => !isNumberAlone(cell, isCode) && codesIn(cell, isCode).rest.trim() !== '',
  )
  const others = cells.filter((cell) => !names.includes(cell)).join(';')
  return (
    names.length < 2 &&
    isCodeWithNumber(others, isCode) &&
    names.every((name) => codesIn(name, isCode).codes.length === 0 && readLine(name).amount === null)
  )
}
