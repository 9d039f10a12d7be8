import type { Quantity } from '@provender/domain/money/money'
import { type StockPolicy, withoutStock } from '@provender/domain/stock/stock'
import type { AddState } from '@provender/ui/product/add-control-props'

/**
 * The facts that decide which add control a product has
 * (docs/product-rules.md#add-control, docs/product-rules.md#ordering-without-stock).
 */
export interface AddOfferInput {
  readonly isSignedIn: boolean
  readonly policy: StockPolicy
  readonly isAvailable: boolean
  readonly hasReminder: boolean
  /** Sold in both units, and the customer has neither chosen one nor has one in the basket. */
  readonly needsChoice: boolean
  /** The unit, or one of the units to choose from, has a price for this viewer. */
  readonly isPriced: boolean
  readonly quantity: Quantity
  readonly maximum: Quantity
  /** A list of basket lines shows a quantity even if the product can no longer be bought, so that it can be lowered. */
  readonly isBasketLine: boolean
}

export type AddOffer = Exclude<AddState['offer'], 'adding'>

/** Returns the first row that applies, in the order of docs/product-rules.md#add-control. */
export function addOffer(facts: AddOfferInput): AddOffer {
  if (!facts.isSignedIn) return 'login'
  if (facts.isBasketLine && facts.quantity > 0) return 'quantity'
  if (!facts.isAvailable && withoutStock(facts.policy) === 'notify')
    return facts.hasReminder ? 'removeReminder' : 'setReminder'
  if (!facts.isPriced || facts.maximum <= 0) return 'nothing'
  if (facts.needsChoice) return 'choose'
  return facts.quantity > 0 ? 'quantity' : 'add'
}
