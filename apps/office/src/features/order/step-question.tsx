import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import type { ReactNode } from 'react'
import { useEscape } from '../../kernel/use-keys.ts'
import type { OrderStep } from './order-steps.ts'
import { useOrderTexts } from './use-order-texts.ts'

/** What a step needs to know besides the order. */
export interface StepAnswer {
  readonly note?: string
  readonly paid?: string
}

export interface StepQuestionProps {
  readonly step: OrderStep
  readonly isBusy: boolean
  readonly onAnswer: (answer: StepAnswer) => void
  readonly onBack: () => void
}

interface StepFormProps extends StepQuestionProps {
  readonly onSubmit: () => void
  readonly children: ReactNode
}

export function StepQuestion({ step, isBusy, onBack, onSubmit, children }: StepFormProps) {
  const { t } = useLingui()
  const { steps } = useOrderTexts()
  useEscape(onBack)
  return (
    <form
      className="ask"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
    >
      {children}
      <span className="steps">
        <Button type="submit" look={step === 'CANCEL' ? 'danger' : 'go'} busy={isBusy}>
          {steps[step]}
        </Button>
        <Button onClick={onBack}>
          {t`Back`} <kbd aria-hidden>Esc</kbd>
        </Button>
      </span>
    </form>
  )
}
