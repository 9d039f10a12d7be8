import type { AttributeRow, AttributeValueRow } from '@provender/domain/import/rows'
import { languages, type TranslatedText } from '@provender/domain/languages'
import { brandPictureFileOf } from '../picture-files.ts'
import { createRandom, pickOne } from '../random-source.ts'
import { brands } from '../range/brands.ts'
import { parseTable } from '../range/cells.ts'
import { departmentOf } from '../range/departments.ts'
import type { Offer } from './offers.ts'

// Code, English, Polish, Turkish.
const allergens = `
celery | Celery | Seler | Kereviz
gluten | Cereals containing gluten | Zboża zawierające gluten | Gluten içeren tahıllar
crustaceans | Crustaceans | Skorupiaki | Kabuklular
eggs | Eggs | Jaja | Yumurta
fish | Fish | Ryby | Balık
lupin | Lupin | Łubin | Acı bakla
milk | Milk | Mleko | Süt
molluscs | Molluscs | Mięczaki | Yumuşakçalar
mustard | Mustard | Gorczyca | Hardal
nuts | Tree nuts | Orzechy | Sert kabuklu meyveler
peanuts | Peanuts | Orzeszki ziemne | Yer fıstığı
sesame | Sesame | Sezam | Susam
soya | Soya | Soja | Soya
sulphites | Sulphur dioxide and sulphites | Dwutlenek siarki i siarczyny | Kükürt dioksit ve sülfitler
`

const diets = `
vegan | Vegan | Wegańskie | Vegan
vegetarian | Vegetarian | Wegetariańskie | Vejetaryen
halal | Halal | Halal | Helal
kosher | Kosher | Koszerne | Koşer
gluten-free | Gluten free | Bezglutenowe | Glutensiz
dairy-free | Dairy free | Bez nabiału | Süt ürünü içermez
organic | Organic | Ekologiczne | Organik
`

const storages = `
ambient | Ambient | Temperatura pokojowa | Oda sıcaklığı
chilled | Chilled | Chłodzone | Soğutulmuş
frozen | Frozen | Mrożone | Dondurulmuş
`

const formats = `
catering | Catering size | Gastronomiczne | Toptan boy
retail | Retail size | Detaliczne | Perakende boy
single-serve | Single serve | Porcja jednoosobowa | Tek porsiyon
multipack | Multipack | Wielopak | Çoklu paket
price-marked | Price-marked pack | Z nadrukowaną ceną | Fiyat etiketli
by-weight | Sold by weight | Na wagę | Tartılarak satılan
`

const ranges = `
corner-shop | Corner shop | Sklep osiedlowy | Bakkal
restaurant | Restaurant | Restauracja | Restoran
takeaway | Takeaway | Na wynos | Paket servis
cafe | Café & bakery | Kawiarnia i piekarnia | Kafe ve fırın
caterer | Caterer & canteen | Catering i stołówka | Yemek şirketi
`

type Audience = 'corner-shop' | 'restaurant' | 'takeaway' | 'cafe' | 'caterer'

const audiences: Readonly<Record<string, readonly Audience[]>> = {
  grocery: ['corner-shop', 'restaurant', 'caterer'],
  chilled: ['corner-shop', 'restaurant', 'cafe', 'caterer'],
  frozen: ['restaurant', 'takeaway', 'caterer'],
  produce: ['restaurant', 'takeaway', 'caterer'],
  'meat-fish': ['restaurant', 'takeaway', 'caterer'],
  bakery: ['corner-shop', 'cafe', 'takeaway'],
  drinks: ['corner-shop', 'takeaway', 'cafe'],
  snacks: ['corner-shop', 'cafe'],
  'world-foods': ['corner-shop', 'restaurant'],
  household: ['corner-shop', 'caterer'],
  disposables: ['takeaway', 'cafe', 'caterer'],
}

const kosherBrands = new Set(['fellwater', 'olivarro', 'tonbury', 'sugarloft', 'saltern-pike'])

