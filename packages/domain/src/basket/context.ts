import type { BasketId, ProductId } from '../ids.ts'
import type { UnitPrice } from '../money/money.ts'
import type { SalesUnit } from '../price/price.ts'
import type { QuantityLimits } from '../units/quantity-limits.ts'
import type { BaseUnits, ProductUnits } from '../units/units.ts'
import type { LineAuthor } from './line-author.ts'

/** What the rules need to know of a product that is being added. */
export interface BasketProduct {
  readonly units: ProductUnits
  /** Base units that may be sold; Infinity where back orders are taken or the count is not known here. */
  readonly sellable: BaseUnits
  /** Of one unit; null: the company has no price for it. */
  readonly netPrice: (unit: SalesUnit) => UnitPrice | null
}

export interface BasketContext {
  /** Undefined: not a product this company can see. */
  readonly product: (id: ProductId) => BasketProduct | undefined
  readonly caps: QuantityLimits
  readonly nowMs: number
  readonly deviceId: string | null
  /** Who does it; null where the server will say. */
  readonly author: LineAuthor | null
  /** Default name of basket number n, in the person's language. */
  readonly defaultName: (n: number) => string
  /** What a basket was called that is deleted by now; undefined for what this company never had. */
  readonly deletedName: (id: BasketId) => string | undefined
}
