import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { DashboardRow } from '@provender/ui/page/home'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { useQuery } from '@tanstack/react-query'
import { __iconData as store } from 'lucide-react/icons/store'
import { __iconData as truck } from 'lucide-react/icons/truck'
import { useToday } from '../../kernel/format/use-today.ts'
import { openOrdersQuery } from '../order/orders-queries.ts'
import type { OrderFieldsFragment } from '../order/orders.documents.ts'
import { useOrderLabels } from '../order/use-order-labels.ts'

const DeliveryIcon = icon(truck)
const CollectionIcon = icon(store)

/** More would push the ways to order off the screen. */
const maxOrders = 2

export function useOrdersOfToday(): readonly OrderFieldsFragment[] {
  const today = useToday()
  const open = useQuery(openOrdersQuery).data?.orders.orders ?? []
  return open
    .filter(({ fulfilmentDate, state }) => fulfilmentDate === today && state !== 'ON_HOLD')
    .slice(0, maxOrders)
}

export function OrderOfToday({ order }: { readonly order: OrderFieldsFragment }) {
  const { t } = useLingui()
  const { states } = useOrderLabels()
  const { number, method, collectionTime } = order
  const state = states[order.state]
  const isDelivery = method === 'DELIVERY'
  return (
    <DashboardRow
      icon={isDelivery ? <DeliveryIcon size="l" /> : <CollectionIcon size="l" />}
      title={
        isDelivery
          ? t`Arriving today`
          : collectionTime === null
            ? t`Collection today`
            : t`Collection today, ${collectionTime}`
      }
      detail={t`Order ${number}: ${state}`}
      end={
        <ButtonLink
          href={hrefOf({ to: '/account/orders/$number', params: { number } })}
          aria-label={t`Track order ${number}`}
        >
          {t`Track`}
        </ButtonLink>
      }
    />
  )
}
