import { useLingui } from '@lingui/react/macro'
import { statusOf } from '@provender/client/api/execute'
import { Button } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { useQueryClient } from '@tanstack/react-query'
import { __iconData as rotateCcw } from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { orderQuery } from './orders-queries.ts'
import type { OrderLineFieldsFragment } from './orders.documents.ts'
import { isAnySold } from './reorder.ts'
import { useReorder } from './use-reorder.ts'

const AgainIcon = icon(rotateCcw)

export function ReorderButton({ lines }: { readonly lines: readonly OrderLineFieldsFragment[] }) {
  const { t } = useLingui()
  const { intoActiveBasket } = useReorder()
  return (
    <Button look="go" disabled={!isAnySold(lines)} onClick={() => intoActiveBasket(lines)}>
      <AgainIcon size="s" /> {t`Order again`}
    </Button>
  )
}

/** Order again in a list of orders: reads the lines of the order when it is pressed. */
export function ReorderFromList({ number }: { readonly number: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { notices } = useShopState()
  const { intoActiveBasket } = useReorder()
  const [isBusy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    try {
      const { order } = await queryClient.fetchQuery(orderQuery(number))
      intoActiveBasket(order.lines)
    } catch (error) {
      if (statusOf(error) === undefined) throw error
      notices.show({
        kind: 'toast',
        about: 'bad',
        text: t`Nothing was added: the order could not be loaded`,
        detail: t`Please try again`,
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={isBusy} aria-label={t`Order again, ${number}`} onClick={() => void again()}>
      <AgainIcon size="s" /> {t`Order again`}
    </Button>
  )
}
