import type { BasketProblem } from '@provender/domain/basket/operations'
import type { BasketId } from '@provender/domain/ids'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { replacedLine } from '@provender/sync/basket/restore-lines'

/** Returns what puts every line back, also those without a review, and returns the problems of those that are no longer sold. */
export function clearBasket(
  baskets: Pick<BasketStore, 'push' | 'view'>,
  basketId: BasketId,
): () => readonly BasketProblem[] {
  const lines = baskets.view().baskets.find(({ id }) => id === basketId)?.lines ?? []
  baskets.push([{ type: 'clear', basketId }])
  return () => baskets.push([{ type: 'replaceLines', basketId, lines: lines.map(replacedLine) }])
}
