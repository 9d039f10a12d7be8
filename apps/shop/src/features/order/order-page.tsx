import { Trans, useLingui } from '@lingui/react/macro'
import { PageHeader } from '@provender/ui/page/page-parts'
import { StateTag } from '@provender/ui/page/state-tag'
import { localMoment, longDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { invoicePollDelayMs } from '../payment/invoice-update.ts'
import { HoldNote } from './hold-note.tsx'
import { isSupplied } from './is-supplied.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderSide } from './order-side.tsx'
import { orderQuery } from './orders-queries.ts'
import { SubstitutesNote } from './substitutes-note.tsx'
import { toneOf, useOrderLabels } from './use-order-labels.ts'

export function OrderPage({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone, warehouseName, warehouseAddress, contactEmailAddress } = useConfig()
  const { order } = useSuspenseQuery({
    ...orderQuery(orderNumber),
    refetchInterval: ({ state }) => invoicePollDelayMs(state.data?.order.documents),
  }).data
  const { states } = useOrderLabels()
  const placed = localMoment(order.placedAt, warehouseTimezone)
  const day = longDay(placed.date, language)
  const { time } = placed
  return (
    <>
      <p className="hidden text-small text-ink-2 print:block">
        {[warehouseName, warehouseAddress, contactEmailAddress].filter(Boolean).join(' · ')}
      </p>
      <PageHeader title={t`Order ${orderNumber}`} />
      <div className="mb-4 grid gap-3">
        {!isSupplied(order.state) && (
          <p className="flex flex-wrap items-center gap-x-3 figures text-ink-2">
            {/* The progress changes while the page is open: announce it to screen readers. */}
            <output>
              <StateTag tone={toneOf(order.state)}>{states[order.state]}</StateTag>
            </output>
            <Trans>
              Placed {day}, {time}
            </Trans>
          </p>
        )}
        <OrderActions order={order} />
      </div>
      <div className="beside-summary">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <HoldNote order={order} />
          <OrderProgress order={order} events={order.events} />
          <SubstitutesNote order={order} />
          <OrderLines order={order} lines={order.lines} />
          <OrderDocuments documents={order.documents} />
        </div>
        <OrderSide
          order={order}
          orderedGross={order.orderedTotals.gross}
          leadsToPaying
          mayChangeWish={order.canCancel}
        />
      </div>
    </>
  )
}
