import { numberWord, partWord } from './quantity-words.ts'

/** Sizes of packs that are written as adjectives or in words, as numbers with their measure, in folded text. */

const polishNumbers =
  'pol 0.5 poltora 1.5 jedno 1 dwu 2 trzy 3 cztero 4 piecio 5 szescio 6 siedmio 7 osmio 8 dziewiecio 9 dziesiecio 10 dwunasto 12 pietnasto 15 ' +
  'szesnasto 16 dwudziesto 20 dwudziestopiecio 25 trzydziesto 30 piecdziesiecio 50 stu 100 dwustu 200 dwustupiecdziesiecio 250 piecset 500'
const polishNumber = new Map(
  [...polishNumbers.matchAll(/(\S+) (\S+)/g)].map(([, word = '', value = '']) => [word, value]),
)
const polishMeasures: Readonly<Record<string, string>> = {
  litr: 'l',
  kilogram: 'kg',
  kil: 'kg',
  gram: 'g',
  mililitr: 'ml',
  uncj: 'oz',
  cal: 'in',
}
/** `dwulitrowy`, `2-litrowe`, `kilogramowa`, `12 uncjowe`. */
const polishSize =
  /(?<![\p{L}\d])(?:(\d+(?:[.,]\d+)?)[\s-]?|(\p{L}{2,20}?)-?)??(litr|kilogram|kil|gram|mililitr|uncj|cal)ow(?:y|a|e|ego|ej|ych|ym|ymi)(?!\p{L})/gu

const turkishMeasures: Readonly<Record<string, string>> = {
  litre: 'l',
  lt: 'l',
  kilo: 'kg',
  kg: 'kg',
  gram: 'g',
  gr: 'g',
  ml: 'ml',
  cl: 'cl',
}
/** `beş litrelik`, `10 kiloluk`, `litrelik`, `1 kg'lık`. */
const turkishSize =
  /(?<![\p{L}\d])(?:(\d+(?:[.,]\d+)?)\s?|(\p{L}{2,8})\s)?(litre|lt|kilo|kg|gram|gr|ml|cl)['’]?(?:lik|luk)(?:ler|lar)?(?!\p{L})/gu

const signs: readonly (readonly [start: string, sign: string])[] = [
  ['m', 'mm'],
  ['c', 'cm'],
  ['i', 'in'],
  ['u', 'oz'],
  ['o', 'oz'],
  ['p', '%'],
]
const withSign =
  /(?<![\p{L}\d])(\p{L}+)\s(mill?imet\p{L}+|[cs][ae]ntimet?r?\p{L}*|centymet\p{L}+|milimet\p{L}+|inch|uncj\p{L}+|ounces?|procent\p{L}*|percent)(?!\p{L})/gu

/** `two fifty gram` */
const spokenHundreds =
  /(?<!\p{L})(one|two|three|four|five|six|seven|eight|nine)\s(fifty|twenty five|seventy five)\s(?=g(?:rams?)?(?!\p{L})|m(?:l|ils?|illilit\p{L}+)(?!\p{L}))/gu
const partsOfHundred: Readonly<Record<string, number>> = { fifty: 50, 'twenty five': 25, 'seventy five': 75 }

type Parts = readonly [digits?: string, word?: string, measure?: string]

const isWritten = /ow[yae]|l[iu]k|met|procent|percent|\sinch|uncj|ounce|fifty|seventy five|twenty five/

/** `dwulitrowe` is `2l`, `beş litrelik` is `5l`, `ninety millimetre` is `90mm`. */
export function withSpelledSizes(folded: string): string {
  if (!isWritten.test(folded)) return folded
  return folded
    .replace(spokenHundreds, (_, hundreds: string, part: string) =>
      String((numberWord(hundreds) ?? 0) * 100 + (partsOfHundred[part] ?? 0)),
    )
    .replace(polishSize, (all, ...[digits, word, measure = '']: Parts) => {
      const own = polishMeasures[measure] ?? ''
      if (digits !== undefined) return `${digits}${own}`
      if (word === undefined) return own === 'l' || own === 'kg' ? `1${own}` : all
      const value = polishNumber.get(word)
      return value === undefined ? all : `${value}${own}`
    })
    .replace(turkishSize, (all, ...[digits, word, measure = '']: Parts) => {
      const own = turkishMeasures[measure] ?? ''
      if (digits !== undefined) return `${digits}${own}`
      const value = word === undefined ? 1 : (numberWord(word) ?? partWord(word))
      return value === undefined ? `${word} 1${own}` : `${value}${own}`
    })
    .replace(withSign, (all, word: string, size: string) => {
      const value = numberWord(word)
      const sign = signs.find(([start]) => size.startsWith(start))?.[1]
      return value === undefined || sign === undefined ? all : `${value}${sign}`
    })
}
