import { useLingui } from '@lingui/react/macro'
import { longDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import type { OrderFieldsFragment } from './orders.documents.ts'

type FulfilmentFields = Pick<OrderFieldsFragment, 'state' | 'method' | 'fulfilmentDate' | 'collectionTime'>

/** How and when an order is supplied. A cancelled one has no day, and that of one on hold is not promised. */
export function useFulfilmentLabel(): (order: FulfilmentFields) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return ({ state, method, fulfilmentDate, collectionTime }) => {
    const isDelivery = method === 'DELIVERY'
    if (state === 'CANCELLED') return isDelivery ? t`Delivery` : t`Click and Collect`
    const day = longDay(fulfilmentDate, language)
    const at = collectionTime ?? ''
    const label = isDelivery ? t`Delivery on ${day}` : t`Collection on ${day} at ${at}`
    return state === 'ON_HOLD' ? t`Planned: ${label}` : label
  }
}
