import { useLingui } from '@lingui/react/macro'
import { CheckoutStep } from '@provender/ui/basket/checkout-step'
import { localMoment, longDay, shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { CollectionChoice } from './collection-choice.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import type { StepProps } from './step-props.ts'

function OrderBy({ cutOff }: { readonly cutOff: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const { date, time } = localMoment(cutOff, warehouseTimezone)
  const day = shortDay(date, language)
  return t`Order by ${time} on ${day}`
}

export function DetailsStep({ checkout, number, change }: StepProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { answers, collector, stateOf } = checkout
  const { date, time } = answers
  const state = stateOf('details')
  const method = state === 'done' ? answers.method : checkout.method
  const isDelivery = method !== 'CLICK_AND_COLLECT'
  const day = date === undefined ? '' : longDay(date, language)
  const at = time ?? ''
  const question = isDelivery ? t`When would you like it delivered?` : t`When will you collect?`
  const cutOff = checkout.quote.deliveryDays.find((each) => each.date === date)?.cutOff
  // The step above has the method. A phone has one line for the day and the time.
  const answer = isDelivery ? day : `${day}, ${at}`
  return (
    <CheckoutStep
      number={number}
      title={state === 'done' ? answer : question}
      state={state}
      answer={isDelivery ? cutOff && <OrderBy cutOff={cutOff} /> : collector}
      change={change('details')}
    >
      {isDelivery ? <DeliveryChoice checkout={checkout} /> : <CollectionChoice checkout={checkout} />}
    </CheckoutStep>
  )
}
