import { fold } from './fold.ts'

// As written, folded, in English, Polish and Turkish: and the short form they are kept in.
const measures: Readonly<Record<string, string>> = {
  ...written('kg', 'kg kgs kilo kilos kilogram kilograms kilogramow'),
  ...written('g', 'g gr gm gms gram grams gramme grammes gramow'),
  ...written('mg', 'mg'),
  ...written('l', 'l lt lts ltr ltrs litre litres liter liters litr litra litry litrow'),
  ...written('ml', 'ml mls'),
  ...written('cl', 'cl'),
  ...written('oz', 'oz ozs'),
  ...written('lb', 'lb lbs'),
  ...written('cm', 'cm'),
  ...written('mm', 'mm'),
  ...written('m', 'm'),
  ...written('in', 'in inch inches'),
  ...written('pk', 'pk pack'),
}

function written(short: string, forms: string): Record<string, string> {
  return Object.fromEntries(forms.split(' ').map((form) => [form, short]))
}

const measureForms = Object.keys(measures).sort((one, other) => other.length - one.length)
const number = String.raw`\d+(?:[.,]\d+)?`
const measure = measureForms.join('|')
// A word; a measured amount; a number of a pack (`12 x`); any other number; whatever else is written together. The cross of a
// pack is none of them. Words come first, being most of a text; and the groups have no names, which would cost as much again.
const token = new RegExp(
  String.raw`(?!x\s*\d)\p{L}[\p{L}\p{N}]*(?:['’]\p{L}+)*|` +
    String.raw`(${number})\s*(?:(${measure})(?![\p{L}\p{N}]|\s+\d)|["”″])|` +
    String.raw`(\d+)(?=\s*x\s*\d)|(${number})(?![\p{L}\p{N}])|` +
    String.raw`(?!x\s*\d)[\p{L}\p{N}]+(?:['’]\p{L}+)*`,
  'gu',
)

/** A word of a folded text, and from where to where it stands there. */
export interface TermPosition {
  readonly word: string
  readonly start: number
  readonly end: number
}

/**
 * The words of a folded text. A number and its measure are one word however they were written (`2 litre`, `2ltr` and `2L` are
 * `2l`; a decimal mark is a `p`), and a pack (`12 x 400g`) falls into its numbers.
 */
export function termPositionsOf(folded: string): TermPosition[] {
  const words: TermPosition[] = []
  for (let start = 0; start < folded.length;) {
    const end = plainWordEnd(folded, start)
    if (end > start) {
      words.push({ word: folded.slice(start, end), start, end })
      start = end + 1
      continue
    }
    token.lastIndex = start
    const match = token.exec(folded)
    if (match === null) break
    const [text, amount, unit, times, figure] = match
    start = token.lastIndex
    if (text === 'x') continue
    let word = text.replace(/['’]/g, '')
    if (amount !== undefined)
      word = plainNumber(amount) + (unit === undefined ? 'in' : (measures[unit] ?? unit))
    else if (times !== undefined) word = times
    else if (figure !== undefined) word = plainNumber(figure)
    words.push({ word, start: match.index, end: start })
  }
  return words
}

const space = 32
const [a, x, z] = [97, 120, 122]

/**
 * The end of a word of letters from a to z that stands here between spaces; here, where there is none. Most words are of this kind, and
 * need no expression to be taken apart. What begins with x may be the cross of a pack.
 */
export function plainWordEnd(folded: string, start: number): number {
  if (folded.charCodeAt(start) === x) return start
  let end = start
  while (end < folded.length) {
    const letter = folded.charCodeAt(end)
    if (letter === space) return end
    if (letter < a || letter > z) return start
    end += 1
  }
  return end
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return termPositionsOf(fold(text)).map(({ word }) => word)
}

function plainNumber(text: string): string {
  return text.replace(',', '.').replace(/\.0+$/, '').replace('.', 'p')
}

const leastOnto = 2

/** The measures that letters behind a number may begin with, and what is written onto each: the longest measure first. */
export function measuresBefore(letters: string): readonly (readonly [measure: string, rest: string])[] {
  if (letters in measures) return []
  return measureForms
    .filter((form) => letters.startsWith(form) && letters.length >= form.length + leastOnto)
    .map((form) => [form, letters.slice(form.length)])
}

const thousandths: Readonly<Record<string, string>> = { kg: 'g', l: 'ml', g: 'kg', ml: 'l' }
const amountOf = /^(\d+(?:p\d+)?)(kg|g|l|ml|cl)$/

/** A measured word in the measure people may name instead: `2p5kg` is `2500g` and `750ml` is `0p75l`; null for any other. */
export function otherMeasure(word: string): string | null {
  const [, amount, unit] = amountOf.exec(word) ?? []
  if (amount === undefined || unit === undefined) return null
  const value = Number(amount.replace('p', '.'))
  if (unit === 'cl') return `${value * 10}ml`
  const other = value * (unit === 'kg' || unit === 'l' ? 1000 : 0.001)
  return `${String(Number(other.toFixed(4))).replace('.', 'p')}${thousandths[unit] ?? unit}`
}
