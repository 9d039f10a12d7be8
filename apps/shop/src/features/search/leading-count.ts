import { fold } from '@provender/catalogue/fold'
import { type CountUnit, countUnit } from '@provender/catalogue/unit-words'

/** How many to add, and the text to search for: `3 tom` is three of `tom`. */
export interface CountedText {
  readonly count: string
  readonly text: string
}

/** `boxes milk` after a quantity: the text to search for, and the unit that was typed. */
export interface UnitText {
  readonly unit: CountUnit | undefined
  readonly text: string
}

/** Five digits and more are a code. */
const counted = /^\s*([1-9]\d{0,3})(?:\s*[x×]\s+|\s+)(?=\p{L})(.*)$/su

/** `2 l milk`, `400 g` and `6 pack cola` describe the product. */
const measure =
  /^(?:[kcm]?[gl]|gr|gms?|grams?|kgs?|kilos?|lts?|ltrs?|lit(?:re|er)s?|litr[ay]?|oz|lbs?|pts?|pints?|[cm]?m|inch|ply|pack|pk|up|x)(?![\p{L}\d])/iu

/** Reads a quantity before a name. Undefined if the text has none, or is a code or a measure. */
export function readCount(typed: string): CountedText | undefined {
  const [, count, text] = counted.exec(typed) ?? []
  return count === undefined || text === undefined || startsWithMeasure(text) ? undefined : { count, text }
}

export function startsWithMeasure(text: string): boolean {
  return measure.test(text)
}

const unitWord = /^(\p{L}+)\.?\s+(?:of\s+)?(?=[\p{L}\d])(.*)$/su

/** Words that are a unit in a list, and that names begin with: `single cream`, `pot noodle`. */
const namingWords: ReadonlySet<string> = new Set(['single', 'net', 'pot'])

/** Reads a unit between a quantity and a name. */
export function readUnit(typed: string): UnitText {
  const [, word = '', text] = unitWord.exec(typed) ?? []
  const unit = namingWords.has(fold(word)) ? undefined : countUnit(fold(word))
  return unit === undefined || text === undefined ? { unit: undefined, text: typed } : { unit, text }
}

/** True for the 3 of `3 bean` if a product is called `3 Bean Salad`. */
export function isNumberOfName(name: string, { count, text }: CountedText): boolean {
  const typed = fold(text).split(' ')
  const [number, ...words] = fold(name).split(/\s+/)
  return number === count && words[0] === typed[0] && words.join(' ').startsWith(typed.join(' '))
}
