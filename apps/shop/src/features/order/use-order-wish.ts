import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import type { SubstitutionWish } from '@provender/domain/order/order'
import { queryFilter } from '@provender/web/api/query-filter'
import { useQueryClient } from '@tanstack/react-query'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { useFailureToast } from '../../kernel/state/use-failure-toast.ts'
import { ChangeSubstitutionWish } from './orders.documents.ts'

interface OrderWishChange {
  /** The line; undefined for the whole order. */
  readonly position?: number
  readonly wish: SubstitutionWish | null
}

/** Changes what is sent if something of a placed order runs out. Saved at once. */
export function useOrderWish(number: string): (change: OrderWishChange) => Promise<void> {
  const { t } = useLingui()
  const client = useQueryClient()
  const { notices } = useShopState()
  const showFailure = useFailureToast()
  return async (change) => {
    try {
      const { changeSubstitutionWish } = await executeOf(client)(ChangeSubstitutionWish, {
        number,
        ...change,
      })
      if (changeSubstitutionWish.refusal)
        notices.show({
          kind: 'toast',
          about: 'bad',
          text: t`Nothing was changed`,
          detail: t`We have started to pick this order. Please call us.`,
        })
    } catch (error) {
      showFailure(error)
    }
    await client.invalidateQueries(queryFilter('OrderPage'))
  }
}
