import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId } from '@provender/domain/ids'
import { operationFromWire } from '../operations/basket-wire.ts'
import type { BasketFieldsFragment } from './baskets.documents.ts'
import type { TimedOperation } from './sent-operations.ts'

/** Operations of one press follow each other within this time. */
const pressMs = 100

export interface MadeOperation {
  readonly operation: BasketOperation
  readonly atMs: number
}

/** Remembers which baskets were created for lines, so that they go again if the server refuses all of these. */
export function createBasketsForLines() {
  const formerIds = new Map<BasketId, BasketId | undefined>()
  const remember = (operations: readonly BasketOperation[], formerId: BasketId | undefined): void => {
    const [first, ...others] = operations
    if (first?.type === 'create' && others.length > 0) formerIds.set(first.basketId, formerId)
  }
  return {
    remember,
    /** The same for operations of another tab, of which it is not known which ones were one press. */
    rememberStored: (stored: readonly MadeOperation[], formerId: BasketId | undefined): void => {
      for (const [index, { operation, atMs }] of stored.entries()) {
        const next = stored[index + 1]
        if (operation.type !== 'create' || next?.operation.basketId !== operation.basketId) continue
        if (operation.name === '' || next.atMs - atMs <= pressMs)
          remember([operation, next.operation], formerId)
      }
    },
    settle: (
      confirmed: readonly BasketFieldsFragment[],
      unsent: readonly BasketOperation[],
      hasRefused: boolean,
    ) =>
      [...formerIds].flatMap(([basketId, formerId]): readonly BasketOperation[] => {
        if (unsent.some((operation) => operation.basketId === basketId)) return []
        formerIds.delete(basketId)
        const basket = confirmed.find(({ id }) => id === basketId)
        if (!hasRefused || basket?.products.length !== 0) return []
        const isFormerLeft = basket.isActive && confirmed.some(({ id }) => id === formerId)
        return [
          ...(isFormerLeft && formerId ? [{ type: 'activate', basketId: formerId } as const] : []),
          { type: 'delete', basketId },
        ]
      }),
  }
}

export function madeOperations(stored: readonly TimedOperation[]): readonly MadeOperation[] {
  return stored.flatMap((input) => {
    const operation = operationFromWire(input)
    return operation ? [{ operation, atMs: input.atMs }] : []
  })
}
