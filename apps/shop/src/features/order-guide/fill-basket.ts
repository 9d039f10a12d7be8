import { findLine } from '@provender/domain/basket/basket'
import type { BasketOperation, BasketProblem } from '@provender/domain/basket/operations'
import type { BasketId } from '@provender/domain/ids'
import type { StockPolicy } from '@provender/domain/stock/stock'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { restoreLines } from '@provender/sync/basket/restore-lines'
import { newId } from '@provender/web/api/new-id'
import { basketProduct, productIdOf } from '../catalogue/basket-product.ts'
import { fillOperations, type RequestedOrderGuideItem } from '../usual/requested-items.ts'

export interface FilledBasket {
  readonly addedCount: number
  readonly problems: readonly BasketProblem[]
  readonly undo: readonly BasketOperation[]
}

/** Raises products of the order guide to the requested quantities in the active basket. Creates a basket if there is none. */
export function fillBasket(
  baskets: Pick<BasketStore, 'push' | 'registerProduct' | 'view'>,
  requested: readonly RequestedOrderGuideItem[],
  stockPolicy: StockPolicy,
): FilledBasket {
  for (const { usual } of requested)
    baskets.registerProduct(productIdOf(usual.product), basketProduct(usual.product, stockPolicy))
  const before = baskets.view().active
  const first: readonly BasketOperation[] = before
    ? []
    : [{ type: 'create', basketId: newId() as BasketId, name: '' }]
  const problems = baskets.push([...first, ...fillOperations(requested)])
  const after = baskets.view().active
  const added = requested.flatMap(({ usual, unit, quantity }) => {
    const productId = productIdOf(usual.product)
    const [old, line] = [before, after].map((basket) => findLine(basket, productId, unit))
    return (line?.quantity ?? 0) > (old?.quantity ?? 0) ? [{ productId, unit, quantity }] : []
  })
  return {
    addedCount: added.length,
    problems,
    undo: after ? restoreLines(after.id, before, added) : [],
  }
}
