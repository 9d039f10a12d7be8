import { useLingui } from '@lingui/react/macro'
import { formatMinor } from '@provender/domain/money/decimal'
import type { PaymentType } from '@provender/domain/order/order'
import { CheckoutStep } from '@provender/ui/basket/checkout-step'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as banknote } from 'lucide-react/icons/banknote'
import { __iconData as creditCard } from 'lucide-react/icons/credit-card'
import { __iconData as wallet } from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { OverduePayment } from '../payment/overdue-payment.tsx'
import { useCardName } from '../payment/use-card-labels.ts'
import { type CreditShortfall, creditShortfall } from './credit-shortfall.ts'
import { CreditWays } from './credit-ways.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import type { StepProps } from './step-props.ts'
import { usePaymentLabels } from './use-payment-labels.ts'
import { usePaymentMeaning } from './use-payment-meaning.ts'
import { useStepFrame } from './use-step-frame.ts'

const CashIcon = icon(banknote)
const CardIcon = icon(creditCard)
const WalletIcon = icon(wallet)
const icons: Readonly<Record<PaymentType, ReactNode>> = {
  CASH: <CashIcon />,
  CARD: <CardIcon />,
  ACCOUNT: <WalletIcon />,
}

export function PaymentStep(props: StepProps) {
  const { t } = useLingui()
  const { checkout } = props
  const { answers, quote } = checkout
  const labels = usePaymentLabels()
  const cardName = useCardName()
  const { isOpen, isAnswered, ...frame } = useStepFrame('payment', props)
  const { method, payment, card } = answers
  const shortfall = creditShortfall(checkout)
  const isShort = isOpen && shortfall !== undefined && checkout.pending !== 'payment'
  const isOverdue = quote.paymentOptions.some(
    ({ type, waitsForOffice }) => type === payment && waitsForOffice,
  )
  const name = payment && (payment === 'CARD' && card ? cardName(card) : labels(method)[payment])
  return (
    <CheckoutStep
      {...frame}
      icon={payment ? icons[payment] : <WalletIcon />}
      title={t`Payment type`}
      tone={shortfall === undefined ? undefined : 'bad'}
      answer={(isAnswered || shortfall !== undefined) && name ? name : t`How will you pay?`}
      detail={
        shortfall === undefined ? (
          isAnswered && payment && <PaymentDetail payment={payment} checkout={checkout} />
        ) : (
          <NotEnoughCredit left={shortfall.left} />
        )
      }
    >
      {isShort && <CreditWays {...{ checkout, shortfall }} onCard={() => checkout.setPending('payment')} />}
      {isOpen && !isShort && <PaymentChoice checkout={checkout} />}
      {!isOpen && isOverdue && <OverduePayment isPlaced={false} />}
    </CheckoutStep>
  )
}

function NotEnoughCredit({ left: amount }: { readonly left: CreditShortfall['left'] }) {
  const { t } = useLingui()
  const { money } = useAmounts()
  const left = money(formatMinor(amount))
  return t`This is more than your remaining credit (${left} inc VAT). Pay another way or remove some lines.`
}

function PaymentDetail({
  payment,
  checkout,
}: Pick<StepProps, 'checkout'> & { readonly payment: PaymentType }) {
  return usePaymentMeaning(checkout)[payment]
}
