import { Trans, useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import type { OrderState } from '@provender/domain/order/order'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { localMoment } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'
import { feel } from '@provender/web/input/feel'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point'
import { __iconData as creditCard } from 'lucide-react/icons/credit-card'
import { type ReactNode, useEffect, useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { CardChoice } from './card-choice.tsx'
import type { PaymentStatus } from './payment-status.ts'
import type { CardPaymentFieldsFragment } from './payment.documents.ts'
import { useCardName, useDeclineLabels } from './use-card-labels.ts'
import { usePayAgain } from './use-pay-again.ts'

const FailureIcon = icon(circleAlert)
const CardIcon = icon(creditCard)

interface PaidOrder {
  readonly number: string
  readonly state: OrderState
  readonly currencyCode: string
  readonly totals: { readonly gross: string }
  readonly payment: CardPaymentFieldsFragment | null
}

export interface PaymentStateProps {
  readonly order: PaidOrder
  readonly status: Exclude<PaymentStatus, 'SETTLED'>
}

/**
 * An order whose card is not accepted yet: its payment status and what the customer can do. Never
 * reports a failure while the result is unknown.
 */
export function PaymentStateView({ order, status }: PaymentStateProps) {
  const { t } = useLingui()
  const { number } = order
  useEffect(() => {
    if (status === 'TRY_AGAIN') feel('refused')
  }, [status])
  switch (status) {
    case 'CHECKING':
      return (
        <Frame title={t`Checking your payment…`} sign={<CardIcon size="x" />}>
          <output className="text-ink-2">
            <Trans>
              Your order <b className="text-ink">{number}</b> is saved. We haven’t heard from your bank yet
              and are still checking; nothing is charged twice.
            </Trans>
          </output>
        </Frame>
      )
    case 'APPROVE':
      return (
        <Frame title={t`Please approve your payment`} sign={<CardIcon size="x" />}>
          <p className="text-ink-2">
            <Trans>
              Your bank asks you to approve the payment for order <b className="text-ink">{number}</b>.
            </Trans>{' '}
            <PaymentDeadline order={order} />
          </p>
          <Approve order={order} />
        </Frame>
      )
    case 'TRY_AGAIN':
      return (
        <Frame title={t`Payment was unsuccessful`} sign={<FailureIcon size="x" />} isBad>
          <PayAgain order={order} />
        </Frame>
      )
    case 'CANCELLED':
      return (
        <Frame title={t`Your order is cancelled`} sign={<FailureIcon size="x" />} isBad>
          <p className="text-ink-2">
            <Trans>
              Order <b className="text-ink">{number}</b> will not be supplied. Nothing was charged.
            </Trans>
          </p>
          <ViewOrder number={number} />
        </Frame>
      )
    case 'TOO_LATE':
      return (
        <Frame title={t`Payment was unsuccessful`} sign={<FailureIcon size="x" />} isBad>
          <p className="text-ink-2">
            <Trans>
              Order <b className="text-ink">{number}</b> was not paid in time. Nothing was charged, and it
              will not be supplied.
            </Trans>
          </p>
          <ViewOrder number={number} />
        </Frame>
      )
  }
}

function ViewOrder({ number }: { readonly number: string }) {
  const { t } = useLingui()
  return (
    <ButtonLink
      href={hrefOf({ to: '/account/orders/$number', params: { number } })}
    >{t`View order`}</ButtonLink>
  )
}

function Frame(props: {
  readonly title: string
  readonly sign: ReactNode
  readonly isBad?: boolean
  readonly children: ReactNode
}) {
  const { title, sign, isBad, children } = props
  return (
    <div className="mt-8 mb-6 grid justify-items-start gap-3">
      <span className={isBad ? 'text-bad' : 'text-ink-2'}>{sign}</span>
      <h1 className="text-display">{title}</h1>
      {children}
    </div>
  )
}

/** The way to the bank, and another card beside it. */
function Approve({ order }: { readonly order: PaidOrder }) {
  const { t } = useLingui()
  const [isReplacing, setReplacing] = useState(false)
  const { payment } = order
  if (!payment) return null
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {payment.challengePath && (
          <ButtonLink look={isReplacing ? 'plain' : 'go'} size="tall" href={payment.challengePath}>
            {t`Continue to your bank`}
          </ButtonLink>
        )}
        {!isReplacing && (
          <Button size="tall" onClick={() => setReplacing(true)}>{t`Pay with another card`}</Button>
        )}
      </div>
      {isReplacing && <AnotherCard order={order} insteadOf={payment.id} />}
    </>
  )
}

function PayAgain({ order }: { readonly order: PaidOrder }) {
  const { t } = useLingui()
  const declined = useDeclineLabels()
  const cardName = useCardName()
  const { payment, number } = order
  const { amount, hold } = useAmounts(order)
  const card =
    payment?.brand && payment.lastFour ? cardName({ brand: payment.brand, lastFour: payment.lastFour }) : ''
  return (
    <>
      <p className="max-w-[36em] text-ink-2">
        {payment?.declineReason && (
          <b className="text-ink">
            {card && `${card}: `}
            {declined[payment.declineReason]}
          </b>
        )}{' '}
        <Trans>
          Nothing was charged. Your order <b className="text-ink">{number}</b> is kept for you.
        </Trans>{' '}
        <PaymentDeadline order={order} />{' '}
        {hold !== amount &&
          t`We'll reserve ${hold} inc VAT, as weighed items can vary, and charge only for what we send, when it leaves us.`}
      </p>
      <AnotherCard key={payment?.state} order={order} insteadOf={null} />
    </>
  )
}

interface AnotherCardProps {
  readonly order: PaidOrder
  readonly insteadOf: string | null
}

function AnotherCard({ order, insteadOf }: AnotherCardProps) {
  const { t } = useLingui()
  const { number, currencyCode, payment, totals } = order
  const { pay, isBusy, failure } = usePayAgain(number, insteadOf)
  const { amount } = useAmounts(order)
  return (
    <>
      {failure && (
        <Note tone="bad" urgent>
          {failure}
        </Note>
      )}
      <div className="mt-2 grid w-full max-w-150 gap-4">
        <h2 className="text-heading">{t`Pay with another card`}</h2>
        <CardChoice
          submitLabel={t`Pay ${amount} inc VAT`}
          hold={{
            amount: minorOf(payment?.amount ?? totals.gross),
            currencyCode,
            pays: { type: 'ORDER', number },
          }}
          busy={isBusy}
          onChosen={(chosen) => void pay(chosen)}
        />
      </div>
    </>
  )
}

function useAmounts({ totals, payment, currencyCode }: PaidOrder) {
  const language = useLanguage()
  const money = (amount: string) => showMoney(minorOf(amount), currencyCode, language)
  return { amount: money(totals.gross), hold: money(payment?.amount ?? totals.gross) }
}

function PaymentDeadline({ order: { payment, state } }: { readonly order: PaidOrder }) {
  const { t } = useLingui()
  const { warehouseTimezone } = useConfig()
  const isWaiting = state === 'SUBMITTED' || state === 'ON_HOLD'
  if (!isWaiting || !payment?.payBy) return null
  const { time } = localMoment(payment.payBy, warehouseTimezone)
  return t`Please pay by ${time}; after that it is cancelled.`
}
