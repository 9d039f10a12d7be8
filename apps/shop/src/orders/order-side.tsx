import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { Summary } from '@provender/ui/summary'
import type { ReactNode } from 'react'
import { useLanguage } from '../app/use-language.ts'
import { minorOf, totalsFromWire } from '../basket/edited-basket.ts'
import { TotalsView } from '../basket/totals-view.tsx'
import { useMarkWords } from '../checkout/use-mark-words.ts'
import { addressParts } from '../checkout/use-method-words.ts'
import { usePaymentWords } from '../checkout/use-payment-words.ts'
import type { OrderFactsFragment } from './orders.documents.ts'
import { useFulfilmentWords } from './use-fulfilment-words.ts'
import { useOrderWords } from './use-order-words.ts'

export interface OrderSideProps {
  readonly order: OrderFactsFragment
  /** With VAT, as it was placed; not given where nothing can have changed since. */
  readonly orderedGross?: string | undefined
}

/** What an order comes to, and everything that was agreed on with it. */
export function OrderSide({ order, orderedGross = order.totals.gross }: OrderSideProps) {
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
        <p className="text-small text-ink-2 figures">{t`As ordered it was ${ordered} inc VAT.`}</p>
      )}
      <OrderFactList order={order} />
    </Summary>
  )
}

function OrderFactList({ order }: { readonly order: OrderFactsFragment }) {
  const { t } = useLingui()
  const fulfilment = useFulfilmentWords()
  const { payments } = useOrderWords()
  const payment = usePaymentWords()(order.method)[order.paymentType]
  const marks = useMarkWords()
  const { deliveryAddress, collector, warehouseName, purchaseOrderNumber, notes, feedback } = order
  return (
    <dl className="grid gap-3 text-small">
      <Fact name={fulfilment.long(order)}>
        {deliveryAddress
          ? [deliveryAddress.companyName, ...addressParts(deliveryAddress)].join(', ')
          : [warehouseName, collector].filter(Boolean).join(' · ')}
      </Fact>
      <Fact name={payment}>
        {order.paymentType === 'ACCOUNT' ? t`The invoice says when it is due.` : payments[order.paymentState]}
      </Fact>
      {order.priceMarkOption && <Fact name={t`Price mark option`}>{marks[order.priceMarkOption]}</Fact>}
      {purchaseOrderNumber && <Fact name={t`Purchase order number`}>{purchaseOrderNumber}</Fact>}
      {notes && <Fact name={t`Notes for this order`}>{notes}</Fact>}
      {feedback && <Fact name={t`Feedback for us`}>{feedback}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="font-[600]">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line text-ink-2 figures">{children}</dd>
    </div>
  )
}
