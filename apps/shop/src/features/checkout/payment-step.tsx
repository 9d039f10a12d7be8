import { useLingui } from '@lingui/react/macro'
import type { PaymentType } from '@provender/domain/order/order'
import { CheckoutStep } from '@provender/ui/basket/checkout-step'
import { Button } from '@provender/ui/controls/button'
import { Option, Options } from '@provender/ui/controls/choice'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { minorOf } from '@provender/web/format/minor-of'
import { __iconData as banknote } from 'lucide-react/icons/banknote'
import { __iconData as creditCard } from 'lucide-react/icons/credit-card'
import { __iconData as landmark } from 'lucide-react/icons/landmark'
import { type ReactNode, useState } from 'react'
import { useViewer } from '../../kernel/session/viewer.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { CardChoice } from '../payment/card-choice.tsx'
import { OverduePayment } from '../payment/overdue-payment.tsx'
import { storeSelectedCard } from '../payment/selected-card.ts'
import { useCardName } from '../payment/use-card-labels.ts'
import { canPayWith } from './checkout-steps.ts'
import { PaymentOptionNote } from './payment-option-note.tsx'
import type { StepProps } from './step-props.ts'
import type { Checkout } from './use-checkout.ts'
import { usePaymentLabels } from './use-payment-labels.ts'

const CashIcon = icon(banknote)
const CardIcon = icon(creditCard)
const AccountIcon = icon(landmark)
const icons: Readonly<Record<PaymentType, ReactNode>> = {
  CASH: <CashIcon />,
  CARD: <CardIcon />,
  ACCOUNT: <AccountIcon />,
}

export function PaymentStep({ checkout, number, change }: StepProps) {
  const { t } = useLingui()
  const { answers, stateOf } = checkout
  const labels = usePaymentLabels()
  const state = stateOf('payment')
  const { method, payment } = answers
  return (
    <CheckoutStep
      number={number}
      title={state === 'done' && payment ? labels(method)[payment] : t`How will you pay?`}
      state={state}
      answer={<PaymentAnswer checkout={checkout} />}
      change={change('payment')}
    >
      <PaymentChoice checkout={checkout} />
    </CheckoutStep>
  )
}

function PaymentAnswer({ checkout: { answers, quote } }: Pick<StepProps, 'checkout'>) {
  const cardName = useCardName()
  const { payment, card } = answers
  const waits = quote.paymentOptions.some(({ type, waitsForOffice }) => type === payment && waitsForOffice)
  return (
    <>
      {payment === 'CARD' && card && cardName(card)}
      {waits && (
        <div className="mt-2">
          <OverduePayment isPlaced={false} />
        </div>
      )}
    </>
  )
}

function PaymentChoice({ checkout }: Pick<StepProps, 'checkout'>) {
  const { t } = useLingui()
  const { offer, answers, answer, quote } = checkout
  const labels = usePaymentLabels()
  const { currencyCode } = useViewer()
  const means = useMeaning(checkout)
  const [chosen, setChosen] = useState<PaymentType | undefined>(answers.payment)
  const open = offer.payments.filter((option) => canPayWith(option, answers)).map(({ type }) => type)
  const payment = open.find((type) => type === chosen) ?? open[0]
  return (
    <>
      {quote.paymentOptions.length > 0 && (
        <Options label={t`How will you pay?`} pairs>
          {quote.paymentOptions.map((option) => (
            <Option
              key={option.type}
              name="payment"
              value={option.type}
              title={labels(answers.method ?? 'DELIVERY')[option.type]}
              icon={icons[option.type]}
              checked={option.type === payment}
              disabled={!canPayWith(option, answers)}
              onChange={() => setChosen(option.type)}
            >
              <p>{means[option.type]}</p>
              <PaymentOptionNote quote={quote} option={option} date={answers.date} />
            </Option>
          ))}
        </Options>
      )}
      {payment === undefined ? (
        <Note tone="low">{t`No payment methods are available at the moment. Please call us.`}</Note>
      ) : payment === 'CARD' ? (
        <CardChoice
          submitLabel={t`Continue`}
          hold={{ amount: minorOf(quote.cardHold), currencyCode }}
          onChosen={(card) => {
            storeSelectedCard(quote.basket.id, card)
            answer({ type: 'payment', payment })
          }}
        />
      ) : (
        <div>
          <Button look="go" size="tall" onClick={() => answer({ type: 'payment', payment })}>
            {t`Continue`}
          </Button>
        </div>
      )}
    </>
  )
}

/**
 * The consequence of each payment option for the customer. If a line is sold by weight, more than
 * the total is authorised, and no more than that is ever captured.
 */
function useMeaning({ answers, quote }: Checkout): Readonly<Record<PaymentType, string>> {
  const { t } = useLingui()
  const { money } = useAmounts()
  const hold = money(quote.cardHold)
  const isWeighed = quote.cardHold !== quote.review.totals.gross
  const isDelivery = answers.method === 'DELIVERY'
  const left = money(quote.credit?.left ?? '')
  const limit = money(quote.credit?.limit ?? '')
  return {
    CASH: isDelivery ? t`You pay the driver.` : t`You pay at the counter.`,
    CARD: isWeighed
      ? t`We'll reserve ${hold} inc VAT, as weighed items can vary, and charge only for what we send, when it leaves us.`
      : t`We'll reserve ${hold} inc VAT and charge only for what we send, when it leaves us.`,
    ACCOUNT: quote.credit ? t`${left} left of your ${limit} limit, inc VAT` : '',
  }
}
