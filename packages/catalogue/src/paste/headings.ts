import { fold } from '../search/fold.ts'
import { isFirstName } from './addressees.ts'
import type { ParserLookups } from './parser-lookups.ts'
import { isTurning } from './turning-words.ts'
import { countUnit, isChatter } from './unit-words.ts'

type HeadingLookups = Pick<ParserLookups, 'isWord' | 'isTogether' | 'isStrange'>

const wordsIn = (lists: readonly string[]) => new Set(lists.join(' ').split(' '))

/** Words of headings above what is ordered, folded, in English, Polish and Turkish: orders, product groups, days and labels. */
const headingWords = wordsIn([
  'orders ordering list lists items item products product goods deliveries date qty quantity following below from by and with of in on at or until before requirements required requirement',
  'frozen chilled ambient fresh dry dairy meat meats poultry fish seafood veg vegetable vegetables veggies fruit fruits bakery bread drink drinks beverages cleaning packaging disposables sundries misc miscellaneous other others extras extra grocery groceries spices herbs snacks desserts sauces oils alcohol beer beers wine wines soft hot cold food foods supplies non cupboard store cuts cakes deli',
  'breakfast lunch dinner menu party event wedding catering specials weekend urgent important am pm sunday saturday standing weekly daily january february march april may june july august september october november december jan feb mar apr jun jul aug sep oct nov dec',
  'name address account customer contact ref reference number no po phone tel telephone email message subject note notes company business invoice',
  'lista wieczor ponizej zamowienia zamowien produkty towar towary dostawy dla do w i z od potrzebne dodatkowo chlodnia mrozonki mrozone nabial mieso miesa wedliny ryby warzywa owoce pieczywo napoje chemia opakowania suche sypkie inne pozostale przyprawy slodycze niedziela niedziele srode sobote ilosc uwagi nazwa adres telefon',
  'liste listesi siparisler siparisleri siparisimiz siparislerimiz asagida asagidadir asagidaki urun urunler urunleri ihtiyac ihtiyaclar donuk dondurulmus sogutulmus sut et etler tavuk balik sebze sebzeler meyve meyveler ekmek icecek icecekler temizlik ambalaj kuru gida gidalar diger baharat baharatlar ve ile pazar teslimat gunu sabah adres telefon not',
])
const quantities = wordsIn(['qty quantity ilosc miktar adet'])
const prices = wordsIn(['price prices cost cena fiyat fiyati'])
const columns = wordsIn([
  'item items product products name description unit pack size code sku',
  'towar produkt nazwa opis jm kod rozmiar urun adi birim',
])
const beforeNames = wordsIn([
  'for shop kitchen bar restaurant cafe site branch store hotel school floor office pub unit location team',
  'trattoria ristorante osteria pizzeria bistro brasserie grill kebab takeaway diner tavern inn lounge upstairs downstairs basement cellar',
  'dla sklep kuchnia restauracja lokal oddzial hotel bar karczma zajazd gora gorze dol dole pietro parter piwnica',
  'icin mutfak dukkan sube subesi restoran restorani lokanta lokantasi otel bar bufe pizzaci kebapci ust alt kat yukari asagi',
])

const counted =
  /(?<![\p{L}\d.,/])(?:x\s?)?\d{1,3}(?:\s?[x×]|\s?(\p{L}{1,20})\.?)?(?:\s{1,9}|\s?[-|,@]\s?)[£$€]?\d+[.,]\d{2}(?!\d)/u

/** `Halloumi 2 12.50`, `Halloumi 2 boxes £12.50`: not a price alone, nor one behind a size. */
export function isCountedBeforePrice(text: string): boolean {
  const [all, unit] = counted.exec(text) ?? []
  return all !== undefined && (unit === undefined || countUnit(fold(unit)) !== undefined)
}

/** What the heads of columns say, if a quantity stands before any price. In `ITEM QTY PRICE`, a row without a price may have one instead of its quantity. */
function columnsIn(words: readonly string[]): 'counted' | 'priced' | undefined {
  const folded = words.map(fold)
  const [quantity, price] = [quantities, prices].map((heads) => folded.findIndex((word) => heads.has(word)))
  const isHead = folded.every((word) => columns.has(word) || quantities.has(word) || prices.has(word))
  if (!isHead || words.length < 2 || quantity === undefined || quantity < 0) return undefined
  if (price === undefined || price < 0) return 'counted'
  return quantity < price ? 'priced' : undefined
}

/** True for a heading that casts no doubt on the lines below it: of an order, a product group, a day or a place. */
function isHarmless(heading: string, lookups: HeadingLookups): boolean {
  if (isFirstName(heading)) return true
  const words = heading.match(/\p{L}+/gu) ?? []
  if (columnsIn(words) === 'counted') return true
  const folded = fold(heading)
  if (isTurning(folded, lookups.isTogether)) return false
  const hasPlace = words.some((word) => beforeNames.has(fold(word)))
  return words.every((written) => {
    const word = fold(written)
    if (word.length === 1 || headingWords.has(word) || beforeNames.has(word)) return true
    return isChatter(word) || lookups.isWord(word) || (hasPlace && /^\p{Lu}/u.test(written))
  })
}

/** A heading that casts doubt on the lines below it. */
export interface HeadingAbove {
  readonly text: string
  /** True if its quantities stand before its prices: rows that do so as well are trusted. */
  readonly isPriced: boolean
}

