import { fold } from '../search/fold.ts'
import { numberWord, numberWordBeforeUnit, partWord } from './quantity-words.ts'
import { countIn, countUnit, isPair } from './unit-words.ts'

// Refusals that need several words, in folded text without apostrophes, in English, Polish and Turkish. The product is the first group.

/** The meaning of a line that says how much there is: its product, without the other words. */
interface Spoken {
  readonly product: string
  /** False if the product may be ordered after all, which a person has to check. */
  readonly isRefused: boolean
}

const close =
  '(?: (?:for now|at the moment|right now|left|now|today|tomorrow|tonight|this week|this time|thanks|thank you|ta|cheers|please|pls|xx?|' +
  'dzieki|dziekuje|na razie|w tym tygodniu|bu hafta|simdilik|sagol|tesekkurler))*'
const speaker =
  '(?:(?:but|and|ok|sorry|thanks|we|i|weve|ive|were|im|are|am|all|still|already|think|also|now) )*'
const amount = '(?:enough|plenty|loads|lots|tons|ample|a lot|some)'
const satisfied = '(?:ok|okay|good|fine|sorted|covered|stocked|alright|all right|set)'
const day =
  '(?:now|to(?:day|night|morrow)|this|next|the (?:morning|week|weekend)|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|delivery)'
const polishRest = 'jeszcze|juz|wciaz|nadal|dosc|dosyc|duzo|sporo|wystarczajaco|zapas|w zapasie'

const patternsOf = (sources: readonly string[]) => sources.map((source) => new RegExp(source, 'u'))
/** They state that it is there, so that a size is one of the product. */
const stocked = patternsOf([
  `^${speaker}(?:have|got|have got|weve|ive)(?: got)?(?: still| already)? (?:enough|plenty|loads|lots|tons|ample|a lot)(?: of)?(?: the)? (.+)`,
  `^${speaker}(?:still|already) (?:have|got|have got)(?: ${amount})?(?: of)?(?: the)? (.+)`,
  `^(.*?) ?${speaker}(?:have|got|have got) (?:enough|plenty)(?: left| of (?:it|them|those|these))?$`,
  `^(.*?) ?${speaker}(?:still|already) (?:have|got|have got)(?: ${amount}| a few| left)*$`,
  `^(.*?) ?(?:were|we are|im|i am|all) (?:still |all )?${satisfied}$`,
  '^(?:(?:please|pls|can you|could you) )?(?:take|leave|keep)(?: the)? (.+) (?:off|out)$',
  `^(?:jeszcze|wciaz|nadal|juz) (?:mamy|mam)(?: (?:${polishRest}))* (.+)`,
  `^(?:mamy|mam)(?: (?:${polishRest}))+ (.+)`,
  '^(?:elimizde|bizde) (?:hala |daha |yeterince |zaten )*(.+) var$',
])
/** With a number they may order: `two boxes of chips is plenty`, `5 kg kıyma yeter`. */
const sufficient = patternsOf([
  `^${speaker}${satisfied} (?:for|on|with|up on)(?: the| any)? (?!${day}(?: |$))(.+)`,
  `^(.*?) ?${speaker}(?:is |are |will be )?(?:enough|plenty)(?: left| of (?:it|them|those|these))?$`,
  `^(.*?) ?(?:(?:jeszcze|wciaz|nadal) )?(?:mamy|mam|wystarczy|starczy)(?: (?:${polishRest}))*$`,
  '^(.*?) ?(?:(?:hala|daha|bizde|elimizde|zaten|yeterince|bol|cok) )*(?:var|yeterli|yeter|yetiyor|mevcut)(?: bizde| elimizde| zaten)*$',
])
/** `mamy gości`, `mam prośbę`: the object of "have" is not always a product. */
const had = patternsOf(['^(?:mamy|mam) (.+)'])
const missing =
  /(?:^| )(?:(?:no longer|not|never|dont|didnt|havent|hasnt)(?: think)?(?: we| i)? (?:have(?! to )|had|got|enough)|(?:have|got) no|nie (?:mamy|mam|wystarczy|starczy))(?: |$)|(?:^| )(?:elimizde|yeterli|yeterince)(?: |$).*(?:yok|degil)(?: |$)|(?:^| )yeterli degil(?: |$)/u
