import { useLingui } from '@lingui/react/macro'
import { formatMinor, parseMinor } from '@provender/domain/money/decimal'
import { decimalMark } from '@provender/domain/money/show-money'
import { TextField } from '@provender/ui/controls/field'
import { useLanguage } from '@provender/web/texts/use-language'
import { useEffect, useRef, useState } from 'react'
import { useMoney } from '../../kernel/use-money.ts'
import { StepQuestion, type StepQuestionProps } from './step-question.tsx'

interface CashQuestionProps extends StepQuestionProps {
  readonly toCollect: string
  readonly currencyCode: string
}

export function CashQuestion({ toCollect, currencyCode, ...question }: CashQuestionProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const total = useMoney(currencyCode)(toCollect)
  const field = useRef<HTMLInputElement>(null)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => field.current?.select(), [])
  const onSubmit = () => {
    const paid = parseMinor((field.current?.value ?? '').trim().replace(',', '.'))
    const isAmount = paid !== undefined && paid >= 0
    setWrong(!isAmount)
    if (isAmount) question.onAnswer({ paid: formatMinor(paid) })
  }
  const example = `12${decimalMark(language)}50`
  return (
    <StepQuestion {...question} onSubmit={onSubmit}>
      <TextField
        ref={field}
        label={t`Cash received`}
        hint={t`The total is ${total}. What is missing stays open on the invoice.`}
        error={isWrong ? t`Enter an amount such as ${example}, or 0` : undefined}
        defaultValue={toCollect.replace('.', decimalMark(language))}
        inputMode="decimal"
        autoComplete="off"
      />
    </StepQuestion>
  )
}
