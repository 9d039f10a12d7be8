import { useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { hrefOf } from '@provender/web/address/href-of'
import { useTimeLeft } from '../../kernel/format/use-now.ts'
import type { PlacedOrderQuery } from './orders.documents.ts'
import { useCancelDialog } from './use-cancel-dialog.tsx'

/** Until when more can be ordered for the delivery of a placed order; undefined once that has passed. */
export function useMoreUntil({ order, deliveryDays }: PlacedOrderQuery): string | undefined {
  const cutOff = deliveryDays.find(({ date }) => date === order.fulfilmentDate)?.cutOff
  const { precision } = useTimeLeft(cutOff === undefined ? 0 : Date.parse(cutOff))
  return order.method === 'DELIVERY' && precision !== 'over' ? cutOff : undefined
}

interface PlacedActionsProps {
  readonly placed: PlacedOrderQuery
}

export function PlacedActions({ placed }: PlacedActionsProps) {
  const { t } = useLingui()
  const { order } = placed
  const { dialog, openDialog } = useCancelDialog(order)
  const canAddMore = useMoreUntil(placed) !== undefined
  return (
    <div className="flex flex-wrap gap-2 max-tablet:*:grow">
      <ButtonLink
        look="go"
        href={hrefOf({ to: '/account/orders/$number', params: { number: order.number } })}
      >{t`View order`}</ButtonLink>
      {canAddMore ? (
        <ButtonLink href={hrefOf({ to: '/account/order-guide' })}>{t`Add more`}</ButtonLink>
      ) : (
        <ButtonLink href={hrefOf({ to: '/shop' })}>{t`All products`}</ButtonLink>
      )}
      {order.canCancel && <Button look="bare" onClick={openDialog}>{t`Cancel order`}</Button>}
      {dialog}
    </div>
  )
}
