import type { BitSet } from '@provender/catalogue/bit-set'
import type { Catalogue } from '@provender/catalogue/catalogue'
import type { PriceViewer } from '@provender/catalogue/viewer'
import type { Config } from '@provender/domain/config/config'
import type { ProductId } from '@provender/domain/ids'

/** The channel that shows a product: on the web, in the installed app, or, for visitors, only if it is in both. */
export type Channel = 'web' | 'mobile' | 'visitor'

export interface CatalogueViewer extends PriceViewer {
  readonly catalogue: Catalogue
  readonly config: Config
  readonly channel: Channel
  readonly currencyCode: string
  /** Shown prices include VAT (showAllPricesIncludingVat). */
  readonly includesVat: boolean
  readonly favourites: ReadonlySet<ProductId>
  readonly reminders: ReadonlySet<ProductId>
  readonly bought: ReadonlySet<ProductId>
  /** Products created since then are new. Counted in whole local days. */
  readonly newSinceMs: number
  readonly visible: () => BitSet
  readonly inStock: () => BitSet
  readonly favouriteBits: () => BitSet
  readonly boughtBits: () => BitSet
  /** Viewers with equal keys see equal settings. */
  readonly settingsKey: string
  /** Viewers with equal keys see an equal catalogue, apart from personal data. */
  readonly catalogueKey: string
  readonly personalKey: string
}
