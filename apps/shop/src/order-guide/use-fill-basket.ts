import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId } from '@provender/domain/ids'
import { newId } from '../app/new-id.ts'
import { useConfig } from '../app/shop-queries.ts'
import { useShopState } from '../app/shop-state.ts'
import { basketProductOf, productIdOf } from '../catalogue/basket-product.ts'
import { addOperations, removeOperations, type WantedUsual } from './wanted-usuals.ts'

/** Puts usuals into the active basket, says how many, and takes them out again if that was not meant. */
export function useFillBasket(): (wanted: readonly WantedUsual[]) => void {
  const { t } = useLingui()
  const { baskets, notices } = useShopState()
  const stockPolicy = useConfig()
  return (wanted) => {
    for (const { usual } of wanted)
      baskets.know(productIdOf(usual.product), basketProductOf(usual.product, stockPolicy))
    const first: readonly BasketOperation[] = baskets.view().active
      ? []
      : [{ type: 'create', basketId: newId() as BasketId, name: '' }]
    const capped = baskets.push([...first, ...addOperations(wanted)]).length
    const taken = wanted.length
    notices.show({
      kind: 'toast',
      about: 'done',
      text: t`${plural(taken, { one: '# product is in your basket', other: '# products are in your basket' })}`,
      detail:
        capped > 0
          ? t`${plural(capped, { one: '# of them is less than there should be.', other: '# of them are less than there should be.' })}`
          : undefined,
      action: { label: t`Undo`, onAct: () => void baskets.push(removeOperations(wanted)) },
    })
  }
}
