import type { MaskedText } from './masked-text.ts'
import { container, pattern } from './words.ts'

const earlier =
  'it was|was|were|previously|formerly|before|usually|normally|last (?:week|time|order)|' +
  'było|była|były|wcześniej|poprzednio|przedtem|zwykle|ostatnio|önce|önceden|önceki|eskiden|genelde|normalde|geçen hafta'
const number = String.raw`\d{1,4}(?:[.,]\d{1,3})?(?:\s?(?:${container}))?`
const said = String.raw`(?:(?:${earlier})[\s:]+${number}|${number}\s+(?:before|previously|last (?:week|time)|poprzednio|wcześniej|önce|idi))`
const earlierQuantities = [String.raw`\(\s*${said}\s*\)`, String.raw`[,;]\s*${said}\s*(?=[),;]|$)`].map(
  (source) => pattern(source, 'giu'),
)

/** Blanks quantities that no longer hold: `2 coriander (was 3)`, `2 coriander, previously 3 boxes`. */
export function blankEarlierQuantities(masked: MaskedText): void {
  masked.blankAll(earlierQuantities, /[(,;].*\d/)
}