const colonAtEnd = /[:：]\s*[*_]*\s*$/u
/** `from our order`, `z zamówienia`: part of what the heading above says. */
const partial = /(?<!\p{L})(?:from|z|ze|od)(?!\p{L})|^\P{L}*(?:of|in|on|w|we|with)(?!\p{L})/u
const asking =
  /(?<!\p{L})(?:orders?|ordering|need(?:ed)?|want(?:ed)?|send|required|requirements?|tomorrow|zamow\p{L}*|potrzeb\p{L}*|chcial\p{L}*|popros\p{L}*|prosz\p{L}* o|jutro|siparis\p{L}*|lazim|isti\p{L}*|ihtiyac\p{L}*|gonder\p{L}*|yarin\p{L}*)(?!\p{L})/u

/**
 * The doubtful heading of the lines below `text`, which is a heading below `above`. A harmless one ends the doubt unless it may only say
 * more of it. `isAfterLines` says that counted lines are between the two.
 */
export function headingBelow(
  above: HeadingAbove | undefined,
  { text, isAfterLines }: { readonly text: string; readonly isAfterLines: boolean },
  lookups: HeadingLookups,
): HeadingAbove | undefined {
  const columnHead = columnsIn(text.match(/\p{L}+/gu) ?? [])
  if (above && columnHead) return above
  if (!isHarmless(text, lookups)) return { text, isPriced: columnHead === 'priced' }
  if (!above) return undefined
  const folded = fold(text)
  if (partial.test(folded) || !(isAfterLines || colonAtEnd.test(text))) return above
  return isTurning(fold(above.text), lookups.isTogether) && !asking.test(folded) ? above : undefined
}

export const isCapital = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase()
const capitalHeading = /^\s*\p{L}[\p{L} &/'’-]{1,30}\s*$/u
/** With any signs around it: `*Returns*`, `Returns -`. */
const wordsAlone = /^[^\p{L}\d]*(\p{L}[\p{L} &/'’-]{1,40})([^\p{L}\d]*)$/u
const underlining = /[*=#_]/
const columnSpace = /\S(?:\t|\s{2,})\S/
const maxRow = 80
const maxTelling = 4
const ordering = /^(?:orders?|ordering|zamow\p{L}*|siparis\p{L}*)$/u
/** Besides `isTurning`, alone on a line: in a sentence they may be of an order. */
const reporting =
  /(?<!\p{L})(?:expired|delivered|collected|counted|left ?overs?|binned|write ?offs?|written off|remanent\p{L}*|inwent\p{L}*|straty|ubytk\p{L}*|dostarczon\p{L}*|odebran\p{L}*|wyrzucon\p{L}*|zayi\p{L}*|fire(?:ler)?|sayim\p{L}*|envanter|kalan\p{L}*|dokul\p{L}*|atil\p{L}*)(?!\p{L})/u
const thanking = /^(?:thanks?|thank you|thx|cheers|sorry|dziek|przepr|tesekk|sagol|pardon)/
const greeting =
  /^(?:hi|hiya|hello|hey|heya|ello|dear|good (?:morning|afternoon|evening)|morning|witam|dzien dobry|czesc|hej|siema|pozdrawiam|selam\p{L}*|merhaba\p{L}*|gunaydin|iyi (?:gunler|aksamlar)|kolay gelsin)(?!\p{L})/u

interface HeadingRow {
  readonly text: string
  /** True if lines of the order are below it. */
  readonly isAbove: boolean
  /** True if a quantity or a code was read in it. */
  readonly isCounted: boolean
  /** True directly between two of such lines, as what the shop does not sell: `Kombucha`. */
  readonly isListed: boolean
}

/**
 * A line without a number that ends with a colon, or one in capitals, above another line. Without either, words that tell of something
 * else, or that nothing of the catalogue is called, or of an order.
 */
export function isHeading(
  { text, isAbove, isCounted, isListed }: HeadingRow,
  lookups: HeadingLookups,
  isAllCapital: boolean,
): boolean {
  if (/\d/.test(text) || !/\p{L}/u.test(text)) return false
  if (colonAtEnd.test(text) || (!isAllCapital && isCapital(text) && capitalHeading.test(text))) return true
  if (isCounted || !isAbove || text.length > maxRow || columnSpace.test(text)) return false
  const [, own, signs = ''] = wordsAlone.exec(text) ?? []
  if (own === undefined) return isReportBehindGreeting(text, lookups)
  if (underlining.test(signs) && !isHarmless(own, lookups)) return true
  return isHeadingAlone(own.trim(), isListed, lookups)
}

function isReportBehindGreeting(text: string, { isTogether }: HeadingLookups): boolean {
  const [start = '', report = '', ...others] = text.split(',').map((part) => fold(part.trim()))
  const isShort = report.split(' ').length <= maxTelling
  return (
    others.length === 0 &&
    isShort &&
    greeting.test(start) &&
    !thanking.test(report) &&
    isTurning(report, isTogether)
  )
}

function isHeadingAlone(text: string, isListed: boolean, lookups: HeadingLookups): boolean {
  const written = text.match(/\p{L}+/gu) ?? []
  const telling = written.filter(
    (word) => word.length > 2 && !isChatter(fold(word)) && !headingWords.has(fold(word)),
  )
  const folded = fold(text)
  if (telling.length > maxTelling || thanking.test(folded)) return false
  if (isTurning(folded, lookups.isTogether)) return true
  if (greeting.test(folded)) return false
  // `Mohammed please`
  const isGreeting = telling.length < written.length && telling.every((word) => /^\p{Lu}/u.test(word))
  if (telling.length > 0 && isListed) return reporting.test(folded)
  if (telling.length > 0) return !isGreeting && telling.every((word) => lookups.isStrange(fold(word)))
  return written.some((word) => ordering.test(fold(word)))
}
