import { after, before, measure, pattern } from './words.ts'

const order = String.raw`(?:order|zamówieni\p{L}*|sipariş\p{L}*)`
const change = String.raw`(?:add|change|amend|cancel|remove|swap|make|replace|dodać|dodajcie|dopisać|zmienić|zmiana|anulować|usunąć|ekle\p{L}*|değiştir\p{L}*|iptal|çıkar\p{L}*)`
const reference = String.raw`${order}(?:\s*(?:no\.?|nr\.?|number|[#:]))*\s*\d{4,}`

const amendment = pattern(
  [
    String.raw`${before}${change}${after}[^.?!\n]{0,120}${before}(?:to|in|on|from)\s+(?:yesterday|today|last night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)['’]s`,
    String.raw`${before}${change}${after}[^\n]{0,120}${reference}`,
    String.raw`${reference}[^\n]{0,60}${before}${change}${after}`,
    String.raw`\d\s+(?:[\p{L}]+\s+){0,3}instead of\s+(?:the\s+)?\d`,
    String.raw`${before}(?:zamiast\s+\d+(?![\d.,]|\s*${measure}${after})|\d+\s+yerine)`,
    String.raw`${before}do\s+(?:wczorajszego|ostatniego|poprzedniego)\s+zamówienia|${before}(?:dünkü|son|önceki)\s+sipariş(?:e|im\p{L}*|ten)${after}`,
    String.raw`^\s*(?:amendment|change to (?:my |our )?order|zmiana zamówienia|sipariş değişikliği)`,
  ].join('|'),
)

/** True if a text changes an order that was placed, and so places none. */
export const isAmendment = (text: string): boolean => amendment.test(text)
