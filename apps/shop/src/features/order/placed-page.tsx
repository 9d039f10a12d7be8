import { Trans, useLingui } from '@lingui/react/macro'
import { formatDestination } from '@provender/domain/site/site'
import { platform } from '@provender/platform/current'
import { FactRow, FactRows } from '@provender/ui/page/fact-rows'
import { icon } from '@provender/ui/tokens/icon'
import { localMoment, longDay } from '@provender/web/format/dates'
import { feel } from '@provender/web/input/feel'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useLanguage } from '@provender/web/texts/use-language'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { __iconData as circleCheck } from 'lucide-react/icons/circle-check'
import { __iconData as circlePause } from 'lucide-react/icons/circle-pause'
import { __iconData as clock } from 'lucide-react/icons/clock'
import { __iconData as mail } from 'lucide-react/icons/mail'
import { __iconData as store } from 'lucide-react/icons/store'
import { __iconData as truck } from 'lucide-react/icons/truck'
import { Suspense, useEffect } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { PaymentStateView } from '../payment/payment-state.tsx'
import { paymentPollDelayMs, paymentStatusOf } from '../payment/payment-status.ts'
import { HoldNote } from './hold-note.tsx'
import { OrderSide } from './order-side.tsx'
import { placedOrderQuery } from './orders-queries.ts'
import type { PlacedOrderQuery } from './orders.documents.ts'
import { PlacedActions, useMoreUntil } from './placed-actions.tsx'
import { useFulfilmentLabel } from './use-fulfilment-label.ts'

const DoneIcon = icon(circleCheck)
const PlacedOrderQuestion = lazyPart(
  async () => (await import('../push/placed-order-question.tsx')).PlacedOrderQuestion,
)
const WaitIcon = icon(circlePause)
const TruckIcon = icon(truck)
const StoreIcon = icon(store)
const MailIcon = icon(mail)
const ClockIcon = icon(clock)

/** The order confirmation: number, state, next steps, total. For a card payment, whether the card was accepted comes first. */
export function PlacedPage({ orderNumber }: { readonly orderNumber: string }) {
  const { data } = useSuspenseQuery({
    ...placedOrderQuery(orderNumber),
    refetchInterval: ({ state }) => paymentPollDelayMs(state.data?.order),
  })
  const { order } = data
  const paymentStatus = paymentStatusOf(order)
  if (paymentStatus !== 'SETTLED')
    return (
      <div className="beside-summary">
        <PaymentStateView order={order} status={paymentStatus} />
        <OrderSide order={order} />
      </div>
    )
  if (order.state === 'CANCELLED')
    return <Navigate to="/account/orders/$number" params={{ number: orderNumber }} replace />
  return <Placed placed={data} />
}

interface PlacedProps {
  readonly placed: PlacedOrderQuery
}

function Placed({ placed }: PlacedProps) {
  const { t } = useLingui()
  const { order } = placed
  const orderNumber = order.number
  const isHeld = order.state === 'ON_HOLD'
  useEffect(() => feel('done'), [])
  return (
    <>
      <div className="mt-8 mb-6 grid justify-items-start gap-3">
        <span className={isHeld ? 'text-low' : 'text-accent'}>
          {isHeld ? <WaitIcon size="x" /> : <DoneIcon size="x" />}
        </span>
        <h1 className="text-display">
          {isHeld ? t`We have your order, and it is on hold` : t`Thank you for your order`}
        </h1>
        <p className="figures text-ink-2">
          <Trans>
            Your order number is <b className="text-ink">{orderNumber}</b>.
          </Trans>
        </p>
      </div>
      <div className="beside-summary">
        <div className="grid gap-6">
          <HoldNote order={order} />
          <WhatIsNext placed={placed} />
          {platform().app && (
            <Suspense>
              <PlacedOrderQuestion />
            </Suspense>
          )}
          <PlacedActions placed={placed} />
        </div>
        <OrderSide order={order} />
      </div>
    </>
  )
}

function WhatIsNext({ placed }: PlacedProps) {
  const { order, user } = placed
  const { t } = useLingui()
  const fulfilmentLabel = useFulfilmentLabel()
  const { email } = user
  const { deliveryAddress, warehouseName, collector } = order
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">{t`What happens next`}</h2>
      <FactRows label={t`What happens next`}>
        <FactRow
          icon={order.method === 'DELIVERY' ? <TruckIcon /> : <StoreIcon />}
          title={fulfilmentLabel(order)}
        >
          {deliveryAddress
            ? formatDestination(deliveryAddress)
            : [warehouseName, collector].filter(Boolean).join(' · ')}
        </FactRow>
        <FactRow icon={<MailIcon />} title={t`A confirmation is on its way to ${email}`}>
          {t`Not there? Please look in your spam folder.`}
        </FactRow>
        <ChangesUntil placed={placed} />
      </FactRows>
    </section>
  )
}

/** Until when the order can be cancelled, and more be ordered for the same delivery. */
function ChangesUntil({ placed }: PlacedProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const { order } = placed
  const moreUntil = useMoreUntil(placed)
  const cutOff = moreUntil === undefined ? undefined : localMoment(moreUntil, warehouseTimezone)
  const until = cutOff && longDay(cutOff.date, language)
  const time = cutOff?.time
  const more =
    until && time && t`Forgotten something? Place another order by ${until}, ${time} for the same delivery.`
  if (!order.canCancel && !more) return null
  const cancelling = order.canCancel && t`You can cancel this order until we start to pick it.`
  return (
    <FactRow icon={<ClockIcon />} title={cancelling || more}>
      {cancelling && more}
    </FactRow>
  )
}
