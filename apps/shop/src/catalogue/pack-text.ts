import type { Language } from '@provender/domain/languages'
import { decimalMark } from '@provender/domain/money/show-money'

/** What packs are told with: the mark of decimals is the language's. */
export interface PackReading {
  readonly language: Language
  /** 'about 5 kg' */
  readonly about: (amount: string) => string
}

const multiplied = /(\d)\s*x\s*(?=\d)/gi
const measured = /(\d)(kg|g|l|ml|cl)\b/gi
const decimal = /(?<![\d.,])(\d+)\.(\d+)(?= (?:kg|g|l|ml|cl)\b)/gi
const estimated = /^about (\d.*)$/i

/**
 * A pack size with the signs of the trade, `12 x 400g` as 12 × 400 g, and of the language: `6 x 2.5kg` in Polish as 6 × 2,5 kg.
 * Numbers before a measure and an `about` before all are rewritten, nothing else of the wholesaler's text.
 */
export function packText(pSize: string, { language, about }: PackReading): string {
  const pack = pSize
    .replace(multiplied, '$1 × ')
    .replace(measured, '$1 $2')
    .replace(decimal, `$1${decimalMark(language)}$2`)
  const amount = estimated.exec(pack)?.[1]
  return amount === undefined ? pack : about(amount)
}
