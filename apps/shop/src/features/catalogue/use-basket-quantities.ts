import type { ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import { useSyncExternalStore } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'
import type { InBasket } from './displayed-unit.ts'

/** The quantities of a product in the active basket. One subscription; re-renders only when these quantities change. */
export function useBasketQuantities(productId: ProductId): InBasket {
  const { baskets } = useShopState()
  const readIn = ({ quantityOf }: Pick<typeof baskets, 'quantityOf'>) =>
    `${quantityOf(productId, '1')} ${quantityOf(productId, '2')}`
  const read = () => readIn(baskets)
  const [one, two] = useSyncExternalStore(baskets.subscribe, read, () => readIn(baskets.first)).split(' ')
  return { '1': Number(one) as Quantity, '2': Number(two) as Quantity }
}
