import { type MaskedText } from './masked-text.ts'

const prices = /(?:[ =@]+\d+[.,]\d{2})+(?: +[A-Z])?\s*$/
const price = /\d+[.,]\d{2}/g
const middlePrice = /(?<=[ @])\d+[.,]\d{2}(?= +\d{1,3}(?: +\p{L}{1,8}\.?)?\s*$)/u
/** `2,000 szt`: a whole number as a till prints it. */
const zeros = /(?<=\s\d{1,3})[.,]0{2,3}(?=(?:\s+\p{L}{1,8}\.?)?\s*$)/u
const counted = /(?:^|[\s(x*×:-])\d{1,3}\)?(?:\s*\p{L}{1,8}\.?)?\s*$|^\s*\d{1,3}\s/u
/** A smaller number may be a size: `cola 6 1.75`. */
const leastPrice = 3

/** Blanks the prices behind the quantity of a row: `Coriander 1kg 3 7.50 22.50`. The last of several is the amount. */
export function blankInvoicePrices(masked: MaskedText): void {
  for (const { text, start } of masked.lines()) {
    if (!/\d[.,]\d{2}(?: +[A-Z])?\s*$/.test(text) || text.includes('\t')) continue
    const match = prices.exec(text)
    if (!match) continue
    const values = match[0].match(price) ?? []
    const row = text.slice(0, match.index)
    const isPrice = values.length > 1 || Number(values[0]?.replace(',', '.')) >= leastPrice
    const end = zeros.exec(row)
    if (!isPrice || !/\p{L}{3}|\d{4}/u.test(row) || !(counted.test(row) || end)) continue
    masked.blank(start + match.index, match[0].length)
    if (end) masked.blank(start + end.index, end[0].length)
    const other = middlePrice.exec(row)
    if (other) masked.blank(start + other.index, other[0].length)
  }
}
