import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { formatDestination } from '@provender/domain/site/site'
import { Summary } from '@provender/ui/basket/summary'
import { hrefOf } from '@provender/web/address/href-of'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import type { ReactNode } from 'react'
import { totalsFromWire } from '../basket/edited-basket.ts'
import { TotalsView } from '../basket/totals-view.tsx'
import { useWishLabels } from '../catalogue/use-wish-labels.ts'
import { usePaymentLabels } from '../checkout/use-payment-labels.ts'
import { usePriceMarkLabels } from '../checkout/use-price-mark-labels.ts'
import { paymentStatusOf } from '../payment/payment-status.ts'
import { useCardName } from '../payment/use-card-labels.ts'
import { OrderWish } from './order-wish.tsx'
import type { OrderFactsFragment } from './orders.documents.ts'
import { useFulfilmentLabel } from './use-fulfilment-label.ts'
import { useOrderLabels } from './use-order-labels.ts'

export interface OrderSideProps {
  readonly order: OrderFactsFragment
  /** The total with VAT when the order was placed; undefined if nothing can have changed since. */
  readonly orderedGross?: string | undefined
  readonly leadsToPaying?: boolean
  /** What to send if something runs out can still be changed. */
  readonly mayChangeWish?: boolean
}

export function OrderSide({
  order,
  orderedGross = order.totals.gross,
  leadsToPaying = false,
  mayChangeWish = false,
}: OrderSideProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const ordered = showMoney(minorOf(orderedGross), order.currencyCode, language)
  return (
    <Summary label={t`Summary`}>
      <TotalsView
        totals={totalsFromWire(order.totals)}
        lineCount={order.lineCount}
        currencyCode={order.currencyCode}
      />
      {orderedGross !== order.totals.gross && (
        <p className="text-small figures text-ink-2">{t`As ordered it was ${ordered} inc VAT.`}</p>
      )}
      <OrderTerms order={order} leadsToPaying={leadsToPaying} mayChangeWish={mayChangeWish} />
    </Summary>
  )
}

type OrderTermsProps = Required<Pick<OrderSideProps, 'order' | 'leadsToPaying' | 'mayChangeWish'>>

function OrderTerms({ order, leadsToPaying, mayChangeWish }: OrderTermsProps) {
  const { t } = useLingui()
  const fulfilmentLabel = useFulfilmentLabel()
  const { payments } = useOrderLabels()
  const payment = usePaymentLabels()(order.method)[order.paymentType]
  const markLabels = usePriceMarkLabels()
  const wishes = useWishLabels()
  const hasPayment = order.state !== 'CANCELLED' || order.paymentState !== 'NONE'
  const {
    deliveryAddress,
    collector,
    warehouseName,
    purchaseOrderNumber,
    notes,
    feedback,
    substitutionWish,
  } = order
  return (
    <dl className="grid gap-3 text-small">
      <Fact name={fulfilmentLabel(order)}>
        {deliveryAddress
          ? formatDestination(deliveryAddress)
          : [warehouseName, collector].filter(Boolean).join(' · ')}
      </Fact>
      {deliveryAddress?.instructions && <Fact name={t`For the driver`}>{deliveryAddress.instructions}</Fact>}
      <Fact name={payment}>
        {hasPayment &&
          (order.paymentType === 'ACCOUNT'
            ? t`The due date is on the invoice.`
            : payments[order.paymentState])}
        <CardPaymentDetails order={order} leadsToPaying={leadsToPaying} />
      </Fact>
      {order.priceMarkOption && <Fact name={t`Price mark option`}>{markLabels[order.priceMarkOption]}</Fact>}
      {substitutionWish && (
        <Fact name={t`If something runs out`}>
          {mayChangeWish ? (
            <OrderWish number={order.number} wish={substitutionWish} />
          ) : (
            wishes[substitutionWish].title
          )}
        </Fact>
      )}
      {purchaseOrderNumber && <Fact name={t`Purchase order number`}>{purchaseOrderNumber}</Fact>}
      {notes && <Fact name={t`Notes for this order`}>{notes}</Fact>}
      {feedback && <Fact name={t`Feedback for us`}>{feedback}</Fact>}
    </dl>
  )
}

function CardPaymentDetails({
  order: { number, state, payment, currencyCode },
  leadsToPaying,
}: Omit<OrderTermsProps, 'mayChangeWish'>) {
  const { t } = useLingui()
  const language = useLanguage()
  const cardName = useCardName()
  if (!payment) return null
  const { brand, lastFour, refunded } = payment
  const refundedText = showMoney(minorOf(refunded), currencyCode, language)
  const paymentStatus = paymentStatusOf({ state, payment })
  return (
    <>
      {brand && lastFour && ` · ${cardName({ brand, lastFour })}`}
      {minorOf(refunded) > 0 && <p>{t`Refunded: ${refundedText} inc VAT`}</p>}
      {leadsToPaying && (paymentStatus === 'APPROVE' || paymentStatus === 'TRY_AGAIN') && (
        <p>
          <a
            href={hrefOf({ to: '/checkout/success', search: { order: number } })}
            className="link"
          >{t`Pay now`}</a>
        </p>
      )}
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="font-[600]">{name}</dt>
      <dd className="figures wrap-anywhere whitespace-pre-line text-ink-2">{children}</dd>
    </div>
  )
}
