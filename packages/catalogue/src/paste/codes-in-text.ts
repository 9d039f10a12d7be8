import { readLine } from './read-line.ts'

/** Is it the code or barcode of a product that the viewer may see? */
export type IsCode = (text: string) => boolean

/** The codes that stand apart from the rest of a text, and the rest. */
interface CodesInText {
  readonly codes: readonly string[]
  readonly rest: string
}

// Shorter numbers are amounts or packs.
const leastCode = /^[\p{L}\d-]*\d[\p{L}\d-]{3,}$/u
const gaps = /([\s,;:]+)/
// Longer ones are rather codes that nobody knows.
const number = /^[\s,;:]*-?\d{1,5}(?:[.,]\d+)?[\s,;:]*$/

export function codesIn(text: string, isCode: IsCode): CodesInText {
  const parts = text.split(gaps)
  const codes = parts.filter((part) => leastCode.test(part) && isCode(part))
  return { codes, rest: parts.map((part) => (codes.includes(part) ? ' ' : part)).join('') }
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
