import { halves, numberWord, partWord } from './quantity-words.ts'

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

/** `pół litrowa`, `półtora litrowa` */
const polishHalf = /(?<!\p{L})(pol|poltora)\s(?=(?:litr|kilogram|kil)ow)/gu

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
/** `beş litrelik`, `yirmi beş kiloluk`, `10 kiloluk`, `litrelik`, `1 kg'lık`. */
const turkishSize =
  /(?<![\p{L}\d])(?:(\d+(?:[.,]\d+)?)\s?|((?:\p{L}{2,8}\s){1,4}))?(litre|lt|kilo|kg|gram|gr|ml|cl)['’]?(?:lik|luk)(?:ler|lar)?(?!\p{L})/gu

/** `simit kırklık` is `40lik`. */
const turkishGroup =
  /(?<!\p{L})(on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz)(?=l[iu]k(?!\p{L}))/gu

const spokenPacks =
  /(?<!\p{L})(?:(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) )?(sixes|eights|tens|twelves|twenties|thirties|forties|fifties|sixties)(?!\p{L})/gu

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

/** `yirmi beş` is 25, `iki yüz elli` 250, `bir buçuk` 1.5; undefined if the words are not one number, such as `iki beş`. */
function spokenNumber(words: readonly string[]): number | undefined {
  let value = 0
  let smallest = Infinity
  for (const word of words) {
    const own = halves.has(word) ? 0.5 : word === 'on' ? 10 : (numberWord(word) ?? partWord(word))
    const isHundreds = own === 100 && value > 1 && value < 10
    const place = own === undefined ? Infinity : own >= 100 ? 100 : own >= 10 ? 10 : own >= 1 ? 1 : 0.1
    if (own === undefined || (!isHundreds && place >= smallest)) return undefined
    value = isHundreds ? value * own : value + own
    smallest = place
  }
  return value === 0 ? undefined : value
}

/** True if the text names a kind of pack by its size, which is no quantity: `kaşar 2 kiloluk`, `parówki kilowe`. */
export const isSizeNamed = (folded: string): boolean =>
  folded.search(polishSize) >= 0 || folded.search(turkishSize) >= 0

type Parts = readonly [digits?: string, word?: string, measure?: string]

const signsOfSizes = [
  'owy',
  'owa',
  'owe',
  'lik',
  'luk',
  'met',
  'cent',
  ' inch',
  'uncj',
  'ounce',
  'fifty',
  'y five',
  'ixes',
  'ights',
  'tens',
  'elves',
  'ties',
]

/** `dwulitrowe` is `2l`, `beş litrelik` is `5l`, `ninety millimetre` is `90mm`. */
export function withSpelledSizes(folded: string): string {
  if (!signsOfSizes.some((sign) => folded.includes(sign))) return folded
  return folded
    .replace(spokenHundreds, (_, hundreds: string, part: string) =>
      String((numberWord(hundreds) ?? 0) * 100 + (partsOfHundred[part] ?? 0)),
    )
    .replace(polishHalf, '$1')
    .replace(polishSize, (all, ...[digits, word, measure = '']: Parts) => {
      const own = polishMeasures[measure] ?? ''
      if (digits !== undefined) return `${digits}${own}`
      if (word === undefined) return own === 'l' || own === 'kg' ? `1${own}` : all
      const value = polishNumber.get(word)
      return value === undefined ? all : `${value}${own}`
    })
    .replace(turkishSize, (_, ...[digits, before = '', measure = '']: Parts) => {
      const own = turkishMeasures[measure] ?? ''
      if (digits !== undefined) return `${digits}${own}`
      const words = before.split(' ').filter(Boolean)
      const start = words.findIndex((_word, index) => spokenNumber(words.slice(index)) !== undefined)
      const others = start === -1 ? words : words.slice(0, start)
      const value = start === -1 ? 1 : spokenNumber(words.slice(start))
      return [...others, `${value}${own}`].join(' ')
    })
    .replace(spokenPacks, (_, tens: string | undefined, packs: string) => {
      const one = packs.replace(/ties$/, 'ty').replace(/(?<=x)es$|s$/, '')
      return `${(numberWord(tens ?? '') ?? 0) + (numberWord(one) ?? 0)}s`
    })
    .replace(turkishGroup, (word) => String(spokenNumber([word]) ?? word))
    .replace(withSign, (all, word: string, size: string) => {
      const value = numberWord(word)
      const sign = signs.find(([start]) => size.startsWith(start))?.[1]
      return value === undefined || sign === undefined ? all : `${value}${sign}`
    })
}
