import {
  blankProductRow,
  type ItemType,
  type ProductRow,
  type SaleType,
  type SellAs,
} from '@provender/domain/import/rows'
import type { LocalDate } from '@provender/domain/slots/hours'
import { plusDays } from '../days.ts'
import { pictureFileOf } from '../picture-files.ts'
import { createRandom, integerBetween } from '../random-source.ts'
import type { VatCode } from '../range/category-range.ts'
import { categories, departmentOf } from '../range/departments.ts'
import { attributesOf } from './attributes.ts'
import { barcodesOf } from './barcodes.ts'
import type { Offer } from './offers.ts'
import { displayNameOf, longTextOf, notesOf, tillNameOf } from './text.ts'
import { priceMarkPence, tradePriceOf, type UnitPrices } from './trade-price.ts'

/** A product with the data that later steps need. */
export interface ListedProduct {
  readonly offer: Offer
  readonly product: ProductRow
  readonly prices: UnitPrices
}

const vatBasisPoints: Readonly<Record<VatCode, number>> = { Z: 0, R: 500, S: 2000 }

const departments = categories.filter(({ parentCode }) => parentCode === null).map(({ code }) => code)

// Eleven departments share the six-digit codes. Codes within one have gaps, as in a list that grew over years.
const codesPerDepartment = 80_000

function codesOf(seed: number, offers: readonly Offer[]): readonly string[] {
  const next = new Map(departments.map((department, i) => [department, 100_000 + i * codesPerDepartment]))
  return offers.map(({ key, base }) => {
    const department = departmentOf(base.category)
    const last = next.get(department) ?? 0
    const code = last + integerBetween(createRandom(seed, `code ${key}`), 1, 7)
    next.set(department, code)
    return String(code)
  })
}

// Brands of a cuisine are also listed in the cuisine's category.
const cuisines: Readonly<Record<string, string>> = {
  kervanli: 'turkish-pantry',
  gunesbag: 'turkish-olives-pickles',
  ocakdar: 'turkish-meats',
  mlynarzowo: 'polish-groats-flour',
  kutrowy: 'polish-fish',
  sonali: 'south-asian',
  kesarya: 'south-asian',
  chandvi: 'south-asian',
  'jade-pier': 'east-asian',
  'siam-lantern': 'east-asian',
  tsurumachi: 'east-asian',
  'calabash-cove': 'caribbean-african',
  'osei-daughters': 'caribbean-african',
  'bayt-zahra': 'middle-eastern',
}

function categoryCodesOf({ base, brand }: Offer): readonly string[] {
  const cuisine = cuisines[brand.code]
  const stands = departmentOf(base.category) === 'world-foods' || cuisine === undefined
  return stands ? [base.category] : [base.category, cuisine]
}

interface Units {
  readonly pieceUnit: string
  readonly secondUnit: '' | 'box' | 'kg'
  readonly piecesPerBox: number
  readonly sellAs: SellAs
  readonly defaultUnit: '1' | '2'
  readonly secondaryUnit: '' | '1' | '2'
}

function unitsOf(seed: number, { key, size }: Offer, prices: UnitPrices): Units {
  if (size.soldBy === 'weight') {
    return {
      pieceUnit: '',
      secondUnit: 'kg',
      piecesPerBox: 1,
      sellAs: '2',
      defaultUnit: '2',
      secondaryUnit: '',
    }
  }
  if (size.pieces === 1) {
    return {
      pieceUnit: 'each',
      secondUnit: '',
      piecesPerBox: 1,
      sellAs: '1',
      defaultUnit: '1',
      secondaryUnit: '',
    }
  }
  // Cheap boxes are rarely split into pieces; expensive ones nearly always are.
  const splits = createRandom(seed, `split ${key}`)() < ((prices.price ?? 0) < 10_000 ? 0.38 : 0.82)
  const box = { pieceUnit: 'each', secondUnit: 'box', piecesPerBox: size.pieces, defaultUnit: '2' } as const
  return splits ? { ...box, sellAs: '3', secondaryUnit: '1' } : { ...box, sellAs: '2', secondaryUnit: '' }
}

/** Adds the weight of packaging: more for tins and glass than for bags. */
function weightOf({ size, base }: Offer): number {
  if (size.measure === 'count') return 0
  const packaging = base.heavyPack ? 1.22 : 1.04
  return Math.round(size.content * (size.soldBy === 'weight' ? 1 : packaging))
}

function minStockOf(seed: number, { key, size }: Offer): number {
  const chance = createRandom(seed, `minimum ${key}`)
  if (size.soldBy === 'weight')
    return integerBetween(chance, 2, 8) * Math.max(1000, Math.round(size.content / 1000) * 1000)
  return size.pieces * integerBetween(chance, 2, 6)
}

