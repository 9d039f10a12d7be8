import { fold } from '../search/fold.ts'
import { isFirstName } from './addressees.ts'
import { isTurning } from './turning-words.ts'
import { countUnit, isChatter } from './unit-words.ts'

interface HeadingLookups {
  readonly isWord: (word: string) => boolean
  readonly isTogether: (word: string, next: string) => boolean
}

const wordsIn = (lists: readonly string[]) => new Set(lists.join(' ').split(' '))

/** Words of headings above what is ordered, folded, in English, Polish and Turkish: orders, product groups, days and labels. */
const headingWords = wordsIn([
  'orders ordering list lists items item products product goods deliveries date qty quantity following below from by and with of in on at or until before requirements required requirement',
  'frozen chilled ambient fresh dry dairy meat meats poultry fish seafood veg vegetable vegetables veggies fruit fruits bakery bread drink drinks beverages cleaning packaging disposables sundries misc miscellaneous other others extras extra grocery groceries spices herbs snacks desserts sauces oils alcohol beer beers wine wines soft hot cold food foods supplies non cupboard store cuts cakes deli',
  'breakfast lunch dinner menu party event wedding catering specials weekend urgent important am pm sunday saturday standing weekly daily january february march april may june july august september october november december jan feb mar apr jun jul aug sep oct nov dec',
  'name address account customer contact ref reference number no po phone tel telephone email message subject note notes company business invoice',
  'lista zamowienia zamowien produkty towar towary dostawy dla do w i z od potrzebne dodatkowo chlodnia mrozonki mrozone nabial mieso miesa wedliny ryby warzywa owoce pieczywo napoje chemia opakowania suche sypkie inne pozostale przyprawy slodycze niedziela niedziele srode sobote ilosc uwagi nazwa adres telefon',
  'liste listesi siparisler siparisleri siparislerimiz urun urunler urunleri ihtiyac ihtiyaclar donuk dondurulmus sogutulmus sut et etler tavuk balik sebze sebzeler meyve meyveler ekmek icecek icecekler temizlik ambalaj kuru gida gidalar diger baharat baharatlar ve ile pazar teslimat gunu sabah adres telefon not',
])
const quantities = wordsIn(['qty quantity ilosc miktar adet'])
const prices = wordsIn(['price prices cost cena fiyat fiyati'])
const columns = wordsIn([
  'item items product products name description unit pack size code sku',
  'towar produkt nazwa opis jm kod rozmiar urun adi birim',
])
const beforeNames = wordsIn([
  'for shop kitchen bar restaurant cafe site branch store hotel school floor office pub unit location team',
  'dla sklep kuchnia restauracja lokal oddzial hotel bar',
  'icin mutfak dukkan sube subesi restoran lokanta otel bar',
])

/** `ITEM QTY PRICE`: a row without a price may have one instead of its quantity. */
export const hasPrices = (heading: string): boolean => columnsIn(heading.match(/\p{L}+/gu) ?? []) === 'priced'

const counted =
  /(?<![\p{L}\d.,/])(?:x\s?)?\d{1,3}(?:\s?[x×]|\s?(\p{L}{1,20})\.?)?(?:\s{1,9}|\s?[-|,@]\s?)[£$€]?\d+[.,]\d{2}(?!\d)/u

/** `Halloumi 2 12.50`, `Halloumi 2 boxes £12.50`: not a price alone, nor one behind a size. */
export function isCountedBeforePrice(text: string): boolean {
  const [all, unit] = counted.exec(text) ?? []
  return all !== undefined && (unit === undefined || countUnit(fold(unit)) !== undefined)
}

/** What the heads of columns say, if a quantity stands before any price. */
function columnsIn(words: readonly string[]): 'counted' | 'priced' | undefined {
  const folded = words.map(fold)
  const [quantity, price] = [quantities, prices].map((heads) => folded.findIndex((word) => heads.has(word)))
  const isHead = folded.every((word) => columns.has(word) || quantities.has(word) || prices.has(word))
  if (!isHead || words.length < 2 || quantity === undefined || quantity < 0) return undefined
  if (price === undefined || price < 0) return 'counted'
  return quantity < price ? 'priced' : undefined
}

/** True for a heading that casts no doubt on the lines below it: of an order, a product group, a day or a place. */
export function isHarmless(heading: string, lookups: HeadingLookups): boolean {
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
