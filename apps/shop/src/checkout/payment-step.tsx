import { useLingui } from '@lingui/react/macro'
import type { PaymentType } from '@provender/domain/order/order'
import { Button } from '@provender/ui/button'
import { Option, Options } from '@provender/ui/choice'
import { icon } from '@provender/ui/icon'
import { Note } from '@provender/ui/note'
import { StepSection } from '@provender/ui/step-section'
import { __iconData as banknote } from 'lucide-react/icons/banknote'
import { __iconData as landmark } from 'lucide-react/icons/landmark'
import { type ReactNode, useState } from 'react'
import { useAmounts } from '../catalogue/use-amounts.ts'
import type { StepProps } from './step-props.ts'
import { usePaymentWords } from './use-payment-words.ts'

const CashIcon = icon(banknote)
const AccountIcon = icon(landmark)

const icons: Readonly<Record<PaymentType, ReactNode>> = {
  CASH: <CashIcon />,
  ACCOUNT: <AccountIcon />,
}

/** 3: how to pay; what the quote offers. */
export function PaymentStep({ checkout, number, change }: StepProps) {
  const { t } = useLingui()
  const { answers, stateOf } = checkout
  const words = usePaymentWords()
  const state = stateOf('payment')
  return (
    <StepSection
      number={number}
      title={
        state === 'done' && answers.method && answers.payment
          ? words(answers.method)[answers.payment]
          : t`How will you pay?`
      }
      state={state}
      change={change('payment')}
    >
      <PaymentChoice checkout={checkout} />
    </StepSection>
  )
}

function PaymentChoice({ checkout: { quote, offer, answers, answer } }: Pick<StepProps, 'checkout'>) {
  const { t } = useLingui()
  const words = usePaymentWords()
  const { money } = useAmounts()
  const [chosen, setChosen] = useState<PaymentType | undefined>(answers.payment)
  const payment = offer.paymentTypes.find((type) => type === chosen) ?? offer.paymentTypes[0]
  const { credit } = quote
  const left = money(credit?.left ?? '')
  const limit = money(credit?.limit ?? '')
  const details: Readonly<Record<PaymentType, string>> = {
    CASH: answers.method === 'DELIVERY' ? t`You pay the driver.` : t`You pay at the counter.`,
    ACCOUNT: t`${left} left of your ${limit} limit, inc VAT`,
  }
  if (payment === undefined)
    return <Note tone="low">{t`There is no way to pay at the moment. Please call us.`}</Note>
  return (
    <>
      <Options label={t`How will you pay?`} pairs>
        {offer.paymentTypes.map((type) => (
          <Option
            key={type}
            name="payment"
            value={type}
            title={words(answers.method ?? 'DELIVERY')[type]}
            icon={icons[type]}
            checked={type === payment}
            onChange={() => setChosen(type)}
          >
            {details[type]}
          </Option>
        ))}
      </Options>
      <div>
        <Button look="go" size="tall" onClick={() => answer({ type: 'payment', payment })}>
          {t`Continue`}
        </Button>
      </div>
    </>
  )
}
