import { useLingui } from '@lingui/react/macro'
import { OrderTimeline } from '@provender/ui/page/order-timeline'
import { icon } from '@provender/ui/tokens/icon'
import { localMoment, shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { isSupplied } from './is-supplied.ts'
import { type OrderEvent, type OrderStage, orderStages } from './order-stages.ts'
import type { OrderFieldsFragment } from './orders.documents.ts'
import { useOrderLabels } from './use-order-labels.ts'

const DoneIcon = icon(check)
const OpenIcon = icon(chevronDown)

export interface OrderProgressProps {
  readonly order: OrderFieldsFragment
  readonly events: readonly OrderEvent[]
}

/** Where an order is. One that was supplied says when, on one line that unfolds to all steps. */
export function OrderProgress({ order, events }: OrderProgressProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const timeline = <Timeline order={order} events={events} />
  if (!isSupplied(order.state)) return timeline
  const when = (at: string): string => {
    const { date, time } = localMoment(at, warehouseTimezone)
    return `${shortDay(date, language)}, ${time}`
  }
  const supplied = when(events.findLast(({ state }) => state === order.state)?.at ?? order.placedAt)
  const ordered = when(order.placedAt)
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center gap-x-2.5 py-2 figures [&::-webkit-details-marker]:hidden">
        <span className="grid size-6 place-items-center rounded-full bg-accent text-on-accent">
          <DoneIcon size="s" />
        </span>
        <b className="font-[640]">
          {order.state === 'DELIVERED' ? t`Delivered ${supplied}` : t`Collected ${supplied}`}
        </b>
        <span className="text-ink-2 max-tablet:order-3 max-tablet:basis-full max-tablet:pl-8.5">
          {t`ordered ${ordered}`}
        </span>
        <span className="ml-auto inline-flex items-center gap-1.5 text-label text-accent print:hidden">
          {t`All steps`}
          <span className="group-open:rotate-180">
            <OpenIcon size="s" />
          </span>
        </span>
      </summary>
      <div className="max-w-140 pt-1 pb-3">{timeline}</div>
    </details>
  )
}

function Timeline({ order, events }: OrderProgressProps) {
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
    if (status !== 'next' || !isLast || order.state === 'ON_HOLD') return undefined
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