const aroundMissing = new Set(
  (
    'we i weve ive have had got enough no longer not never dont didnt havent hasnt think still also any ' +
    'nie mamy mam juz jeszcze wystarczy starczy elimizde yeterli yeterince yok degil'
  ).split(' '),
)
const ordering =
  /(?:^| )(?:if|whatever|you|no|not|never|dont|need(?:s|ed)?|send|orders?|ordering|add|want|please|pls|but|so|nie|ale|jesli|jezeli|prosze|poprosze|prosimy|dopisz\p{L}*|dodaj\p{L}*|potrzeb\p{L}*|zamow\p{L}*|wyslij\p{L}*|ama|fakat|yok|degil|lutfen|gerek\p{L}*|lazim|istiyor\p{L}*|gonder\p{L}*|ekle\p{L}*|siparis\p{L}*)(?: |$)/u
const declined =
  /(?:^| )(?:(?:no|not|dont|wont|nie) (?:need(?:ed)?|trzeba|potrzeb\p{L}*)|(?:gerek|lazim) (?:yok|degil)|istemi\p{L}*)(?: |$)/u
const negated = /(?:^| )(?:no|not|never|dont|wont|nie|bez|yok|degil|istemi\p{L}*)(?: |$)/u

const asked =
  /(?:^| )(?:needs?|send|add|want|poprosze|prosze|prosimy|potrzeb\p{L}*|dopisz|dodaj|wyslij)(?: (?:extra|more|some|us|me|the|o))* (.+)$/u
const wished = /^(.+) (?:if|jesli|jezeli)(?: |$)/u
const measuring = new RegExp(`^${amount}$`, 'u')

const aside =
  /(?:^| )(?:(?:no|not any) (?:rush|hurry|worries|problem)|not (?:urgent|sure|so sure|in a (?:rush|hurry))|(?:no|not|never) (?:more|less|fewer) than|nie (?:wiecej|mniej) niz|nie (?:pilne|spieszy sie|ma pospiechu)|bez pospiechu|acele(?:si|miz)? (?:yok|degil)|acil degil)(?= |$)/u
const atMost = /(?<=\p{L})[dt][ae]n fazla(?: (?:olmasin|gonderme\p{L}*|koyma\p{L}*))?(?= |$)/u

const closing = new RegExp(`${close}$`, 'u')
const sign = /[❌✗✘🚫⛔]/gu
/** `eggs: zero`, but not `cola: zero`. */
const none = /^(.+):\s*zero$/u
const drink = /(?:^|[\s-])(?:cola|coke|kola|pepsi|sprite|fanta|tango|7up|monster)$/u
const size = /(?<![\d.,])\d+(?:[.,]\d+)?\s?(?:%|(?:kg|g|gr|l|lt|ltr|ml|cl)(?![\p{L}\d]))/gu
/** Refusals are never longer, and the time of the patterns may grow with the square of the length. */
const maxLength = 120
/** A word of every pattern, also as they are written before folding. */
const mayApply =
  /[❌✗✘🚫⛔]|zero|(?<!\p{L})(?:enough|plenty|loads|lots?|tons|ample|have|had|got|still|already|ok|okay|good|fine|sorted|covered|stocked|alright|right|set|off|out|not?|never|nie|bez|yok|değil|degil|fazla|mamy?|(?:wy)?starczy|var|elimizde|yeter|yeterli|yeterince|yetiyor|mevcut)(?!\p{L})/iu

