import { matchesIn } from '@provender/intake/matches-in'
import { countUnit } from './unit-words.ts'

// Words that cancel an order or report something else, in folded text, in English, Polish and Turkish.

const wordsOf = (sources: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${sources.join('|')})(?![\p{L}\d])`, 'gu')

const takingBackWords = [
  String.raw`cancel\p{L}*|scrap|disregard|ignore|forget(?! to)|remove|delete|withdraw|scratch|no longer|on second thoughts?|changed? (?:my|our) minds?`,
  String.raw`(?:do not|dont|don['’]t|did not|didnt) (?:need|send|want|order|bring|deliver|include)|not (?:needed|required|wanted|this (?:week|time))|change(?: (?:it|that|this))?(?= to \d)|change(?= \p{L}[\p{L} ]{0,40} (?:to|from) \d)|(?:leave|take) (?:off|out)|hold off|(?:sw[ao]p|switch|exchange|replace)(?= \p{L}[\p{L}\d ]{0,40} (?:for|with|by|to) \p{L})`,
  String.raw`anul\p{L}*|odwol\p{L}*|z?rezygn\p{L}*|s?kas(?:uj|ow)\p{L}*|usun\p{L}*|wycof\p{L}*|wykresl\p{L}*|skresl\p{L}*|nie (?:wysyl|potrzeb|przysyl|zamawia|chce|bierz)\p{L}*|jednak (?:nie|bez)|zmien(?:cie|ic|my)?(?= \p{L}[\p{L} ]{0,40} na \d)|niepotrzebn\p{L}*|(?:za|wy|pod|z)mien\p{L}*(?= \p{L}[\p{L} ]{0,40} na \p{L})`,
  String.raw`iptal\p{L}*|vazgec\p{L}*|istemi\p{L}*|gonderme(?:yin|yiniz)?|yollama(?:yin)?|gerek yok|silin|sil|bosver\p{L}*|ile degistir\p{L}*`,
]
const takingBack = wordsOf(takingBackWords)

/** They report a delivery or the stock, ask, or leave open whether anything is ordered. */
const reportingWords = [
  String.raw`returns?|returned|returning|refunds?|refunded|credits?|credited|missing|short(?:ed|ages?)?|damaged|broken|rotten|mouldy|moldy|wrong|refused|waste[ds]?|spoil(?:ed|t)|out of (?:date|stock)|in stock|sold|used|over-?deliver\p{L}*`,
  String.raw`forgot|were off|was off|received|(?:you|was|were|been) (?:sent|charged|delivered|invoiced)|\d+ for \d+|double|twice|(?:last|next) (?:week|month|time|year|order|mon|tue|wed|thu|fri|sat|sun)\p{L}*|yesterdays?|yesterday['’]s`,
  String.raw`thanks? (?:you )?for(?! (?:now|today|tomorrow|tonight|this|next|mon|tue|wed|thu|fri|sat|sun))|(?<!(?:order|list|total|needed?|want(?:ed)?) )(?:is|was|were|are)(?= \d)|ok(?:ay)? to(?= \d)`,
  String.raw`previously|formerly|usually|normally|maybe|perhaps|possibly|probably|might|unless|if(?! (?:possible|you can|poss))|prices?|priced|costs?|quote|how (?:much|many)|stock`,
  String.raw`(?<!(?:can|could|may|do|shall|would|will|should) )(?:we|i) (?:still |already |only )?(?:have|got|had)|(?:we|i)ve got|(?:still|already) (?:have|got)|(?<=^\s*)(?:have|had|got)`,
  String.raw`zwrot\p{L}*|zwrac\p{L}*|reklam(?:acj|uj)\p{L}*|brak(?:i|uje|owal\p{L}*)|uszkodz\p{L}*|zepsut\p{L}*|przetermin\p{L}*|dosta(?:lismy|lem|lam)|pomyl\p{L}*|zle|ostatnio|poprzednio|wczesniej|przedtem|zwykle|(?:w )?(?:zeszlym|nastepnym|przyszlym) tygodniu|nastepny tydzien`,
  String.raw`moze|ewentualnie|jesli|jezeli|gdyby|cen[aeyo]\p{L}*|ile kosztuj\p{L}*|na stanie|mamy|zapas\p{L}*|(?:dziekuj\p{L}*|dzieki) za|(?:jest|sa|bylo|byly)(?= \d)|ze?(?= \d{1,3}(?:[.,]\d+)? \p{L})`,
  String.raw`iade\p{L}*|eksik\p{L}*|bozuk\p{L}*|kirik\p{L}*|yanlis\p{L}*|hatali|gelmedi|gelmeyen\p{L}*|gecen hafta|onceden|onceki|once(?= \d)|(?<=\d )(?:once|idi)|eskiden|genelde|normalde|gelecek hafta|haftaya|belki|eger|fiyat\p{L}*|kac para|ne kadar|stok\p{L}*|elimizde|bizde|(?<!(?:yarin|bugun|simdi|hafta|aksam|sabah) )icin (?:cok )?(?:tesekkur\p{L}*|sag ?ol\p{L}*)`,
]
const reporting = wordsOf(reportingWords)

/** They correct something, such as a unit: `bags not boxes`, `I meant bags`. */
const correctingWords = [
  String.raw`not|(?:is|are|was)n['’]?t|meant?|rather|instead|nie|chodzi(?:lo)?|zamiast|degil|yerine|demek istedi\p{L}*`,
]
const correcting = wordsOf(correctingWords)

/** They give a product another quantity: `make the tonic 5`, `ayran 6 olsun`. */
const changingWords = [
  String.raw`(?:make|bump|up|increase|reduce|raise|lower|change) (?:the|my|our|those)|(?:should|needs? to) be|not(?= \d)|actually|correction|amend\p{L}*|in(?:stead| place) of`,
  String.raw`jednak|(?:ma|maja|mialo|mialy) byc|niech bedzie|zwieksz\p{L}*|zmniejsz\p{L}*|zmien\p{L}*|popraw\p{L}*|nie(?= \d)|zamiast`,
  String.raw`olsun|olacak|yap(?:in|iniz|alim|ar)?|(?<=\d(?: ?y?[ea])? )(?:cikar|dusur)\p{L}*|degis\p{L}*|duzelt\p{L}*|degil|yerine`,
]
const changing = wordsOf(changingWords)

const turning = wordsOf([...takingBackWords, ...reportingWords, ...correctingWords, ...changingWords])

/** False if a folded text neither cancels nor reports nor corrects anything. One search instead of four for most texts. */
export const mayTurn = (folded: string): boolean => folded.search(turning) >= 0

/** Words for everything that was ordered. */
const everything =
  /(?<!\p{L})(?:all|everything|both|that|this|these|those|them|it|above|order|lot|whole|previous|wszystko|wszystkie|calosc|zamowieni\p{L}*|powyzsz\p{L}*|oba|hepsi\p{L}*|tamami\p{L}*|siparis\p{L}*|bunlar\p{L}*)(?!\p{L})/u

/** May change every quantity: `double everything`, `x2 please`, `both boxes`, `Shop: only 2 left`. */
const changingAll = new RegExp(
  `^(?:${[
    String.raw`(?:x ?\d+|\d+ ?x|times \d+|both (?:boxes|cases|packs))(?: please| pls)?`,
    String.raw`(?:.* )?(?:double|twice|triple|half)(?: \p{L}+){0,3} (?:everything|all|both|lot|order)`,
    String.raw`(?:\p{L}+: )?(?:(?:only|just) \d+ left|(?:zostal\p{L}* )?tylko \d+(?: zostal\p{L}*)?|(?:sadece|ancak) \d+(?: \p{L}+)? (?:kaldi|var))`,
    String.raw`(?:podwojnie|podwoj\p{L}*|(?:po )?dwa razy) (?:wszystko|calosc|zamowienie)`,
    String.raw`(?:hepsini|siparisi|hepsinden) (?:iki kat\p{L}*|ikiser|cift\p{L}*)(?: \p{L}+)?`,
  ].join('|')})$`,
  'u',
)

const mayChangeAll =
  /^[\s.!,]*(?:x ?\d|\d+ ?x|times|both|podwo|(?:po )?dwa|hepsi|siparis)|double|twice|triple|half|left|tylko|kaldi|var/u

export const changesAll = (folded: string): boolean =>
  mayChangeAll.test(folded) && changingAll.test(folded.replaceAll(/[.!,]/g, '').trim())

/** A request, which may be put as a question. */
export const isPolite = (folded: string): boolean =>
  /(?<!\p{L})(?:can|could|would|may|please|pls|plz|get|send|need|order|have|prosz\p{L}*|poprosz\p{L}*|mog\p{L}*|misiniz|musunuz|alabilir|olur mu|rica)(?!\p{L})/u.test(
    folded,
  )

type IsTogether = (word: string, next: string) => boolean

/** True if a folded text cancels something. */
export const isTakingBack = (folded: string, isTogether: IsTogether): boolean =>
  hasOwn(folded, takingBack, isTogether)

/** True if a folded text cancels or reports. */
export const isTurning = (folded: string, isTogether: IsTogether): boolean =>
  hasOwn(folded, takingBack, isTogether) || hasOwn(folded, reporting, isTogether)

/** Ignores a word that products have beside its neighbour, because it belongs to a name: `short grain rice`. */
function hasOwn(folded: string, words: RegExp, isTogether: IsTogether): boolean {
  for (const { 0: word, index } of matchesIn(folded, words)) {
    if (word.includes(' ')) return true
    const before = /(\p{L}+)[ -]$/u.exec(folded.slice(Math.max(0, index - 40), index))?.[1]
    const after = /^[ -](\p{L}+)/u.exec(folded.slice(index + word.length, index + word.length + 40))?.[1]
    const isInName =
      (before !== undefined && isTogether(before, word)) || (after !== undefined && isTogether(word, after))
    if (!isInName) return true
  }
  return false
}

/** True if a folded text corrects a unit. */
export const changesUnit = (folded: string): boolean =>
  folded.search(correcting) >= 0 &&
  (folded.match(/\p{L}+/gu) ?? []).some((word) => word !== 'can' && countUnit(word) !== undefined)

/** True if a folded text may give a product another quantity. */
export const changesQuantity = (folded: string): boolean => folded.search(changing) >= 0

export const concernsEverything = (folded: string): boolean => everything.test(folded)

export const withoutTurn = (folded: string): string =>
  [takingBack, reporting, correcting, changing].reduce((left, words) => left.replaceAll(words, ' '), folded)
