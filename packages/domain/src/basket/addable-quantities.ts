import type { BasketId } from '../ids.ts'
import type { Quantity } from '../money/money.ts'
import { applyBasketOperation } from './apply-operation.ts'
import { activeBasket, type Baskets, findLine } from './basket.ts'
import type { BasketContext } from './context.ts'
import type { BasketOperation } from './operations.ts'

export type LineAddition = Extract<BasketOperation, { type: 'add' }>

export interface AddableQuantity {
  readonly quantity: Quantity
  /** What limits it; undefined if all of it can be added, or nothing for another reason. */
  readonly by: 'STOCK' | 'QUANTITY_CAP' | undefined
}

/**
 * How much of each addition the active basket would accept if they were applied in order, or a new basket if none is
 * active. Several additions of one product share its stock.
 */
export function addableQuantities(
  baskets: Baskets,
  additions: readonly LineAddition[],
  context: BasketContext,
): readonly AddableQuantity[] {
  const create = { type: 'create', basketId: 'new' as BasketId, name: '' } as const
  let state = activeBasket(baskets) ? baskets : applyBasketOperation(baskets, create, context).baskets
  const quantityOf = ({ productId, unit }: LineAddition): number => {
    const basket = activeBasket(state)
    return (basket && findLine(basket, productId, unit)?.quantity) ?? 0
  }
  return additions.map((addition) => {
    const before = quantityOf(addition)
    const applied = applyBasketOperation(state, addition, context)
    state = applied.baskets
    const capped = applied.problems.find((problem) => problem.type === 'CAPPED')
    return { quantity: (quantityOf(addition) - before) as Quantity, by: capped?.by }
  })
}
