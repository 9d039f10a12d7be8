import { isCount, isNaming, isOfQuantity, replacementIn, withQuantity } from './replacements.ts'
import { maySwap, swapIn, wantedOf, withSharedWords } from './swaps.ts'
import type { Token } from './tokens.ts'
import { countUnit } from './unit-words.ts'

interface Wanted {
  readonly tokens: readonly Token[]
  /** True if the product is not wanted: `no eggs`, `eggs: none`, `0 eggs`. */
  readonly isRefused: boolean
  readonly isExcluding: boolean
}

const wordsIn = (list: string): ReadonlySet<string> => new Set(list.split(' '))

// Words that refuse, folded and without apostrophes, in English, Polish and Turkish. Others are refusals only before or only after the product.
const refusingWords = wordsIn(
  'no nope nah not none nil nothing neither never without dont doesnt didnt wont skip nie bez brak zaden zadna zadne zadnych zadnej ' +
    'yok degil hayir sifir olmasin',
)
const refusingVerbs =
  /^(?:cancel|anulu|anulow|rezygnu|zrezygn|usun(?!i)|pomin|odwol|wykresl|skresl|iptal|istemi|isteme[mzy]|gonderme|yollama|koyma|yazma|cikar|gelmesin|bosver|almayal|almayac|almayin|almiyor|gerekm|niepotrzebn|zbedn)/
const refusingBefore = wordsIn(
  'zero minus remove delete stop hold scrap scratch ditch forget drop leave exclude wycofac',
)
// With a number they may order: `leave 3 boxes at the door`.
const refusingAlone = wordsIn('forget drop leave')
const refusingAfter = wordsIn('odpada kalsin')
const refusingPairs = wordsIn('leave-out leave-off take-off take-out out-of ran-out never-mind do-not w-o')
// Words before, or in Turkish after, what another product replaces.
const replacing = wordsIn('instead zamiast yerine')
// Of these, a part of a line may exclude something.
const excludingWords = wordsIn('no not without dont nie bez degil')
const aroundRefusal = wordsIn(
  'we i is are am have got need needed required require want wanted any more of the for to us me this that these those today tomorrow ' +
    'tonight week weekend month time now at all send sent it anymore ordered delivered just sorry actually also and but oh yet again necessary ' +
    'thanks thank you ta thx cheers please pls ok do be out off mind longer bother with ' +
    'tym razem tygodniu w na dzis dzisiaj jutro juz prosze dziekuje dziekujemy trzeba potrzeba potrzebne potrzebny potrzebujemy potrzebuje ' +
    'chce chcemy wysylac wysylajcie dawac bierzemy biore zamawiamy zamawiam ma z ze o about ' +
    'bu sefer seferlik defa defalik hafta bugun yarin artik lutfen tesekkurler gerek lazim edin et ediyorum edelim gonderin bize icin daha zaten var',
)
// After a refusal they say why: `no, still have loads`.
const afterRefusal = wordsIn(
  'have got enough plenty loads lots still already some mamy mam dosc duzo jeszcze elimizde elimde bizde bende evde depoda cok',
)
// Behind them, a number counts what is there: `nie trzeba, mamy jeszcze 2 kartony`.
const inStock = wordsIn('mamy mam zostalo zostaly')
// After a refusal they remind of something: `don't forget`.
const forgetting = /^(?:forget|zapomn|zapomin)/
const notForgetting = /^unutma/
const reminder = new RegExp(`${forgetting.source}|${notForgetting.source}`)

interface NameLookup {
  readonly text: string
  readonly isTogether: (word: string, next: string) => boolean
  readonly names: (text: string) => boolean
}

/** The tokens of a line, and their words; empty for a token that is no word. */
interface Sentence extends NameLookup {
  readonly tokens: readonly Token[]
  readonly words: readonly string[]
}

