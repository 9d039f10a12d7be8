import { useLingui } from '@lingui/react/macro'
import { OrderTimeline } from '@provender/ui/page/order-timeline'
import { localMoment, shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { type OrderEvent, type OrderStage, orderStages } from './order-stages.ts'
import type { OrderFieldsFragment } from './orders.documents.ts'
import { useOrderLabels } from './use-order-labels.ts'

export interface OrderProgressProps {
  readonly order: OrderFieldsFragment
  readonly events: readonly OrderEvent[]
}

export function OrderProgress({ order, events }: OrderProgressProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const { states } = useOrderLabels()
  const stages = orderStages(order.method, order.state, events)
  const timeOf = ({ at, status }: OrderStage, isLast: boolean): string | undefined => {
    if (at !== undefined) {
      const moment = localMoment(at, warehouseTimezone)
      return `${shortDay(moment.date, language)}, ${moment.time}`
    }
    if (status !== 'next' || !isLast) return undefined
    const day = shortDay(order.fulfilmentDate, language)
    return order.collectionTime ? `${day}, ${order.collectionTime}` : day
  }
  return (
    <OrderTimeline
      label={t`Where your order is`}
      stages={stages.map((stage, index) => ({
        state: stage.status,
        title: states[stage.state],
        detail: stage.note || undefined,
        time: timeOf(stage, index === stages.length - 1),
      }))}
    />
  )
}
