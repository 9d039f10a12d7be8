import { numberWordBeforeUnit, partWord } from './quantity-words.ts'
import { withSpelledSizes } from './spelled-sizes.ts'
import { countUnit } from './unit-words.ts'

/** Quantities that are written in several parts, as one number and its unit, in folded text. */

const half = String.raw`(?:and\s+(?:a\s+)?half|i\s+pol)`
const wholes =
  'kilos?|kilograms?|kg|litres?|litr|box(?:es)?|cases?|cartons?|crates?|trays?|bags?|packs?|sacks?|tubs?|dozen|dozens|' +
  'kila|litra|litry|karton|kartony|kartonow|tuzin|tuziny|skrzynka|skrzynki|zgrzewka|zgrzewki|worek|worki'
const wholeAndHalf = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(\p{L}+|\d+)\s+)?(${wholes})\s+${half}(?![\p{L}])`,
  'gu',
)
const poundsOrPints = /(\d)\s*(?:(pounds?|lbs)|(pints?|pts?))(?![\p{L}\d])/gu
const kilosAndGrams = /(\d+)\s*kg\s*(\d{1,3})\s*(?:gr?|grams?|gramow)(?![\p{L}\d])/gu
const kilosWithGrams = /(\d+)kg(\d{3})(?![\p{L}\d.,])/gu
const kilosBesideGrams =
  /(?<![\d.,x*]\s?)(\d{1,3})\s?kg\s(\d{3})(?!\s?[x*]|[.,]?[\p{L}\d])(?:\s(\p{L}{1,20}))?/gu
const kilosToKilos = /(?<=\d)\s?(kgs?|kilos?|g)\s?[-–—]\s?(?=[\d.,]{1,9}\s?\1(?![\p{L}\d]))/gu
// `.5 kg` and, in doubt, `,5 kg`, which may also stand behind a comma of a list.
const tenths = /(?<![^\s(:–-])\.(?=\d)/gu
const tenthsOrWhole =
  /(?<=^|\s),(?=(\d{1,3})\s?(?:kgs?|kilos?|l|lit\p{L}{1,5})(?![\p{L}\d])|(5|25|75)\s?(?:kart|skrz|box|koli|case))/gu
// `ok. 5 kg` is what a pack calls `about 5kg`.
const about =
  /(?<![\p{L}\d])(?:approx(?:imately)?|around|roughly|circa|ca|ok|okolo|mniej wiecej|yaklasik|tahminen)\.?\s+(?=\d+(?:[.,]\d+)?\s?(?:kgs?|kilos?|gr?|l|lt|litres?)(?![\p{L}\d]))/gu
const decagrams = /(\d+(?:[.,]\d+)?)\s*(?:dag|deko|dkg)(?![\p{L}\d])/gu
const kilos = /(\d)\s?k(?![\p{L}\d])/gu
// A space separates thousands only before zeros or a unit: `12 330` may be a quantity and a size.
const spacedThousands =
  /(?<![\d.,x])([1-9]\d{0,2})[ \u00A0\u202F](000|\d{3}(?=\s*(?:szt|pcs|pieces|adet|tane)))(?![\d.,])/gu
const narrowThousands = /(?<![\d.,x])([1-9]\d{0,2})(?:[\u00A0\u202F]|['’])(\d{3})(?![\d.,])/gu
const more = /(?<=\d)\s+more(?![\p{L}\d])/gu
// `one more box`, `an extra box of`
const oneMore = new RegExp(
  String.raw`(?<![\p{L}\d])(?:an?|one)\s+(?:more|extra|additional|other)\s+(?=(?:${wholes})(?![\p{L}]))`,
  'gu',
)
// `%20 yağlı`
const percentBefore = /(?<!\d\s?)%\s?(\d{1,3})(?![\d%])/g
const percent = /(?<=\d)\s*(?:proc\.?|procent\p{L}*|percent)(?![\p{L}])/gu
// `40x250 x 3`: three of them.
const timesBehindPack = /(?<=\d[x*]\d{1,4})\s+[x*]\s?(?=\d{1,3}\s*$)/gu
// `box of 32, x4`
const timesBehindComma = /,\s?[x*]\s?(?=\d{1,3}\s*$)/gu
const stones = /(\d+(?:[.,]\d+)?)\s*stones?(?!\s*(?:baked?|ground)|[\p{L}\d])/gu
const gallons = /(\d+(?:[.,]\d+)?)\s*(?:gallons?|gals?)(?![\p{L}\d])/gu
const pluralMark = /(?<=\p{L})\((?:s|es)\)/gu
// `three quarter pounders` and `three quarter chickens` are three.
const threeQuarters = new RegExp(
  String.raw`(?<![\p{L}\d])three[\s-]quarters?(?=\s(?:of|an?|${wholes}|bunch|tin|can|bottle|roll)(?![\p{L}\d])|\s(?:pounds?|lbs?)(?:\sof\s|$))`,
  'gu',
)
const threeQuartersElsewhere = /(?<![\p{L}\d])(?:trzy\s+czwarte|uc\s+ceyrek|dortte\s+uc)(?![\p{L}\d])/gu
// In Turkish, `bin` is a thousand.
const binBags = /(?<!\p{L})bin (?=bags?(?!\p{L}))/gu
// `kefir litr 6 szt`, `oj litre cartons`, `mąka kilo 20 szt`, not `pół litr` or `chicken kilo 5`
const sizeAlone =
  /(?<=(?<!\p{L})(\p{L}{2,20}) )(litre|litr|kilo)(?=$|,? (?:x|[x*]?(\d+)(?: (\p{L}+)|$)|(\p{L}+)))/gu
// `serwetki 2 tys.`, `poşet 2 bin`
const thousands = /(?<![\d.,])(\d{1,3})\s(?:thousand|tys\.?|bin)(?=$|\s(?:szt|pcs|pieces|adet|tane))/gu
const notApplicable = /(?<![\p{L}\d])n\/a(?![\p{L}\d])/gu
const cases = /(?<=\d\s*)c\/s(?![\p{L}\d])/gu

const beforeMeasure = new Set('a an per by za po the bucuk'.split(' '))

function withOne(measure: string, ...parts: readonly (string | undefined)[]): string {
  const [before = '', , count, unit = '', next = ''] = parts
  const isCounted = numberWordBeforeUnit(before) !== undefined || partWord(before) !== undefined
  const isPack = countUnit(unit) !== undefined || countUnit(next) !== undefined
  if (isCounted || beforeMeasure.has(before) || (next !== '' && !isPack)) return measure
  if (measure !== 'kilo') return '1l'
  return isPack || (count === undefined && next === '') ? '1kg' : measure
}

/** A sign of every pattern for numbers. Most texts have none of them. */
const mayBeParted =
  /(?<!\d)[.,]\d|\((?:s|es)\)|\d\s*(?:proc|percent|more|stone|gal|c\/s)|\d[x*]\d{1,4}\s+[x*]|,\s?[x*]\s?\d|(?<!\p{L})(?:approx|around|roughly|circa|ca[.\s]|ok[.\s]|okolo|mniej|yaklasik|tahminen)|\d\s*(?:d[aek]|k(?:g\s*\d|(?![\p{L}\d]))|pou|pint|pt|lbs)|[gos]\s?[-–—]\s?[\d.,]|\d[ '’\u00A0\u202F]\d{3}/u

const valueOf = (digits: string): number => Number(digits.replace(',', '.'))
const inKilos = (kg: string, grams: string): number => Number(kg) + Number(grams) / 1000
const sumOf = (_: string, kg: string, grams: string): string => `${inKilos(kg, grams)}kg`

/**
 * Rewrites quantities so that each is a number and its unit: `1kg500` is `1.5kg`, `1 000` is `1000`, `box and a half` is `1.5 box`,
 * `25 dag` is `250g`, `5k` is `5kg`. What may be one of two becomes a range: `2 kg 500` is `2-2.5kg`.
 */
export function withPlainQuantities(folded: string): string {
  let text = withSpelledSizes(folded)
  if (text.includes('%')) text = text.replace(percentBefore, '$1%')
  if (text.includes('half') || text.includes(' i pol'))
    text = text.replace(wholeAndHalf, (_, count: string | undefined, unit: string) => {
      const whole = count === undefined ? 1 : /\d/.test(count) ? Number(count) : numberWordBeforeUnit(count)
      return whole === undefined ? `${count} 1.5 ${unit}` : `${whole + 0.5} ${unit}`
    })
  if (text.includes('bin bag')) text = text.replace(binBags, 'bin')
  if (text.includes('litr') || text.includes(' kilo ')) text = text.replace(sizeAlone, withOne)
  if (text.includes('quarter')) text = text.replace(threeQuarters, '3/4')
  if (/czwarte|ceyrek|dortte/.test(text)) text = text.replace(threeQuartersElsewhere, '3/4')
  if (text.includes(' more ') || text.includes('extra') || text.includes('additional'))
    text = text.replace(oneMore, '1 ')
  if (/\d (?:thou|tys|bin)/.test(text)) text = text.replace(thousands, '$1,000')
  if (text.includes('n/a')) text = text.replace(notApplicable, 'none')
  if (!/\d/.test(text) || !mayBeParted.test(text)) return text
  return text
    .replace(tenths, '0.')
    .replace(tenthsOrWhole, '0.$1$2-')
    .replace(pluralMark, '')
    .replace(percent, '%')
    .replace(timesBehindPack, ' ')
    .replace(timesBehindComma, ' ')
    .replace(more, '')
    .replace(stones, (_, count: string) => `${Math.round(valueOf(count) * 6350)}g`)
    .replace(gallons, (_, count: string) => `${Math.round(valueOf(count) * 4546)}ml`)
    .replace(cases, 'cs')
    .replace(about, 'about ')
    .replace(decagrams, (_, count: string) => `${valueOf(count) * 10}g`)
    .replace(kilosAndGrams, sumOf)
    .replace(kilosWithGrams, sumOf)
    .replace(kilosBesideGrams, (all, ...[kg, grams, next = '']: readonly [string, string, string?]) =>
      countUnit(next) === undefined ? `${kg}-${inKilos(kg, grams)}kg ${next}` : all,
    )
    .replace(kilosToKilos, '-')
    .replace(kilos, '$1kg')
    .replace(
      poundsOrPints,
      (_, digit: string, pounds?: string) => `${digit}${pounds === undefined ? 'pt' : 'lb'}`,
    )
    .replace(spacedThousands, '$1$2')
    .replace(narrowThousands, '$1$2')
}