/** Reads what a line refuses. A refusal that is part of a name is none: `no added sugar`, `not from concentrate`. */
export function readWanted(tokens: readonly Token[], names: NameLookup): Wanted {
  const words = tokens.map((token) =>
    token.is === 'word' && token.isNamed !== true ? token.text.replace(/['’]/g, '') : '',
  )
  const counted = withoutCounters(tokens, words, names.isTogether)
  const plain = counted.length < tokens.length ? counted : withoutReminders(tokens, words)
  if (plain.length < tokens.length) return readWanted(plain, names)
  if (isBelowZero(names.text) || isZero(tokens) || isLetterForZero(names.text))
    return refused(tokens.filter((token) => token.is !== 'number' || token.value !== 0))
  const all = { tokens, isRefused: false, isExcluding: false }
  if (!words.some((word) => mayRefuse(word))) return all
  const sentence = { ...names, tokens, words }
  return readReplaced(sentence) ?? refusedFirst(sentence) ?? refusedLater(sentence) ?? all
}

/** `3 halloumi instead of feta`, `swap the feta for halloumi`. */
function readReplaced(sentence: Sentence): Wanted | undefined {
  const { tokens, words, names } = sentence
  const swap = swapIn(tokens, words)
  if (swap) return excluding(withSharedWords(wantedOf(swap), swap.replaced, names))
  const placeIndex = words.findIndex((word, index) => word === 'place' && words[index - 1] === 'in')
  if (placeIndex > 0) {
    const instead = { is: 'word', text: 'instead' } as const
    return readReplaced({
      ...sentence,
      tokens: tokens.toSpliced(placeIndex - 1, 2, instead),
      words: words.toSpliced(placeIndex - 1, 2, instead.text),
    })
  }
  const replacingIndex = words.findIndex((word) => replacing.has(word))
  if (replacingIndex < 0) return undefined
  if (words[replacingIndex] === 'instead' && words[replacingIndex + 1] !== 'of')
    return readOther(tokens, words, sentence)
  const { wanted, replaced } = replacementIn(tokens, words, { replacingIndex, names })
  return excluding(withSharedWords(wanted, replaced, names))
}

const isFiller = ({ words }: Sentence, index: number): boolean => aroundRefusal.has(words[index] ?? '')

/** True for a refusing word of a name: `foil containers no 2`. `no 2 boxes` refuses two boxes. */
function isOfName({ tokens, words, isTogether }: Sentence, index: number): boolean {
  const [before, word, next] = [textAt(tokens, index - 1), words[index] ?? '', textAt(tokens, index + 1)]
  const isAmount = tokens[index + 1]?.is === 'number' && countUnit(textAt(tokens, index + 2)) !== undefined
  return (
    isNumbering(tokens, index) ||
    (!isAmount && isTogether(word, next)) ||
    (index > 0 && index < tokens.length - 1 && isTogether(before, word)) ||
    (refusingAlone.has(word) && tokens.some(({ is }) => is === 'number'))
  )
}

/** A refusal before the product: `no eggs`. */
function refusedFirst(sentence: Sentence): Wanted | undefined {
  const { tokens, words, isTogether } = sentence
  const first = words.findIndex((_, index) => !isFiller(sentence, index) || isRefusalAt(words, index) > 0)
  const length = isRefusalAt(words, first)
  if (length === 0) return undefined
  const next = tokens[first + 1]
  // `no 2 Amigos` refuses a name that starts with a number.
  const isNumber =
    next?.is === 'word' && next.isNamed === true && isTogether(next.text, textAt(tokens, first + 2))
  if (!isNumber && isOfName(sentence, first)) return undefined
  const rest = withoutFillers(tokens.slice(first + length), words.slice(first + length))
  const ordered = isNumber ? undefined : orderedBehind(rest)
  return ordered === undefined ? refused(rest) : excluding(ordered)
}

/** A refusal behind the product, or of a part of the line: `eggs: none`, `coke, not diet`. */
function refusedLater(sentence: Sentence): Wanted | undefined {
  const { tokens, words } = sentence
  for (let index = 1; index < tokens.length; index += 1) {
    const word = words[index] ?? ''
    if (!(isRefusing(word) || refusingAfter.has(word)) || isOfName(sentence, index)) continue
    const stockIndex = words.findIndex((other, after) => after > index && inStock.has(other))
    const isOfStock = (after: number) =>
      stockIndex >= 0 &&
      after > stockIndex &&
      (words[after] === '' || countUnit(words[after] ?? '') !== undefined)
    const isLast = words.every(
      (other, after) =>
        after <= index ||
        isFiller(sentence, after) ||
        afterRefusal.has(other) ||
        isRefusing(other) ||
        isOfStock(after),
    )
    const [before, behind] = [tokens.slice(0, index), tokens.slice(index + 1)]
    const sized = withoutOtherSize(before, behind, word)
    if (sized !== undefined) return excluding(sized)
    // `5kg of mince, no more`, `2 koli sucuk acı olmasın`
    const isLimiting = noMore.has(textAt(tokens, index + 1)) || word === 'olmasin'
    if (isLast && isLimiting && before.some((token) => isQuantity(token) || isPacks(token)))
      return excluding(before.filter((token) => !isRemark(token)))
    if (isLast) return refused(withoutFillersAtEnd(before, words))
    const denied = before.findLastIndex((token) => !isOfQuantity(token)) + 1
    // `ayran 2 değil 3 koli`
    if (word === 'degil' && denied > 0 && denied < index && behind.some(isCount))
      return excluding([...before.slice(0, denied), ...behind])
    if (word === 'degil' && before.some(isNaming) && behind.some(isNaming))
      return excluding(withSharedWords(behind, before, sentence.names))
    if (excludingWords.has(word)) return excluding(withoutDenied(before, behind, word))
  }
  return undefined
}

/** `foil containers no 2` */
const isNumbering = (tokens: readonly Token[], index: number): boolean =>
  index > 0 &&
  index === tokens.length - 2 &&
  numbering.has(textAt(tokens, index)) &&
  tokens[index + 1]?.is === 'number'
const numbering = wordsIn('no nr')

const isRefusing = (word: string): boolean => refusingWords.has(word) || refusingVerbs.test(word)

const refused = (tokens: readonly Token[]): Wanted => ({ tokens, isRefused: true, isExcluding: false })
const excluding = (tokens: readonly Token[]): Wanted => ({ tokens, isRefused: false, isExcluding: true })

const noMore = wordsIn('more wiecej')
/** Not `6mm`, which is of the product: `fries 6mm without skin 4 boxes`. */
const isQuantity = (token: Token): boolean =>
  isCount(token) || (token.is === 'measure' && token.measure !== 'other')
const isSize = (token: Token): boolean => token.is === 'measure' && token.measure === 'other'
const isPacks = (token: Token): boolean => isSize(token) && token.text.endsWith('pk')
const contrasting = wordsIn('but ale tylko lecz')

const isRemark = (token: Token): boolean =>
  token.is === 'word' && (aroundRefusal.has(token.text) || remarks.has(token.text))
const remarks = wordsIn('left only')
const periods = wordsIn(
  'day days week weeks month months dni tydzien tygodnie tygodni miesiac miesiace miesiecy gun hafta ay',
)

/**
 * What is ordered after a refusal, if a quantity follows another name or a `but`: `no small lemons 1 box`, `not 2 but 3
 * boxes lemons`. The quantity right after the refusal is refused: `cancel 2 boxes lemons`.
 */
function orderedBehind(rest: readonly Token[]): readonly Token[] | undefined {
  const but = rest.findIndex((token) => token.is === 'word' && contrasting.has(token.text))
  const behind = rest.slice(but + 1)
  if (but >= 0 && behind.some(isCount) && behind.some(isNaming)) return behind
  const [start] = rest
  if (!start || isOfQuantity(start) || start.is === 'measure') return undefined
  const isOrdered = rest.some((token, index) => isCount(token) && !periods.has(textAt(rest, index + 1)))
  return isOrdered ? rest.filter((token) => !isRemark(token)) : undefined
}

/** Without what is not meant, but with the quantity behind it: `halloumi not feta 3 boxes`, `3 not 2 boxes halloumi`. */
function withoutDenied(before: readonly Token[], behind: readonly Token[], word: string): readonly Token[] {
  if (!before.some(isNaming)) {
    if (word === 'degil') return behind
    return [...before, ...(behind[0]?.is === 'number' ? behind.slice(1) : behind)]
  }
  if (before.some(isQuantity)) return before
  const { wanted, rest } = withoutDeniedSize(before, behind, word)
  const isSized = wanted.some(isSize)
  const end = rest.findLastIndex((token) => !isOfQuantity(token) && token.is !== 'measure')
  const quantity = rest.slice(end + 1).filter((token) => !(isSized && isSize(token)))
  return withQuantity(wanted, { cut: [], quantity }) ?? wanted
}

/** Two sizes around the refusal, `milk 2L not 1L 3 boxes`, `kaşar 400gr değil 700gr 6 adet`: one of them, with all else. */
function withoutOtherSize(
  before: readonly Token[],
  behind: readonly Token[],
  word: string,
): readonly Token[] | undefined {
  const [one, other] = [before.at(-1), behind[0]]
  if (one?.is !== 'measure' || other?.is !== 'measure' || one.measure !== other.measure) return undefined
  if (!excludingWords.has(word) || ![...before, ...behind].some(isCount)) return undefined
  return word === 'degil' ? [...before.slice(0, -1), ...behind] : [...before, ...behind.slice(1)]
}

/** `fries 6mm not 9mm 3 boxes`, `patates 6mm değil 9mm 3 koli`: the size beside the refusal is not meant. */
function withoutDeniedSize(before: readonly Token[], behind: readonly Token[], word: string) {
  const isBefore = word === 'degil'
  return {
    wanted: before.filter((token, index) => !(isBefore && index === before.length - 1 && isSize(token))),
    rest: behind.filter((token, index) => !(!isBefore && index === 0 && isSize(token))),
  }
}

/** Removes the words of a reminder: `don't forget the milk`, `sütü unutmayın`. */
function withoutReminders(tokens: readonly Token[], words: readonly string[]): readonly Token[] {
  if (!words.some((word) => reminder.test(word))) return tokens
  const isReminder = (index: number) =>
    notForgetting.test(words[index] ?? '') ||
    (forgetting.test(words[index] ?? '') && isRefusing(words[index - 1] ?? '')) ||
    (forgetting.test(words[index + 1] ?? '') && isRefusing(words[index] ?? '')) ||
    (reminding.has(words[index] ?? '') &&
      forgetting.test(words[index - 1] ?? '') &&
      isRefusing(words[index - 2] ?? ''))
  const others = tokens.filter((_, index) => !isReminder(index))
  return others.length < tokens.length ? others : tokens
}
const reminding = wordsIn('the about o')

/** `O boxes` is meant as no boxes. */
function isLetterForZero(text: string): boolean {
  const [, unit] = /(?:^|\s)O\s+(\p{L}+)/u.exec(text) ?? []
  return unit !== undefined && countUnit(unit.toLowerCase()) !== undefined
}

const mayRefuse = (word: string): boolean =>
  isRefusing(word) ||
  refusingBefore.has(word) ||
  refusingAfter.has(word) ||
  pairStarts.has(word) ||
  replacing.has(word) ||
  word === 'place' ||
  maySwap(word)
const pairStarts = new Set([...refusingPairs].map((pair) => pair.split('-')[0] ?? ''))

/** The number of words of a refusal before a product; 0 if there is none. */
function isRefusalAt(words: readonly string[], index: number): number {
  const word = words[index] ?? ''
  if (refusingPairs.has(`${word}-${words[index + 1] ?? ''}`)) return 2
  return isRefusing(word) || refusingBefore.has(word) ? 1 : 0
}

/** `2 coriander instead`, `no basil, 2 coriander instead`: the product with the number, which may be another than usual. */
function readOther(tokens: readonly Token[], words: readonly string[], names: NameLookup): Wanted {
  const refusedAt = words.findIndex((word) => isRefusing(word))
  const from = refusedAt < 0 ? -1 : tokens.findIndex(({ is }, index) => index > refusedAt && is === 'number')
  const isOther = (index: number) => index >= from && !asides.has(words[index] ?? '')
  const read = readWanted(
    tokens.filter((_, index) => isOther(index)),
    names,
  )
  return { ...read, isExcluding: true }
}
const asides = wordsIn('instead please pls')

const textAt = (tokens: readonly Token[], index: number): string => tokens[index]?.text ?? ''

/** `3 no.` counts, as `3 off` does. */
function withoutCounters(
  tokens: readonly Token[],
  words: readonly string[],
  isTogether: (word: string, next: string) => boolean,
): readonly Token[] {
  const isCounter = (index: number) =>
    (words[index] === 'off' || words[index] === 'no' || words[index] === 'nos') &&
    tokens[index - 1]?.is === 'number' &&
    tokens[index + 1]?.is !== 'number' &&
    !isTogether(words[index] ?? '', textAt(tokens, index + 1))
  return words.some((_, index) => isCounter(index)) ? tokens.filter((_, index) => !isCounter(index)) : tokens
}

const belowZero = /^\s*[-−–]\d/

const isBelowZero = (text: string): boolean => belowZero.test(text)

function isZero(tokens: readonly Token[]): boolean {
  const own = tokens.filter(
    (token) => token.is !== 'cross' && !(token.is === 'word' && countUnit(token.text) !== undefined),
  )
  if (own.length < 2) return false
  return [own[0], own.at(-1)].some((token) => token?.is === 'number' && token.text === '0')
}

function withoutFillers(tokens: readonly Token[], words: readonly string[]): readonly Token[] {
  const first = words.findIndex((word) => word === '' || !(aroundRefusal.has(word) || isRefusing(word)))
  return first < 0 ? [] : withoutFillersAtEnd(tokens.slice(first), words.slice(first))
}

function withoutFillersAtEnd(tokens: readonly Token[], words: readonly string[]): readonly Token[] {
  let end = tokens.length
  while (end > 1 && aroundRefusal.has(words[end - 1] ?? '')) end -= 1
  return tokens.slice(0, end)
}
