import { productsFor } from '@provender/catalogue/catalogue-snapshot'
import type { CooperativeLoop } from '@provender/catalogue/cooperative-loop'
import { encodeFavourites, writePrices, writeStock } from '@provender/catalogue/overlays'
import { checksumIn } from '@provender/catalogue/section'
import { visibleStockCount } from '@provender/catalogue/stock-count'
import { stockState } from '@provender/domain/stock/stock'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../../kernel/deps.ts'
import { createCachedBody, type CachedBody } from '../../../kernel/http/wire-body.ts'
import type { CatalogueViewer } from '../../../kernel/identity/catalogue-viewer.ts'
import { yieldToRequests } from '../../../kernel/yield-to-requests.ts'

export interface Overlay {
  readonly etag: string
  readonly body: CachedBody
}

export interface OverlayCache {
  readonly prices: (viewer: CatalogueViewer) => Promise<Overlay>
  readonly stock: (viewer: CatalogueViewer) => Promise<Overlay>
  /** Of the user; a visitor has none. */
  readonly favourites: (viewer: CatalogueViewer) => Overlay
}

/** Caches the overlays of recent viewers. Companies with the same price list share theirs. */
export function createOverlayCache({ catalogue }: Pick<Deps, 'catalogue'>): OverlayCache {
  const overlays = new LRUCache<string, Overlay>({
    maxSize: 16_000_000,
    sizeCalculation: ({ body }) => Math.ceil(body.plain.length * 1.5) + 1,
  })
  const pending = new Map<string, Promise<Overlay>>()
  const cacheOverlay = async (key: string, write: () => CooperativeLoop<string>): Promise<Overlay> => {
    const existing = overlays.get(key) ?? pending.get(key)
    if (existing) return await existing
    const writing = yieldToRequests(write()).then(overlayOf)
    pending.set(key, writing)
    try {
      const overlay = await writing
      overlays.set(key, overlay)
      return overlay
    } finally {
      pending.delete(key)
    }
  }
  return {
    prices: (viewer) => {
      const { channel, priceListId, hideStandard, day } = viewer
      const { version, products, priceLists } = viewer.catalogue
      return cacheOverlay(`prices ${version} ${channel} ${priceListId} ${hideStandard} ${day}`, () =>
        writePrices(productsFor(products, channel), {
          day,
          hideStandard,
          own: priceListId === null ? undefined : priceLists.get(priceListId),
        }),
      )
    },
    stock: (viewer) => {
      const { channel, settingsKey, config } = viewer
      const { version, products } = viewer.catalogue
      return cacheOverlay(
        `stock ${version} ${catalogue.stock.shownVersion()} ${channel} ${settingsKey}`,
        () =>
          writeStock(productsFor(products, channel), (product) => {
            const level = catalogue.stock.of(product.id)
            return {
              id: product.id,
              state: stockState(level, product.minStock),
              count: visibleStockCount(product, level, config),
            }
          }),
      )
    },
    favourites: (viewer) => overlayOf(encodeFavourites(viewer)),
  }
}

function overlayOf(text: string): Overlay {
  return { etag: `"${checksumIn(text) ?? ''}"`, body: createCachedBody(text) }
}
