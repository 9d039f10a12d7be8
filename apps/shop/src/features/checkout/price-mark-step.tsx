import { useLingui } from '@lingui/react/macro'
import { priceMarkOptions } from '@provender/domain/order/order'
import { CheckoutStep } from '@provender/ui/basket/checkout-step'
import { Choice, Options } from '@provender/ui/controls/choice'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as tag } from 'lucide-react/icons/tag'
import type { StepProps } from './step-props.ts'
import { usePriceMarkLabels } from './use-price-mark-labels.ts'
import { useStepFrame } from './use-step-frame.ts'

const MarkIcon = icon(tag)

export function PriceMarkStep(props: StepProps) {
  const { t } = useLingui()
  const { answers, answer } = props.checkout
  const labels = usePriceMarkLabels()
  const { isOpen, isAnswered: _, ...frame } = useStepFrame('marks', props)
  return (
    <CheckoutStep
      {...frame}
      icon={<MarkIcon />}
      title={t`Price mark option`}
      answer={answers.mark ? labels[answers.mark] : t`Price-marked or plain packs?`}
    >
      {isOpen && (
        <>
          <p className="text-ink-2">{t`Some products come in packs with a price printed on them, and in plain ones.`}</p>
          <Options label={t`Price mark option`}>
            {priceMarkOptions.map((option) => (
              <Choice
                key={option}
                title={labels[option]}
                chosen={option === answers.mark}
                onClick={() => answer({ type: 'marks', mark: option })}
              />
            ))}
          </Options>
        </>
      )}
    </CheckoutStep>
  )
}
