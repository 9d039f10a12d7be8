import { type Baskets, findBasket } from '@provender/domain/basket/basket'
import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId } from '@provender/domain/ids'

/** Remembers which baskets were created for lines, so that they go again if the server refuses all of these. */
export function createBasketsForLines() {
  const formerIds = new Map<BasketId, BasketId | undefined>()
  return {
    remember: (operations: readonly BasketOperation[], formerId: BasketId | undefined): void => {
      const [first, ...others] = operations
      if (first?.type === 'create' && others.length > 0) formerIds.set(first.basketId, formerId)
    },
    settle: (confirmed: Baskets, unsent: readonly BasketOperation[], hasRefused: boolean) =>
      [...formerIds].flatMap(([basketId, formerId]): readonly BasketOperation[] => {
        if (unsent.some((operation) => operation.basketId === basketId)) return []
        formerIds.delete(basketId)
        const basket = findBasket(confirmed, basketId)
        if (!hasRefused || basket?.lines.length !== 0) return []
        const former = basket.isActive && formerId && findBasket(confirmed, formerId)
        return [
          ...(former ? [{ type: 'activate', basketId: former.id } as const] : []),
          { type: 'delete', basketId },
        ]
      }),
  }
}
