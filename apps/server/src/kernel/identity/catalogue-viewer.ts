import type { BitSet } from '@provender/catalogue/bit-set'
import type { Catalogue } from '@provender/catalogue/catalogue'
import type { PriceViewer } from '@provender/catalogue/viewer'
import type { Config } from '@provender/domain/config/config'
import type { ProductId } from '@provender/domain/ids'

/** Where a product is to be seen: the web, the installed app, or, for visitors, only what is on both. */
export type Channel = 'web' | 'mobile' | 'visitor'

/** Who looks at the catalogue: everything that decides what is shown besides the products themselves. */
export interface CatalogueViewer extends PriceViewer {
  readonly catalogue: Catalogue
  readonly config: Config
  readonly channel: Channel
  readonly currencyCode: string
  /** Shown prices include VAT (showAllPricesIncludingVat). */
  readonly includesVat: boolean
  readonly favourites: ReadonlySet<ProductId>
  readonly reminders: ReadonlySet<ProductId>
  /** What the company buys. */
  readonly bought: ReadonlySet<ProductId>
  /** Products created since then are new: whole local days. */
  readonly newSinceMs: number
  readonly visible: () => BitSet
  readonly inStock: () => BitSet
  readonly favouriteBits: () => BitSet
  readonly boughtBits: () => BitSet
  /** Equal keys see equal settings. */
  readonly settingsKey: string
  /** Equal keys see an equal catalogue, apart from what is personal. */
  readonly catalogueKey: string
  readonly personalKey: string
}
