import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId } from '@provender/domain/ids'
import { restoreLines } from '@provender/sync/basket/restore-lines'
import { newId } from '@provender/web/api/new-id'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { basketProduct, productIdOf } from '../catalogue/basket-product.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { problemAsAnswer } from '../order/cut-lines.ts'
import { problemNotices } from '../order/problem-notices.ts'
import { shortfallsText } from '../order/shortfall-text.ts'
import { fillOperations, type FillPlan } from '../usual/requested-items.ts'

/**
 * Adds products of the order guide to the active basket. One notice gives the number of
 * products, what was not available and why, and offers to undo.
 */
export function useFillBasket(): (plan: FillPlan) => void {
  const { t, i18n } = useLingui()
  const listContext = useProductList()
  const { baskets, notices } = useShopState()
  return ({ requested, shortfalls }) => {
    const addedCount = requested.length
    const detail = shortfallsText(shortfalls, listContext.labels, i18n)
    if (addedCount === 0) {
      const text = detail ? t`Nothing was added.` : t`Everything is in your basket already.`
      notices.show({ kind: 'toast', about: 'info', text, detail })
      return
    }
    for (const { usual } of requested)
      baskets.registerProduct(
        productIdOf(usual.product),
        basketProduct(usual.product, listContext.stockPolicy),
      )
    const before = baskets.view().active
    const first: readonly BasketOperation[] = before
      ? []
      : [{ type: 'create', basketId: newId() as BasketId, name: '' }]
    const problems = baskets.push([...first, ...fillOperations(requested)])
    for (const notice of problemNotices(problems.map(problemAsAnswer), baskets.productOf, i18n))
      notices.show(notice)
    const basketId = baskets.view().active?.id
    const changed = requested.map(({ usual, unit, quantity }) => ({
      productId: productIdOf(usual.product),
      unit,
      quantity,
    }))
    notices.show({
      kind: 'toast',
      about: 'done',
      text: t`${plural(addedCount, { one: '# product is in your basket', other: '# products are in your basket' })}`,
      detail,
      action: basketId && {
        label: t`Undo`,
        onAction: () => void baskets.push(restoreLines(basketId, before, changed)),
      },
    })
  }
}
