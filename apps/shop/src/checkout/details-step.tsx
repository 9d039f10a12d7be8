import { useLingui } from '@lingui/react/macro'
import { StepSection } from '@provender/ui/step-section'
import { useLanguage } from '../app/use-language.ts'
import { longDay } from '../format/dates.ts'
import { CollectionChoice } from './collection-choice.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import type { StepProps } from './step-props.ts'
import { useMethodWords } from './use-method-words.ts'

/** 2: the day of the delivery; or the day, the time and who collects. */
export function DetailsStep({ checkout, number, change }: StepProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { answers, buyer, stateOf, texts } = checkout
  const words = useMethodWords(buyer)
  const { method, date, time } = answers
  const state = stateOf('details')
  const isDelivery = method !== 'CLICK_AND_COLLECT'
  const day = date === undefined ? '' : longDay(date, language)
  const at = time ?? ''
  const collector = texts.collector ?? buyer.name
  const question = isDelivery ? t`When shall we deliver?` : t`When will you collect?`
  const answer = isDelivery ? t`Delivery on ${day}` : t`Collection on ${day} at ${at}`
  return (
    <StepSection
      number={number}
      title={state === 'done' ? answer : question}
      state={state}
      answer={method && (isDelivery ? words.place(method) : collector)}
      change={change('details')}
    >
      {isDelivery ? <DeliveryChoice checkout={checkout} /> : <CollectionChoice checkout={checkout} />}
    </StepSection>
  )
}
