import type { BasketId, ProductId } from '../ids.ts'
import type { UnitPrice } from '../money/money.ts'
import type { SalesUnit } from '../price/price.ts'
import type { QuantityLimits } from '../units/quantity-limits.ts'
import type { BaseUnits, ProductUnits } from '../units/units.ts'
import type { LineAuthor } from './line-author.ts'

export interface BasketProduct {
  readonly units: ProductUnits
  /** Base units that may be sold; Infinity if back orders are accepted or the stock is unknown here. */
  readonly sellable: BaseUnits
  readonly netPrice: (unit: SalesUnit) => UnitPrice | null
  /** The display name, for messages on a device. */
  readonly name?: string
}

export interface BasketContext {
  readonly product: (id: ProductId) => BasketProduct | undefined
  readonly quantityLimits: QuantityLimits
  readonly nowMs: number
  readonly deviceId: string | null
  readonly author: LineAuthor | null
  /** Default name of basket number n, in the user's language. */
  readonly defaultName: (n: number) => string
  /** The name of a deleted basket; undefined if this company never had it. */
  readonly deletedName: (id: BasketId) => string | undefined
}
