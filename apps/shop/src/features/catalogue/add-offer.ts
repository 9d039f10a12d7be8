import type { Quantity } from '@provender/domain/money/money'
import { type StockPolicy, withoutStock } from '@provender/domain/stock/stock'
import type { AddState } from '@provender/ui/product/add-control-props'

/** What decides which add control a product has (docs/product-rules.md#add-control, docs/product-rules.md#ordering-without-stock). */
export interface AddFacts {
  readonly isSignedIn: boolean
  readonly policy: StockPolicy
  /** In stock and not suspended. */
  readonly isAvailable: boolean
  readonly hasReminder: boolean
  /** Sold in both units, neither chosen nor in the basket. */
  readonly needsChoice: boolean
  /** Has the unit, or one of the units to choose from, a price for this viewer? */
  readonly isPriced: boolean
  /** Of the unit in the active basket. */
  readonly quantity: Quantity
  /** The most the line may hold: what the stock yields of the unit, or its cap. */
  readonly atMost: Quantity
  /** In a list of basket lines the line is shown whatever became of its product, so that it can be lowered. */
  readonly isBasketLine: boolean
}

export type AddOffer = Exclude<AddState['offer'], 'adding'>

/** The first row that applies, in the order of docs/product-rules.md#add-control. */
export function addOffer(facts: AddFacts): AddOffer {
  if (!facts.isSignedIn) return 'login'
  if (facts.isBasketLine && facts.quantity > 0) return 'quantity'
  if (!facts.isAvailable && withoutStock(facts.policy) === 'notify')
    return facts.hasReminder ? 'forget' : 'remind'
  if (!facts.isPriced || facts.atMost <= 0) return 'nothing'
  if (facts.needsChoice) return 'choose'
  return facts.quantity > 0 ? 'quantity' : 'add'
}
