import { type Language, languageForms } from '../languages.ts'
import { decimalMark } from '../money/show-money.ts'

const measures: Readonly<Record<string, string>> = {
  kg: 'kg',
  g: 'g',
  gr: 'g',
  l: 'L',
  lt: 'L',
  ltr: 'L',
  ml: 'ml',
  cl: 'cl',
}

const multiplied = /(\d)\s*[x×*]\s*(?=\d|about\b)/gi
const measured = /(\d)\s*(kg|gr?|l(?:tr?)?|ml|cl|mm|cm|m|oz|lb)\b/gi
const decimal = /(?<![\d.,])(\d+)(?:\.(?=\d)|,(?=\d{1,2} ))(\d+)(?= (?:kg|g|L|ml|cl|mm|cm|m|oz|lb)\b)/g
const counted = /(\d)\s*each\b/gi
const estimated = /(^|× )about(?= ?\d)/gi

/**
 * Formats a pack size for people: `12 x 400g` as 12 × 400 g, `6X2l` as 6 × 2 L, and in Polish `about 2.5kg` as ok. 2,5 kg.
 * Changes multiplication signs, measures, pieces and estimates only; the rest stays as the wholesaler wrote it.
 */
export function packText(packSize: string, language: Language): string {
  const { about, each } = languageForms[language]
  return packSize
    .replace(multiplied, '$1 × ')
    .replace(
      measured,
      (_all, digit: string, measure: string) => `${digit} ${measures[measure.toLowerCase()] ?? measure}`,
    )
    .replace(decimal, `$1${decimalMark(language)}$2`)
    .replace(counted, `$1 ${each}`)
    .replace(estimated, `$1${about}`)
}
