import { Trans, useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { platform } from '@provender/platform/current'
import { ButtonLink } from '@provender/ui/controls/button'
import { OrderTimeline } from '@provender/ui/page/order-timeline'
import { icon } from '@provender/ui/tokens/icon'
import { useSuspenseQuery } from '@tanstack/react-query'
import { __iconData as circleCheck } from 'lucide-react/icons/circle-check'
import { Suspense } from 'react'
import { hrefOf } from '../../kernel/app/href-of.ts'
import { lazyPart } from '../../kernel/app/lazy-part.ts'
import { useLanguage } from '../../kernel/app/use-language.ts'
import { minorOf } from '../../kernel/format/minor-of.ts'
import { usePaymentLabels } from '../checkout/use-payment-labels.ts'
import { PaymentStateView } from '../payment/payment-state.tsx'
import { paymentPollDelayMs, paymentStatusOf } from '../payment/payment-status.ts'
import { OrderSide } from './order-side.tsx'
import { placedOrderQuery } from './orders-queries.ts'
import type { OrderFactsFragment } from './orders.documents.ts'
import { useFulfilmentLabels } from './use-fulfilment-labels.ts'

const DoneIcon = icon(circleCheck)
const PlacedOrderQuestion = lazyPart(
  async () => (await import('../push/placed-order-question.tsx')).PlacedOrderQuestion,
)

/** The order confirmation: number, next steps, total. For a card payment, whether the card was accepted comes first. */
export function PlacedPage({ orderNumber }: { readonly orderNumber: string }) {
  const { order } = useSuspenseQuery({
    ...placedOrderQuery(orderNumber),
    refetchInterval: ({ state }) => paymentPollDelayMs(state.data?.order),
  }).data
  const paymentStatus = paymentStatusOf(order)
  if (paymentStatus === 'SETTLED') return <Placed order={order} />
  return (
    <div className="beside-summary">
      <PaymentStateView order={order} status={paymentStatus} />
      <OrderSide order={order} />
    </div>
  )
}

function Placed({ order }: { readonly order: OrderFactsFragment }) {
  const { t } = useLingui()
  const orderNumber = order.number
  return (
    <>
      <div className="mt-8 mb-6 grid justify-items-start gap-3">
        <span className="text-accent">
          <DoneIcon size="x" />
        </span>
        <h1 className="text-display">{t`Thank you for your order`}</h1>
        <p className="figures text-ink-2">
          <Trans>
            Your order number is <b className="text-ink">{orderNumber}</b>.
          </Trans>
        </p>
      </div>
      <div className="beside-summary">
        <div className="grid gap-6">
          <WhatIsNext order={order} />
          {platform().app && (
            <Suspense>
              <PlacedOrderQuestion />
            </Suspense>
          )}
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              look="go"
              href={hrefOf({ to: '/account/orders/$number', params: { number: orderNumber } })}
            >{t`View order`}</ButtonLink>
            <ButtonLink href={hrefOf({ to: '/shop' })}>{t`All products`}</ButtonLink>
          </div>
        </div>
        <OrderSide order={order} />
      </div>
    </>
  )
}

function WhatIsNext({ order }: { readonly order: OrderFactsFragment }) {
  const { t } = useLingui()
  const language = useLanguage()
  const fulfilment = useFulfilmentLabels()
  const payment = usePaymentLabels()(order.method)[order.paymentType]
  const isDelivery = order.method === 'DELIVERY'
  const gross = showMoney(minorOf(order.totals.gross), order.currencyCode, language)
  return (
    <section>
      <h2 className="mb-3 text-heading">{t`What happens next`}</h2>
      <OrderTimeline
        label={t`What happens next`}
        stages={[
          { state: 'done', title: t`Order received` },
          { state: 'next', title: t`We confirm it, pick it and pack it` },
          {
            state: 'next',
            title: fulfilment.long(order),
            detail: isDelivery ? undefined : order.warehouseName,
          },
          { state: 'next', title: payment, detail: t`${gross} inc VAT` },
        ]}
      />
    </section>
  )
}
