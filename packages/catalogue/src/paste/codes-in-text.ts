import { readLine } from './read-line.ts'

/** Is it the code or barcode of a product that the viewer may see? */
export type IsCode = (text: string) => boolean

/** The codes that stand apart from the rest of a text, and the rest. */
interface CodesInText {
  readonly codes: readonly string[]
  readonly rest: string
}

// Shorter ones are amounts, packs or words.
const leastCode = 4
/** Codes are also written with spaces in them: `nor 0707 60`. */
const mostParts = 4
const longWord = /\p{L}{6}/u
const mostLettersBeforeCode = 5
const punctuation = /[,;:]/
const signs = /[^\p{L}\p{N}]/gu
const timesAlone = /^[\d\s]*x[\d\s]*$/iu
const gaps = /([\s,;:]+)/
// Longer ones are rather codes that nobody knows.
const number = /^[\s,;:]*-?\d{1,5}(?:[.,]\d+)?[\s,;:]*$/

export function codesIn(text: string, isCode: IsCode): CodesInText {
  if (!/\d/.test(text)) return { codes: [], rest: text }
  // Words, and in between the gaps.
  const parts = text.split(gaps)
  const digits = parts.map(digitsIn)
  const codes: string[] = []
  let rest = ''
  for (let at = 0; at < parts.length;) {
    const part = parts[at] ?? ''
    const code =
      at % 2 === 0 && mayStartCode(part, digits[at] ?? 0)
        ? codeFrom(at, { parts, digits }, isCode)
        : undefined
    if (code === undefined) {
      rest += part
      at += 1
    } else {
      codes.push(code.text)
      rest += ' '
      at = code.end
    }
  }
  return { codes, rest }
}

function digitsIn(part: string): number {
  let digits = 0
  for (let at = 0; at < part.length; at += 1)
    if (part.charAt(at) >= '0' && part.charAt(at) <= '9') digits += 1
  return digits
}

/** A word without a digit starts a code only if it is short: `nor 0707 60`. */
function mayStartCode(part: string, digits: number): boolean {
  return digits > 0 || (part.length > 0 && part.length <= mostLettersBeforeCode)
}

/** The longest code that begins with a word. */
function codeFrom(
  at: number,
  { parts, digits }: { readonly parts: readonly string[]; readonly digits: readonly number[] },
  isCode: IsCode,
): { readonly text: string; readonly end: number } | undefined {
  let found: { readonly text: string; readonly end: number } | undefined
  let text = ''
  let count = 0
  for (let last = at; last < Math.min(at + mostParts * 2, parts.length); last += 2) {
    const [part, gap] = [parts[last] ?? '', last > at ? (parts[last - 1] ?? '') : '']
    // Between the parts of a code are spaces alone, and none of them is a long word.
    if (last > at && (punctuation.test(gap) || longWord.test(part))) break
    text += gap + part
    count += digits[last] ?? 0
    if (count === 0 || text.length < leastCode || (last > at && count < 2)) continue
    // `x 12` and `2 x 12` say how many.
    if (last > at && timesAlone.test(text)) continue
    if (text.replace(signs, '').length >= leastCode && isCode(text)) found = { text, end: last + 1 }
  }
  return found
}

/** A number and no code: it says how many, if anything. */
export function isNumberAlone(text: string, isCode: IsCode): boolean {
  return number.test(text) && codesIn(text, isCode).codes.length === 0
}

/** A code and a number, and nothing else. */
export function isCodeWithNumber(text: string, isCode: IsCode): boolean {
  const { codes, rest } = codesIn(text, isCode)
  return codes.length === 1 && number.test(rest)
}

/** A single row of a file, parted by semicolons: a code, a number, and at most a name, which has no number of its own that says how many. */
export function isRow(text: string, isCode: IsCode): boolean {
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
