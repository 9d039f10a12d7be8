import type { Config } from '@provender/domain/config/config'
import type { ProductId } from '@provender/domain/ids'
import { type UnitPrice, unitPriceWithVat } from '@provender/domain/money/money'
import type { StockState } from '@provender/domain/stock/stock'
import type { BaseUnits } from '@provender/domain/units/units'
import type { Catalogue } from '../catalogue.ts'
import type { CatalogueProduct } from '../product.ts'
import type { ProductResult } from '../query.ts'
import { answersAbout } from './answer-field.ts'
import { countAsQuantity } from './count-as-quantity.ts'
import { pictureAddress } from './picture-address.ts'
import { productValue } from './product-value.ts'
import type { SoldUnit } from './sold-units.ts'

export interface AnswerViewer {
  readonly catalogue: Pick<Catalogue, 'attributes' | 'values'>
  readonly config: Pick<Config, 's3BucketUrl'>
  readonly newSinceMs: number
  readonly favourites: ReadonlySet<ProductId>
  readonly reminders: ReadonlySet<ProductId>
}

const productFields = answersAbout<CatalogueProduct>()

export const convertedAnswers = {
  id: productFields.field('Int64', ({ id }) => id),
  vat: productFields.field('Float', ({ vatBasisPoints }) => vatBasisPoints / 100, 'Percent.'),
  weight: productFields.field(
    'Float',
    ({ weightGrams }) => weightGrams / 1000,
    'The weight of one piece in kilograms.',
  ),
  barcode1: productFields.nullable('String', ({ barcodes }) => barcodes[0] ?? null),
  barcode2: productFields.nullable('String', ({ barcodes }) => barcodes[1] ?? null),
  barcode3: productFields.nullable('String', ({ barcodes }) => barcodes[2] ?? null),
}

const viewerFields = answersAbout<CatalogueProduct, AnswerViewer>()

export const viewerAnswers = {
  isNew: viewerFields.field('Boolean', ({ createdAtMs }, { newSinceMs }) => createdAtMs >= newSinceMs),
  isFavorites: viewerFields.field('Boolean', ({ id }, { favourites }) => favourites.has(id)),
  stockReminderActive: viewerFields.field('Boolean', ({ id }, { reminders }) => reminders.has(id)),
  pictureUrl: viewerFields.nullable('String', ({ picture }, { config }) => pictureAddress(picture, config)),
  brand: viewerFields.nullable(
    'String',
    (product, { catalogue }) => productValue(catalogue, product, 'brand')?.name.en ?? null,
    'The name of its Brand attribute.',
  ),
  storage: viewerFields.nullable(
    'String',
    (product, { catalogue }) => productValue(catalogue, product, 'storage')?.code ?? null,
    'How the product is stored: ambient, chilled or frozen.',
  ),
}

export interface UnitOfProduct extends SoldUnit {
  readonly vatBasisPoints: number
}

const unitFields = answersAbout<UnitOfProduct>()

const withVat = (price: UnitPrice | null | undefined, { vatBasisPoints }: UnitOfProduct): UnitPrice | null =>
  price === null || price === undefined ? null : unitPriceWithVat(price, vatBasisPoints)

export const unitAnswers = {
  unit: unitFields.field('String', ({ unit }) => unit, '1 or 2.'),
  kind: unitFields.field('UnitKind', ({ kind }) => kind),
  piecesPerUnit: unitFields.field('Int', ({ piecesPerUnit }) => piecesPerUnit),
  price: unitFields.nullable(
    'UnitPrice',
    ({ chosen }) => chosen?.net ?? null,
    'Net. Null if the viewer has no price, so that the unit cannot be added.',
  ),
  priceWithVat: unitFields.nullable('UnitPrice', (unit) => withVat(unit.chosen?.net, unit)),
  oldPrice: unitFields.nullable(
    'UnitPrice',
    ({ chosen }) => chosen?.old ?? null,
    'The standard net price, if the price is below it.',
  ),
  oldPriceWithVat: unitFields.nullable('UnitPrice', (unit) => withVat(unit.chosen?.old, unit)),
  priceKind: unitFields.nullable('PriceKind', ({ chosen }) => chosen?.kind ?? null),
}

export interface ProductStock {
  readonly product: CatalogueProduct
  readonly state: StockState
  /** Null above the limit of visible counts. */
  readonly count: BaseUnits | null
}

const stockFields = answersAbout<ProductStock>()

export const stockAnswers = {
  available: stockFields.field('Boolean', ({ state }) => state !== 'out'),
  lowStock: stockFields.field('Boolean', ({ state }) => state === 'low'),
  saleType: stockFields.field('String', ({ product }) => product.saleType),
  stockCount: stockFields.nullable(
    'Quantity',
    ({ product, count }) => (count === null ? null : countAsQuantity(product, count)),
    'Pieces, or kilograms for products sold by weight. Null above the limit of visible counts.',
  ),
}

export interface PageOfProducts {
  readonly result: ProductResult
  readonly page: number
  readonly pageSize: number
}

const pageFields = answersAbout<PageOfProducts>()

export const pageAnswers = {
  total: pageFields.field('Int', ({ result }) => result.total),
  page: pageFields.field('Int', ({ page }) => page, 'From 1.'),
  pageSize: pageFields.field('Int', ({ pageSize }) => pageSize),
  didYouMean: pageFields.nullable(
    'String',
    ({ result }) => result.didYouMean,
    'The corrected search that was used because the typed one matches nothing. If nothing was found, a suggestion for another search.',
  ),
  answersAll: pageFields.field(
    'Boolean',
    ({ result }) => result.answersAll,
    'False if no product matches the whole search. The result then has the products that match most of it.',
  ),
  searchedWords: pageFields.field(
    'StringList',
    ({ result }) => result.searchedWords,
    'The words of the search, in lower case and without accents, to be highlighted in names.',
  ),
}