function formatOf({ priceMarked, size }: Offer): string {
  if (priceMarked) return 'price-marked'
  if (size.soldBy === 'weight') return 'by-weight'
  if (/\d+ x \d+ x /.test(size.text)) return 'multipack'
  if (size.measure === 'count') return size.content >= 100 || size.pieces === 1 ? 'catering' : 'retail'
  if (size.content >= 1500) return 'catering'
  return size.content <= 60 ? 'single-serve' : 'retail'
}

function audiencesOf(offer: Offer, format: string): readonly Audience[] {
  const all = audiences[departmentOf(offer.base.category)] ?? []
  if (format === 'catering') return all.filter((audience) => audience !== 'corner-shop')
  return format === 'price-marked' ? ['corner-shop'] : all
}

/** The country of origin: the same for all sizes of a base product of one brand. */
function originOf(seed: number, { base, brand }: Offer): string {
  return pickOne(createRandom(seed, `origin ${base.key} ${brand.code}`), base.origins)
}

export function attributesOf(seed: number, offer: Offer): Readonly<Record<string, readonly string[]>> {
  const { base, brand } = offer
  const format = formatOf(offer)
  const organic = brand.code === 'harrow-dell' ? ['organic'] : []
  const kosher = kosherBrands.has(brand.code) ? ['kosher'] : []
  const all: readonly (readonly [string, readonly string[]])[] = [
    ['brand', [brand.code]],
    ['country', [originOf(seed, offer)]],
    ['storage', [base.storage]],
    ['format', [format]],
    ['range', base.deposit ? [] : audiencesOf(offer, format)],
    ['diet', [...new Set([...base.diets, ...organic, ...(base.diets.length > 0 ? kosher : [])])]],
    ['allergens', base.allergens],
  ]
  return Object.fromEntries(all.filter(([, values]) => values.length > 0))
}

function valuesOf(table: string): readonly AttributeValueRow[] {
  return parseTable(table).map(([code = '', en = '', pl = '', tr = '']) => ({
    code,
    name: { en, pl, tr },
    picture: null,
  }))
}

const regionNames = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }))

function countryName(code: string): TranslatedText {
  const [en, pl, tr] = regionNames.map((names) => names.of(code))
  return { en: en ?? code, pl: pl ?? code, tr: tr ?? code }
}

function countryValues(codes: Iterable<string>): readonly AttributeValueRow[] {
  return [...codes].sort().map((code) => ({ code, name: countryName(code), picture: null }))
}

const brandValues: readonly AttributeValueRow[] = [...brands]
  .sort((one, other) => (one.code < other.code ? -1 : 1))
  .map(({ code, name }) => ({ code, name: { en: name }, picture: brandPictureFileOf(code) }))

export function attributeRows(
  used: readonly Readonly<Record<string, readonly string[]>>[],
): readonly AttributeRow[] {
  const usedValues = (attribute: string): ReadonlySet<string> =>
    new Set(used.flatMap((values) => values[attribute] ?? []))
  const row = (
    code: string,
    name: TranslatedText,
    values: readonly AttributeValueRow[],
  ): Omit<AttributeRow, 'index'> => {
    const known = usedValues(code)
    return { code, name, visible: true, values: values.filter((value) => known.has(value.code)) }
  }
  return [
    row('brand', { en: 'Brand', pl: 'Marka', tr: 'Marka' }, brandValues),
    row('range', { en: 'Suited to', pl: 'Dla kogo', tr: 'Kimler için' }, valuesOf(ranges)),
    row('storage', { en: 'Storage', pl: 'Przechowywanie', tr: 'Saklama' }, valuesOf(storages)),
    row('format', { en: 'Format', pl: 'Format', tr: 'Ambalaj' }, valuesOf(formats)),
    row('diet', { en: 'Diet', pl: 'Dieta', tr: 'Beslenme' }, valuesOf(diets)),
    row('allergens', { en: 'Allergens', pl: 'Alergeny', tr: 'Alerjenler' }, valuesOf(allergens)),
    row(
      'country',
      { en: 'Country of origin', pl: 'Kraj pochodzenia', tr: 'Menşe ülke' },
      countryValues(usedValues('country')),
    ),
  ].map((attribute, index) => ({ ...attribute, index }))
}
