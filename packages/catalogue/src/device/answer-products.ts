import { type Language, inLanguage } from '@provender/domain/languages'
import { formatQuantity, formatUnitPrice } from '@provender/domain/money/decimal'
import { type UnitPrice, unitPriceWithVat } from '@provender/domain/money/money'
import type { CatalogueProduct } from '../product.ts'
import { type ProductResult, queryProducts, type QueryViewer } from '../query.ts'
import { countAsQuantity } from '../shown/count-as-quantity.ts'
import { pictureAddress } from '../shown/picture-address.ts'
import { type SoldUnit, soldUnits } from '../shown/sold-units.ts'
import { valueOfProduct } from '../shown/value-of-product.ts'
import type { MarkOverlay } from '../wire/overlays.ts'
import { type DeviceCatalogue, deviceViewer } from './device-catalogue.ts'
import { type AskedProducts, defaultPageSize, productQuery } from './product-query.ts'

export type AnsweredProducts = ReturnType<typeof answerProducts>
export type AnsweredProduct = AnsweredProducts['products'][number]

interface Asker {
  readonly language: Language
  readonly nowMs: number
}

/** What the API's `products` answers to the same person, with the fields that the shop's lists and its search ask for. */
export function answerProducts(device: DeviceCatalogue, asked: AskedProducts, { language, nowMs }: Asker) {
  const { catalogue } = device
  const viewer = deviceViewer(device, nowMs)
  const result = queryProducts(catalogue, productQuery(asked), viewer)
  const card = cardMaker(device, viewer)
  return {
    total: result.total,
    didYouMean: result.didYouMean,
    searchedWords: result.searchedWords,
    page: asked.page ?? 1,
    pageSize: asked.pageSize ?? defaultPageSize,
    products: result.ordinals.flatMap((ordinal) => {
      const product = catalogue.products[ordinal]
      return product ? [card(product)] : []
    }),
    categories: result.categories.map(({ categoryId, count }) => ({
      categoryId: String(categoryId),
      productCount: count,
    })),
    facets: answerFacets(device, result, language),
  }
}

function answerFacets({ catalogue }: DeviceCatalogue, { facets }: ProductResult, language: Language) {
  const counted = new Map(facets.map(({ attributeId, values }) => [attributeId, values]))
  return catalogue.attributes.flatMap(({ id, code, name }) => {
    const values = (counted.get(id) ?? []).flatMap(({ valueId, count }) => {
      const value = catalogue.values.get(valueId)
      return value
        ? [
            {
              id: String(valueId),
              code: value.code,
              name: inLanguage(value.name, language),
              productCount: count,
            },
          ]
        : []
    })
    return values.length > 0 ? [{ id: String(id), code, name: inLanguage(name, language), values }] : []
  })
}

function cardMaker({ catalogue, stock, marks, settings }: DeviceCatalogue, viewer: QueryViewer) {
  const { favourites, reminders } = markSets(marks)
  return (product: CatalogueProduct) => ({
    id: String(product.id),
    code: product.code,
    description2: product.description2,
    pSize: product.pSize,
    brand: valueOfProduct(catalogue, product, 'brand')?.name.en ?? null,
    storage: valueOfProduct(catalogue, product, 'storage')?.code ?? null,
    pictureUrl: pictureAddress(product.picture, settings),
    unit2: product.unit2,
    unitRate1: product.unitRate1,
    weight: product.weightGrams / 1000,
    allowSales: product.allowSales,
    defaultUnit: product.defaultUnit,
    itemType: product.itemType,
    vat: product.vatBasisPoints / 100,
    isNew: product.createdAtMs >= viewer.newSinceMs,
    isFavorites: favourites.has(product.id),
    stockReminderActive: reminders.has(product.id),
    units: soldUnits(catalogue, product, viewer).map((unit) => answerUnit(unit, product)),
    stockStatus: answerStock(product, stock.get(product.id)),
    barcode1: product.barcodes[0] ?? null,
    barcode2: product.barcodes[1] ?? null,
    barcode3: product.barcodes[2] ?? null,
  })
}

function markSets({ favourites, reminders }: MarkOverlay) {
  return { favourites: new Set(favourites), reminders: new Set(reminders) }
}

const unitKinds = { piece: 'PIECE', box: 'BOX', kg: 'KG' } as const
const priceKinds = {
  clearance: 'CLEARANCE',
  promo: 'PROMO',
  private: 'PRIVATE',
  standard: 'STANDARD',
} as const

function answerUnit(
  { unit, kind, piecesPerUnit, chosen }: SoldUnit,
  { vatBasisPoints }: Pick<CatalogueProduct, 'vatBasisPoints'>,
) {
  const withVat = (price: UnitPrice) => formatUnitPrice(unitPriceWithVat(price, vatBasisPoints))
  return {
    unit,
    kind: unitKinds[kind],
    piecesPerUnit,
    price: chosen && formatUnitPrice(chosen.net),
    priceWithVat: chosen && withVat(chosen.net),
    oldPrice: chosen?.old ? formatUnitPrice(chosen.old) : null,
    oldPriceWithVat: chosen?.old ? withVat(chosen.old) : null,
    priceKind: chosen && priceKinds[chosen.kind],
  }
}

function answerStock(
  product: CatalogueProduct,
  shown: { readonly state: 'in' | 'low' | 'out'; readonly count: number | null } | undefined,
) {
  const { state, count } = shown ?? { state: 'out', count: null }
  return {
    available: state !== 'out',
    lowStock: state === 'low',
    saleType: product.saleType,
    stockCount: count === null ? null : Number(formatQuantity(countAsQuantity(product, count))),
  }
}
