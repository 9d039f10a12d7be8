import { fold } from './fold.ts'

// Folded spellings in English, Polish and Turkish, with the short form used in the index.
const measures: Readonly<Record<string, string>> = {
  ...written('kg', 'kg kgs kgms kilo kilos kilogram kilograms kilogramow'),
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
// A word; a measured amount; a number of a pack (`12 x`); any other number; any other joined characters. Excludes the cross of a pack.
// Words come first because they are most common. Groups are unnamed because names would double the cost.
const token = new RegExp(
  String.raw`(?!x\s*\d)\p{L}[\p{L}\p{N}]*(?:['’]\p{L}+)*|` +
    String.raw`(${number})\s*(?:(${measure})(?![\p{L}\p{N}]|\s+\d)|["”″])|` +
    String.raw`(\d+)(?=\s*x\s*\d)|(${number})(?![\p{L}\p{N}])|` +
    String.raw`(?!x\s*\d)[\p{L}\p{N}]+(?:['’]\p{L}+)*`,
  'gu',
)

export interface TermPosition {
  readonly word: string
  readonly start: number
  readonly end: number
}

/**
 * The words of a folded text. A number and its measure are one word in every spelling (`2 litre`, `2ltr` and `2L` are `2l`; a decimal mark
 * becomes `p`), and a pack (`12 x 400g`) is split into its numbers.
 */
export function termPositions(folded: string): TermPosition[] {
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
 * The end of a space-separated word of letters a to z that starts here; `start` if there is none. Most words are like this and need no
 * regular expression. Excludes words that start with x, which may be the cross of a pack.
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

export function wordsOf(text: string): string[] {
  return termPositions(fold(text)).map(({ word }) => word)
}

function plainNumber(text: string): string {
  return text.replace(',', '.').replace(/\.0+$/, '').replace('.', 'p')
}

const minOnto = 2

export function measuresBefore(letters: string): readonly (readonly [measure: string, rest: string])[] {
  if (Object.hasOwn(measures, letters)) return []
  return measureForms
    .filter((form) => letters.startsWith(form) && letters.length >= form.length + minOnto)
    .map((form) => [form, letters.slice(form.length)])
}

const thousandths: Readonly<Record<string, string>> = { kg: 'g', l: 'ml', g: 'kg', ml: 'l' }
const amountOf = /^(\d+(?:p\d+)?)(kg|g|l|ml|cl)$/

/** A measured word in the alternative measure: `2500g` for `2p5kg`, `0p75l` for `750ml`; null for any other word. */
export function otherMeasure(word: string): string | null {
  const [, amount, unit] = amountOf.exec(word) ?? []
  if (amount === undefined || unit === undefined) return null
  const value = Number(amount.replace('p', '.'))
  if (unit === 'cl') return `${value * 10}ml`
  const other = value * (unit === 'kg' || unit === 'l' ? 1000 : 0.001)
  return `${String(Number(other.toFixed(4))).replace('.', 'p')}${thousandths[unit] ?? unit}`
}

const kilosPerPound = 0.453_592_37

/** `5lb` stands on packs as `2.27kg` or `2.3kg`. */
export function kilosOfPounds(pack: string): readonly string[] {
  const [, pounds] = /^(\d+(?:p\d+)?)lb$/.exec(pack) ?? []
  if (pounds === undefined) return []
  const kilos = Number(pounds.replace('p', '.')) * kilosPerPound
  return [2, 1].map((places) => `${Number(kilos.toFixed(places))}kg`.replace('.', 'p'))
}
