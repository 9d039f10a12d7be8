import { useLingui } from '@lingui/react/macro'
import { CheckoutStep } from '@provender/ui/basket/checkout-step'
import { icon } from '@provender/ui/tokens/icon'
import { localMoment, longDay, shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as calendarDays } from 'lucide-react/icons/calendar-days'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { CollectionChoice } from './collection-choice.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { MissedDay } from './missed-day.tsx'
import type { StepProps } from './step-props.ts'
import { useStepFrame } from './use-step-frame.ts'

const DayIcon = icon(calendarDays)

export function DetailsStep(props: StepProps) {
  return props.checkout.answers.method === 'CLICK_AND_COLLECT' ? (
    <CollectionStep {...props} />
  ) : (
    <DeliveryStep {...props} />
  )
}

function DeliveryStep(props: StepProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { checkout } = props
  const { isOpen, isAnswered, ...frame } = useStepFrame('details', props)
  const { date } = checkout.answers
  const { missedDate } = checkout
  const missedDay = missedDate === undefined ? '' : longDay(missedDate, language)
  return (
    <CheckoutStep
      {...frame}
      icon={<DayIcon />}
      title={t`Delivery day`}
      tone={missedDate === undefined ? undefined : 'low'}
      answer={
        isAnswered && date !== undefined ? longDay(date, language) : t`When would you like it delivered?`
      }
      detail={
        missedDate === undefined ? (
          isAnswered && <OrderBy checkout={checkout} />
        ) : (
          <output>{t`We no longer take orders for ${missedDay}.`}</output>
        )
      }
    >
      {isOpen ? (
        <DeliveryChoice checkout={checkout} />
      ) : (
        missedDate !== undefined && <MissedDay checkout={checkout} />
      )}
    </CheckoutStep>
  )
}

function OrderBy({ checkout: { quote, answers } }: Pick<StepProps, 'checkout'>) {
  const { t } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const cutOff = quote.deliveryDays.find((each) => each.date === answers.date)?.cutOff
  if (cutOff === undefined) return null
  const { date, time } = localMoment(cutOff, warehouseTimezone)
  const day = shortDay(date, language)
  return t`Order by ${time} on ${day}`
}

function CollectionStep(props: StepProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { checkout } = props
  const { isOpen, isAnswered, ...frame } = useStepFrame('details', props, { close: t`Done` })
  const { answers, collector } = checkout
  const day = answers.date === undefined ? '' : longDay(answers.date, language)
  const at = answers.time ?? ''
  return (
    <CheckoutStep
      {...frame}
      icon={<DayIcon />}
      title={t`Collection details`}
      answer={isAnswered ? `${day}, ${at}` : t`When will you collect?`}
      detail={isAnswered && collector !== '' && t`Collected by ${collector}`}
    >
      {isOpen && <CollectionChoice checkout={checkout} />}
    </CheckoutStep>
  )
}
