import type { PriceListId, ProductId } from '@provender/domain/ids'
import { choosePrice, type PricePrecedence, type PricesOfProduct } from '@provender/domain/price/price'
import { defaultSalesUnit } from '@provender/domain/units/units'
import { type Bits, emptyBits, setBit } from './bits.ts'
import type { Catalogue } from './catalogue.ts'
import type { Order } from './orders.ts'
import { type CatalogueProduct, priceOn } from './product.ts'

/** Whose prices count: everything that decides a price besides the product. */
export interface PriceViewer {
  /** Null: no prices of its own. */
  readonly priceListId: PriceListId | null
  readonly precedence: PricePrecedence
  /** Standard prices do not count (hideDefaultProductPrices). */
  readonly hideStandard: boolean
  /** The warehouse's local date: promotions and clearances begin and end with days. */
  readonly day: string
}

/** The four prices of a product for a viewer; kinds that do not hold are null. */
export function pricesOf(
  catalogue: Catalogue,
  product: CatalogueProduct,
  viewer: PriceViewer,
): PricesOfProduct {
  const list = viewer.priceListId === null ? undefined : catalogue.priceLists.get(viewer.priceListId)
  return {
    standard: product.standard,
    private: list?.get(product.id) ?? null,
    promo: priceOn(product.promos, viewer.day),
    clearance: priceOn(product.clearances, viewer.day),
  }
}

/** What lists need to know of all prices of a viewer at once. */
export interface PriceBook {
  /** By the net price of each product's own unit, lowest first; products without a price are last. */
  readonly ascending: Order
  /** Likewise, highest first; products without a price are last here too. */
  readonly descending: Order
  /** Products whose chosen price is a clearance price. */
  readonly clearance: Bits
  /** Products whose chosen price is a promotion. */
  readonly promo: Bits
}

const booksOf = new WeakMap<Catalogue, Map<string, PriceBook>>()
const maxBooks = 64

/** The price book of a viewer, made once per catalogue and kept for the viewers asked for last. */
export function priceBook(catalogue: Catalogue, viewer: PriceViewer): PriceBook {
  let books = booksOf.get(catalogue)
  if (!books) booksOf.set(catalogue, (books = new Map()))
  const key = JSON.stringify([viewer.priceListId, viewer.precedence, viewer.hideStandard, viewer.day])
  const known = books.get(key)
  const book = known ?? makePriceBook(catalogue, viewer)
  books.delete(key)
  books.set(key, book)
  const oldest = books.keys().next().value
  if (books.size > maxBooks && oldest !== undefined) books.delete(oldest)
  return book
}

function makePriceBook(catalogue: Catalogue, viewer: PriceViewer): PriceBook {
  const size = catalogue.products.length
  const nets = new Float64Array(size).fill(Number.NaN)
  const clearance = emptyBits(size)
  const promo = emptyBits(size)
  for (const [ordinal, product] of catalogue.products.entries()) {
    if (!product) continue
    const chosen = choosePrice(pricesOf(catalogue, product, viewer), defaultSalesUnit(product), viewer)
    if (chosen === null) continue
    nets[ordinal] = chosen.net
    if (chosen.kind === 'clearance') setBit(clearance, ordinal)
    if (chosen.kind === 'promo') setBit(promo, ordinal)
  }
  const place = catalogue.orders.featuredPlace
  const net = (ordinal: number) => nets[ordinal] ?? Number.NaN
  const byPlace = (one: number, other: number) => (place[one] ?? 0) - (place[other] ?? 0)
  const priced = [...catalogue.orders.featured].filter((ordinal) => !Number.isNaN(net(ordinal)))
  const unpriced = [...catalogue.orders.featured].filter((ordinal) => Number.isNaN(net(ordinal)))
  const ascending = priced.toSorted((one, other) => net(one) - net(other) || byPlace(one, other))
  const descending = priced.toSorted((one, other) => net(other) - net(one) || byPlace(one, other))
  return {
    ascending: Uint32Array.from([...ascending, ...unpriced]),
    descending: Uint32Array.from([...descending, ...unpriced]),
    clearance,
    promo,
  }
}

/** The set of these products. */
export function productBits(catalogue: Catalogue, ids: Iterable<ProductId>): Bits {
  const bits = emptyBits(catalogue.products.length)
  for (const id of ids) {
    const ordinal = catalogue.ordinalOf.get(id)
    if (ordinal !== undefined) setBit(bits, ordinal)
  }
  return bits
}
