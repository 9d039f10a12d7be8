import type { PricePrecedence } from '@provender/domain/price/price'
import { todayIn } from '@provender/domain/slots/today'
import { type BitSet, bitSetOf, intersection } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import type { QueryViewer } from '../query-input.ts'
import { productSet } from '../viewer.ts'
import { companyPriceList } from '../wire/company-prices.ts'
import type { FavouriteOverlay, StockOverlay } from '../wire/overlays.ts'

export interface DeviceSettings {
  readonly warehouseTimezone: string
  readonly productIsNewDays: number
  readonly showOutOfStockItems: boolean
  readonly searchMaxResults: number
  readonly pricePrecedence: PricePrecedence
  readonly hideDefaultProductPrices: boolean
  readonly s3BucketUrl: string
}

export interface DeviceCatalogue {
  readonly catalogue: Catalogue
  readonly stock: StockOverlay
  readonly favourites: FavouriteOverlay
  readonly settings: DeviceSettings
}

const dayMs = 86_400_000
const all = new WeakMap<Catalogue['ordinalOf'], BitSet>()
const stocked = new WeakMap<StockOverlay, { readonly of: Catalogue['ordinalOf']; readonly bits: BitSet }>()

/** The viewer, equal to the server's viewer for the same user and time. */
export function deviceViewer(device: DeviceCatalogue, nowMs: number): QueryViewer {
  const { catalogue, favourites, settings } = device
  const today = todayIn(nowMs, settings.warehouseTimezone)
  const inStock = inStockBits(device)
  const published = everyProduct(catalogue)
  return {
    priceListId: companyPriceList,
    precedence: settings.pricePrecedence,
    hideStandard: settings.hideDefaultProductPrices,
    day: today.day,
    newSinceMs: today.startMs - settings.productIsNewDays * dayMs,
    visible: settings.showOutOfStockItems ? published : intersection(published, inStock),
    inStock,
    favourites: productSet(catalogue, favourites.favourites),
    bought: productSet(catalogue, favourites.bought),
    maxSearchResults: settings.searchMaxResults,
  }
}

function everyProduct({ products, ordinalOf }: Catalogue): BitSet {
  const cached = all.get(ordinalOf)
  if (cached) return cached
  const bits = bitSetOf(
    products.length,
    [...products.keys()].filter((ordinal) => products[ordinal] !== undefined),
  )
  all.set(ordinalOf, bits)
  return bits
}

function inStockBits({ catalogue, stock }: DeviceCatalogue): BitSet {
  const cached = stocked.get(stock)
  if (cached?.of === catalogue.ordinalOf) return cached.bits
  const bits = productSet(
    catalogue,
    [...stock].flatMap(([id, { state }]) => (state === 'out' ? [] : [id])),
  )
  stocked.set(stock, { of: catalogue.ordinalOf, bits })
  return bits
}