function saleTypeOf(seed: number, { key, base }: Offer): SaleType {
  if (base.deposit) return 'NORMAL'
  const at = createRandom(seed, `sale type ${key}`)()
  if (at < 0.009) return 'CLEARANCE'
  return at < 0.034 ? 'IN_TRANSIT' : 'NORMAL'
}

function itemTypeOf({ base, size }: Offer): ItemType {
  if (base.deposit) return 'DEPOSIT'
  return size.catchWeight ? 'CATCH_WEIGHT' : 'STANDARD'
}

function createdOnOf(seed: number, { key }: Offer, anchor: LocalDate): LocalDate {
  const chance = createRandom(seed, `created ${key}`)
  const daysAgo = chance() < 0.045 ? integerBetween(chance, 1, 27) : integerBetween(chance, 45, 2400)
  return plusDays(anchor, -daysAgo)
}

interface Published {
  readonly webPublished: boolean
  readonly mobilePublished: boolean
}

function publishedOf(seed: number, { key }: Offer): Published {
  const at = createRandom(seed, `published ${key}`)()
  return { webPublished: at >= 0.004, mobilePublished: at < 0.002 || at >= 0.006 }
}

// Products that everybody buys, which the wholesaler features.
const staples = new Set(
  [
    'tinned-tomatoes tinned-beans rice pasta flour cooking-oils table-sauces mayonnaise-dressings sugar jams-honey',
    'milk-cream butter-spreads cheese-british cheese-continental eggs yoghurt-desserts chips-potato frozen-veg',
    'frozen-fish ice-cream potatoes-roots onions-garlic salad citrus-tropical apples-pears chicken beef',
    'bacon-sausages bread rolls-buns fizzy-drinks energy-sport water juices tea coffee chocolate crisps biscuits',
    'turkish-dairy turkish-meats turkish-olives-pickles polish-meats polish-pierogi paper cups-lids takeaway-boxes',
  ].flatMap((line) => line.split(' ')),
)

/** Featured ranks: a shuffle of the range in which staples, leading brands and plain packs come early. */
function featuredRanks(seed: number, offers: readonly Offer[]): readonly number[] {
  const scored = offers.map((offer, index) => {
    const { key, base, brand, variant, size, priceMarked, line } = offer
    const plain = priceMarked || line !== null || base.deposit ? 1.5 : 0
    const first = base.brands[0] === brand && base.sizes[0] === size && base.variants[0] === variant ? 0 : 0.7
    const staple = staples.has(base.category) ? 0 : 0.8
    return { at: index, score: createRandom(seed, `featured ${key}`)() + plain + first + staple }
  })
  const ranks = Array.from({ length: offers.length }, () => 0)
  for (const [rank, { at }] of scored.sort((one, other) => one.score - other.score).entries())
    ranks[at] = rank + 1
  return ranks
}

/** The range as products with names, codes and prices, in the order of their codes. */
export function listProducts(
  seed: number,
  anchor: LocalDate,
  offers: readonly Offer[],
): readonly ListedProduct[] {
  const codes = codesOf(seed, offers)
  const barcodes = barcodesOf(seed, offers)
  const ranks = featuredRanks(seed, offers)
  const listed = offers.map((offer, i): ListedProduct => {
    const { base, brand, flavour, size, priceMarked } = offer
    const department = departmentOf(base.category)
    const prices = tradePriceOf(seed, offer)
    const rate = vatBasisPoints[base.vat]
    const units = unitsOf(seed, offer, prices)
    const name = displayNameOf(offer, priceMarked ? priceMarkPence(prices, size.pieces, rate) : null)
    const product: ProductRow = {
      ...blankProductRow,
      code: codes[i] ?? '',
      shortName: tillNameOf(name, size.text),
      name,
      description: longTextOf(offer, department),
      categoryCodes: categoryCodesOf(offer),
      attributes: attributesOf(seed, offer),
      packSize: size.text,
      ...units,
      vatCode: base.vat,
      vatBasisPoints: rate,
      barcodes: barcodes[i] ?? [],
      weightGrams: weightOf(offer),
      minStock: minStockOf(seed, offer),
      saleType: saleTypeOf(seed, offer),
      itemType: itemTypeOf(offer),
      catalogCode: `${department.slice(0, 2).toUpperCase()}${String(1 + Math.floor(i / 40)).padStart(3, '0')}`,
      ...notesOf(offer),
      ...publishedOf(seed, offer),
      picture: pictureFileOf(base, brand, flavour),
      createdOn: createdOnOf(seed, offer, anchor),
      featuredRank: ranks[i] ?? 0,
    }
    return { offer, product, prices: { ...prices, price: units.sellAs === '2' ? null : prices.price } }
  })
  return listed.sort((one, other) => (one.product.code < other.product.code ? -1 : 1))
}
