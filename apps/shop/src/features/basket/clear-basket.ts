import type { BasketId } from '@provender/domain/ids'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { replacedLine } from '@provender/sync/basket/restore-lines'

export function clearBasket(
  baskets: Pick<BasketStore, 'push' | 'putBack' | 'view'>,
  basketId: BasketId,
): () => void {
  const lines = baskets.view().baskets.find(({ id }) => id === basketId)?.lines ?? []
  baskets.push([{ type: 'clear', basketId }])
  return () => baskets.putBack([{ type: 'replaceLines', basketId, lines: lines.map(replacedLine) }])
}
