import { useLingui } from '@lingui/react/macro'
import { maxOrderNoteLength } from '@provender/domain/order/order'
import { TextArea } from '@provender/ui/controls/field'
import { useEffect, useRef } from 'react'
import { StepQuestion, type StepQuestionProps } from './step-question.tsx'

export function ReasonQuestion(question: StepQuestionProps) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <StepQuestion
      {...question}
      onSubmit={() => question.onAnswer({ note: field.current?.value.trim() ?? '' })}
    >
      <TextArea
        ref={field}
        label={question.step === 'HOLD' ? t`Why is it held?` : t`Why is it cancelled?`}
        optional={t`optional`}
        hint={t`The customer will see this.`}
        maxLength={maxOrderNoteLength}
        rows={2}
      />
    </StepQuestion>
  )
}
