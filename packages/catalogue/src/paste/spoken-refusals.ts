import { fold } from '../search/fold.ts'

// Refusals that need several words, in folded text without apostrophes, in English, Polish and Turkish. The product is the first group.

const close =
  '(?: (?:for now|at the moment|right now|left|now|today|tomorrow|tonight|this week|this time|thanks|thank you|ta|cheers|please|pls|xx?|' +
  'dzieki|dziekuje|na razie|w tym tygodniu|bu hafta|simdilik|sagol|tesekkurler))*'
const speaker =
  '(?:(?:but|and|ok|sorry|thanks|we|i|weve|ive|were|im|are|am|all|still|already|think|also|now) )*'
const amount = '(?:enough|plenty|loads|lots|tons|ample|a lot|some)'
const satisfied = '(?:ok|okay|good|fine|sorted|covered|stocked|alright|all right|set)'
const day =
  '(?:now|to(?:day|night|morrow)|this|next|the (?:morning|week|weekend)|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|delivery)'

const patterns = [
  `^${speaker}(?:have|got|have got|weve|ive)(?: got)?(?: still| already)? (?:enough|plenty|loads|lots|tons|ample|a lot)(?: of)?(?: the)? (.+)`,
  `^${speaker}(?:still|already) (?:have|got|have got)(?: ${amount})?(?: of)?(?: the)? (.+)`,
  `^${speaker}${satisfied} (?:for|on|with|up on)(?: the| any)? (?!${day}(?: |$))(.+)`,
  `^(.*?) ?${speaker}(?:have |got |have got )?(?:enough|plenty)(?: left| of (?:it|them|those|these))?$`,
  `^(.*?) ?${speaker}(?:still|already) (?:have|got|have got)(?: ${amount}| a few| left)*$`,
  `^(.*?) ?(?:were|we are|im|i am|all) (?:still |all )?${satisfied}$`,
  '^(?:(?:please|pls|can you|could you) )?(?:take|leave|keep)(?: the)? (.+) (?:off|out)$',
  '^(?:jeszcze |wciaz |nadal )?(?:mamy|mam)(?: jeszcze| juz| wciaz| nadal| dosc| dosyc| duzo| sporo| wystarczajaco| zapas| w zapasie)* (.+)',
  '^(.*?) ?(?:(?:jeszcze|wciaz|nadal) )?(?:mamy|mam|wystarczy|starczy)(?: jeszcze| juz| dosc| dosyc| duzo| sporo| w zapasie)*$',
  '^(?:elimizde|bizde) (?:hala |daha |yeterince |zaten )*(.+) var$',
  '^(.*?) ?(?:(?:hala|daha|bizde|elimizde|zaten|yeterince|bol|cok) )*(?:var|yeterli|yeter|yetiyor|mevcut)(?: bizde| elimizde| zaten)*$',
].map((source) => new RegExp(source, 'u'))

const closing = new RegExp(`${close}$`, 'u')
const sign = /[❌✗✘🚫⛔]/gu
/** `eggs: zero`, but not `cola zero`. */
const none = /^(.+):\s*zero$/u
const size = /\d+(?:[.,]\d+)?\s?(?:kg|g|gr|l|lt|ltr|ml|cl)(?![\p{L}\d])/gu
/** Nobody refuses in longer lines, and the patterns may take the square of the length. */
const maxLength = 120
/** A word of every pattern, also as they are written before folding. */
const mayApply =
  /[❌✗✘🚫⛔]|zero|(?<!\p{L})(?:enough|plenty|loads|lots?|tons|ample|still|already|ok|okay|good|fine|sorted|covered|stocked|alright|right|set|off|out|mamy?|(?:wy)?starczy|var|yeter|yeterli|yetiyor|mevcut)(?!\p{L})/iu

/**
 * The product of a line that says in several words that it is not wanted: `we have enough eggs`, `eggs: we're ok`, `limon var`. Undefined for
 * other lines, and if another quantity than a size is written.
 */
export function refusedProduct(text: string): string | undefined {
  if (text.length > maxLength || !mayApply.test(text)) return undefined
  const unsigned = text.replaceAll(sign, ' ')
  if (unsigned !== text) return unsigned
  const folded = fold(text)
  const [, counted] = none.exec(folded) ?? []
  if (counted !== undefined) return counted
  if (/\d/.test(folded.replaceAll(size, ''))) return undefined
  const plain = folded
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\d.,&/]+|[.,](?!\d)/gu, ' ')
    .trim()
    .replace(closing, '')
  for (const pattern of patterns) {
    const match = pattern.exec(plain)
    if (match) return match[1] ?? ''
  }
  return undefined
}
