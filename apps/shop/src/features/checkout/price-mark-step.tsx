import { useLingui } from '@lingui/react/macro'
import { type PriceMarkOption, priceMarkOptions } from '@provender/domain/order/order'
import { CheckoutStep } from '@provender/ui/basket/checkout-step'
import { Button } from '@provender/ui/controls/button'
import { Option, Options } from '@provender/ui/controls/choice'
import { useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import type { StepProps } from './step-props.ts'
import { usePriceMarkLabels } from './use-price-mark-labels.ts'

export function PriceMarkStep({ checkout, number, change }: StepProps) {
  const { t } = useLingui()
  const { answers, stateOf } = checkout
  const labels = usePriceMarkLabels()
  return (
    <CheckoutStep
      number={number}
      title={t`Price mark option`}
      state={stateOf('marks')}
      answer={answers.mark && labels[answers.mark]}
      change={change('marks')}
    >
      <MarkChoice checkout={checkout} />
    </CheckoutStep>
  )
}

function MarkChoice({ checkout: { answers, answer } }: Pick<StepProps, 'checkout'>) {
  const { t } = useLingui()
  const { basketPriceMarkOptionRequired } = useConfig()
  const labels = usePriceMarkLabels()
  const [mark, setMark] = useState<PriceMarkOption | undefined>(
    answers.mark ?? (basketPriceMarkOptionRequired ? undefined : 'NO_PREFERENCE'),
  )
  return (
    <>
      <p className="text-ink-2">{t`Some products come in packs with a price printed on them, and in plain ones.`}</p>
      <Options label={t`Price mark option`}>
        {priceMarkOptions.map((option) => (
          <Option
            key={option}
            name="marks"
            value={option}
            title={labels[option]}
            checked={option === mark}
            onChange={() => setMark(option)}
          />
        ))}
      </Options>
      <div>
        <Button
          look="go"
          size="tall"
          disabled={mark === undefined}
          onClick={() => mark && answer({ type: 'marks', mark })}
        >
          {t`Continue`}
        </Button>
      </div>
    </>
  )
}
