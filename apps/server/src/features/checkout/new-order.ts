import type { Database } from '@provender/db/tables'
import type { Basket } from '@provender/domain/basket/basket'
import { isOrderable, type PricedBasket, type PricedLine } from '@provender/domain/basket/price-basket'
import type { Language } from '@provender/domain/languages'
import type { Selectable } from 'kysely'
import type { CatalogueViewer } from '../../kernel/identity/catalogue-viewer.ts'
import type { SignedInUser, UserSite } from '../../kernel/identity/signed-in-user.ts'
import type { CachedBaskets } from '../basket/basket-cache.ts'
import type { Gateway } from '../card/gateway.ts'
import type { OrderRequest } from './order-request.ts'

export interface NewOrder {
  readonly user: SignedInUser
  readonly viewer: CatalogueViewer
  readonly request: OrderRequest
  readonly requestHash: Buffer
  readonly language: Language
  readonly page: CachedBaskets
  readonly basket: Basket
  readonly priced: PricedBasket
  readonly site: UserSite | null
  /** The gateway that charges the card; null without a card. */
  readonly gateway: Gateway['name'] | null
  readonly nowMs: number
}

export function orderedLines({ priced }: NewOrder): readonly PricedLine[] {
  return priced.lines.filter(isOrderable)
}

/** A product's stock, locked until the transaction ends. */
export type LockedStock = Pick<Selectable<Database['stock_level']>, 'product_id' | 'on_hand' | 'suspended'>
