import { type BitSet, emptyBitSet } from '@provender/catalogue/bit-set'
import type { Catalogue } from '@provender/catalogue/catalogue'
import type { CatalogueProduct } from '@provender/catalogue/product'
import { productSet } from '@provender/catalogue/viewer'
import type { ProductId } from '@provender/domain/ids'
import { todayIn } from '@provender/domain/slots/today'
import type { Deps } from '../../kernel/deps.ts'
import type { CatalogueViewer, Channel } from '../../kernel/identity/catalogue-viewer.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'

export type ViewingUser = Pick<
  SignedInUser,
  | 'channel'
  | 'priceListId'
  | 'currencyCode'
  | 'hideDefaultProductPrices'
  | 'showAllPricesIncludingVat'
  | 'favourites'
  | 'reminders'
  | 'bought'
  | 'personalKey'
>

const dayMs = 86_400_000

/** The viewer of a request. A user's own flags win over the shop's (docs/product-rules.md#prices). */
export function catalogueViewer(
  deps: Pick<Deps, 'catalogue' | 'wholesaler' | 'clock'>,
  user: ViewingUser | null,
): CatalogueViewer {
  const { config, version } = deps.wholesaler.current()
  const catalogue = deps.catalogue.current()
  const today = todayIn(deps.clock.nowMs(), config.warehouseTimezone)
  const channel: Channel = user?.channel ?? 'visitor'
  const hideStandard = user?.hideDefaultProductPrices ?? config.hideDefaultProductPrices
  const includesVat = user?.showAllPricesIncludingVat ?? config.showAllPricesIncludingVat
  const currencyCode = user?.currencyCode ?? config.currencyCode
  const priceListId = user?.priceListId ?? null
  return {
    catalogue,
    config,
    channel,
    priceListId,
    precedence: config.pricePrecedence,
    hideStandard,
    includesVat,
    currencyCode,
    day: today.day,
    newSinceMs: today.startMs - config.productIsNewDays * dayMs,
    favourites: user?.favourites ?? noProducts,
    reminders: user?.reminders ?? noProducts,
    bought: user?.bought ?? noProducts,
    visible: () => deps.catalogue.visible(channel, config.showOutOfStockItems),
    inStock: deps.catalogue.inStock,
    favouriteBits: () => (user ? bitSetOfIds(catalogue, user.favourites) : noBits),
    boughtBits: () => (user ? bitSetOfIds(catalogue, user.bought) : noBits),
    settingsKey: String(version),
    catalogueKey: `${version}.${catalogue.version}.${deps.catalogue.stock.shownVersion()}.${today.day}.${channel}.${priceListId}.${hideStandard}.${includesVat}.${currencyCode}`,
    personalKey: user?.personalKey ?? '',
  }
}

const noProducts: ReadonlySet<ProductId> = new Set()
const noBits = emptyBitSet(0)

const madeBits = new WeakMap<ReadonlySet<ProductId>, { readonly of: Catalogue; readonly bits: BitSet }>()

/** Computed once while the set is cached and the catalogue unchanged. */
function bitSetOfIds(catalogue: Catalogue, ids: ReadonlySet<ProductId>): BitSet {
  const cached = madeBits.get(ids)
  if (cached?.of === catalogue) return cached.bits
  const bits = productSet(catalogue, ids)
  madeBits.set(ids, { of: catalogue, bits })
  return bits
}

/** True if the viewer may open the product by its address. Products out of stock may be opened (docs/product-rules.md#stock). */
export function isPublishedTo(
  { channel }: Pick<CatalogueViewer, 'channel'>,
  product: CatalogueProduct,
): boolean {
  switch (channel) {
    case 'web':
      return product.webPublished
    case 'mobile':
      return product.mobilePublished
    case 'visitor':
      return product.webPublished && product.mobilePublished
  }
}
