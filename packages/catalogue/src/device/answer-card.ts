import { formatQuantity, formatUnitPrice } from '@provender/domain/money/decimal'
import { type UnitPrice, unitPriceWithVat } from '@provender/domain/money/money'
import type { CatalogueProduct } from '../product.ts'
import type { QueryViewer } from '../query-input.ts'
import { countAsQuantity } from '../view/count-as-quantity.ts'
import { pictureAddress } from '../view/picture-address.ts'
import { productValue } from '../view/product-value.ts'
import { type SoldUnit, soldUnits } from '../view/sold-units.ts'
import type { FavouriteOverlay } from '../wire/overlays.ts'
import type { DeviceCatalogue } from './device-catalogue.ts'

/** Makes of a product what the shop's cards, its search and its scanner ask the API for. */
export function cardMaker({ catalogue, stock, marks, settings }: DeviceCatalogue, viewer: QueryViewer) {
  const { favourites, reminders } = markSets(marks)
  return (product: CatalogueProduct) => ({
    id: String(product.id),
    code: product.code,
    description2: product.description2,
    pSize: product.pSize,
    brand: productValue(catalogue, product, 'brand')?.name.en ?? null,
    storage: productValue(catalogue, product, 'storage')?.code ?? null,
    pictureUrl: pictureAddress(product.picture, settings),
    unit1: product.unit1,
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

function markSets({ favourites, reminders }: FavouriteOverlay) {
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
