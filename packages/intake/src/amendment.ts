import { after, before, measure, pattern } from './words.ts'

const order = String.raw`(?:order|zamówieni\p{L}*|sipariş\p{L}*)`
const change = String.raw`(?:add|change|amend|cancel|remove|swap|make|replace|dodać|dodajcie|dopisać|zmienić|zmiana|anulować|usunąć|ekle\p{L}*|değiştir\p{L}*|iptal|çıkar\p{L}*)`
const reference = String.raw`${order}(?:\s*(?:no\.?|nr\.?|number|[#:]))*\s*\d{4,}`

const amendment = pattern(
  [
    String.raw`${before}${change}${after}[^.?!\n]{0,120}${before}(?:to|in|on|from)\s+(?:yesterday|today|last night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)['’]s`,
    String.raw`${before}${change}${after}[^\n]{0,120}${reference}`,
    String.raw`${reference}[^\n]{0,60}${before}${change}${after}`,
    String.raw`${before}do\s+(?:wczorajszego|ostatniego|poprzedniego)\s+zamówienia|${before}(?:dünkü|son|önceki)\s+sipariş(?:e|im\p{L}*|ten)${after}`,
    String.raw`^\s*(?:amendment|change to (?:my |our )?order|zmiana zamówienia|sipariş değişikliği)`,
  ].join('|'),
)

/** True if a text changes an order that was placed, and so places none. */
export const isAmendment = (text: string): boolean => amendment.test(text)

/** A number of a pack or a code names a product: `2 boxes instead of 10 x 225g`. */
const count = String.raw`\d{1,4}(?![\d.,]|\s*(?:x\s?\d|${measure}${after}))`
const amountInstead = pattern(
  [
    String.raw`\d\s+(?:\p{L}+\s+){0,3}instead of\s+(?:the\s+)?${count}`,
    String.raw`${before}zamiast\s+${count}`,
    String.raw`${before}${count}\s+yerine`,
  ].join('|'),
)

/** True for a line that changes a quantity: of an order that was placed, if the message orders nothing else. */
export const changesQuantity = (line: string): boolean => amountInstead.test(line)