/** The product of a line that says in several words how much there is: `we have enough eggs`, `eggs: we're ok`, `limon var`. */
export function readSpoken(text: string): Spoken | undefined {
  if (text.length > maxLength || !mayApply.test(text)) return undefined
  const unsigned = text.replaceAll(sign, ' ')
  if (unsigned !== text) return { product: unsigned, isRefused: !hasNumber(plainOf(fold(text))) }
  const folded = fold(text)
  const [, counted] = none.exec(folded) ?? []
  if (counted !== undefined)
    return hasNumber(plainOf(counted)) || drink.test(counted)
      ? undefined
      : { product: counted, isRefused: true }
  const written = plainOf(folded)
  const product = written.replace(aside, ' ').replace(atMost, '').trim()
  if (product !== written && hasNumber(product)) return { product, isRefused: false }
  const plain = written.replace(closing, '')
  if (missing.test(plain) && !declined.test(plain))
    return { product: without(plain, aroundMissing), isRefused: false }
  return told(plain)
}

function told(plain: string): Spoken | undefined {
  const isCounted = hasNumber(plain)
  const inStock = hasNumber(plain.replaceAll(size, '')) ? undefined : productIn(plain, stocked)
  const enough = inStock ?? productIn(plain, sufficient)
  const product = enough ?? productIn(plain, had)
  if (product === undefined) return undefined
  if (ordering.test(product)) return isCounted ? undefined : orderedIn(product)
  const isRefused = inStock !== undefined || (enough !== undefined && !isCounted)
  return { product: measuring.test(product) ? '' : product, isRefused }
}

/** The product that is ordered after or before the other words: `send extra chips`, `chips if you`. */
function orderedIn(text: string): Spoken | undefined {
  if (negated.test(text)) return undefined
  const product = asked.exec(text)?.[1] ?? wished.exec(text)?.[1]
  return product === undefined ? undefined : { product, isRefused: false }
}

function productIn(plain: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const product = pattern.exec(plain)?.[1]
    if (product !== undefined) return product
  }
  return undefined
}

const plainOf = (folded: string): string =>
  folded
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\d.,&/%]+|[.,](?!\d)/gu, ' ')
    .trim()

const without = (plain: string, words: ReadonlySet<string>): string =>
  plain
    .split(' ')
    .filter((word) => !words.has(word))
    .join(' ')

function hasNumber(plain: string): boolean {
  const words = plain.split(' ')
  const isUnit = (index: number) => countUnit(words[index] ?? '') !== undefined
  return words.some(
    (word, index) =>
      /\d/.test(word) ||
      numberWord(word) !== undefined ||
      countIn(word) !== undefined ||
      isPair(word) ||
      (index === 0 && countUnit(word) === 'box') ||
      ((numberWordBeforeUnit(word) !== undefined || partWord(word) !== undefined) &&
        (isUnit(index + 1) || isUnit(index + 2))),
  )
}

const wantingFirst =
  /^(?:(?:but|and|so|just|ale|i|ama|sadece|we|i) )*(?:need|send|add|want|order|please|pls|can|could|poprosze|prosze|prosimy|dopisz|dodaj|potrzeb|zamawia|lutfen)/u
const wantingLast = /(?:^| )(?:lazim|gerek(?:iyor)?|gonder\p{L}*|istiyor\p{L}*|ekle\p{L}*|alalim)$/u

const courteous = /^(?!.* (?:or|nor|lub|ani|veya|ya da) ).* (?:please|pls|prosze|poprosze|lutfen)$/u

/** True for a part that begins with the words of an order, or ends with them: `need milk`, `milk please`, `süt lazım`. */
export function isWanting(text: string): boolean {
  const [start = '', end = ''] = [text.slice(0, maxLength), text.slice(-maxLength)].map((part) =>
    plainOf(fold(part)),
  )
  return wantingFirst.test(start) || wantingLast.test(end.replace(closing, '')) || courteous.test(end)
}
