import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { Checkbox } from '@provender/ui/controls/choice'
import { TextField } from '@provender/ui/controls/field'
import { useForm } from 'react-hook-form'
import { formatExpiry, type CardProblem, grouped, readCard, type TypedCard } from './read-card.ts'
import type { CardToken } from './selected-card.ts'
import { TestGatewayNote } from './test-gateway-note.tsx'

export interface CardFormProps {
  readonly submitLabel: string
  readonly busy?: boolean | undefined
  /** Ask whether to save the card; false if it is saved anyway. */
  readonly canSaveCard: boolean
  readonly onCard: (card: CardToken, keep: boolean) => void
}

interface CardFields extends TypedCard {
  readonly keep: boolean
}

/**
 * The card form of the test gateway. Card details become a token here and never leave the form. No
 * field has a name that a browser would autofill with a real card.
 */
export function CardForm({ submitLabel, busy, canSaveCard, onCard }: CardFormProps) {
  const { t } = useLingui()
  const labels = useProblemLabels()
  const { register, handleSubmit, setError, clearErrors, setValue, formState } = useForm<CardFields>({
    defaultValues: { number: '', expiry: '', cvv: '', keep: false },
  })
  const errorText = (field: keyof TypedCard) => labels(field, formState.errors[field]?.type)
  const submit = handleSubmit(({ keep, ...typed }) => {
    const read = readCard(typed)
    if (read.ok) return onCard(read.card, keep)
    for (const field of ['cvv', 'expiry', 'number'] as const) {
      const problem = read.problems[field]
      if (problem) setError(field, { type: problem }, { shouldFocus: true })
    }
  })
  const typing = (field: keyof TypedCard, shape: (typed: string) => string) => ({
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setValue(field, shape(event.target.value))
      clearErrors(field)
    },
  })
  const plain = { autoComplete: 'off', inputMode: 'numeric', spellCheck: false } as const
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-110 gap-4">
      <TestGatewayNote />
      <TextField
        {...register('number', typing('number', grouped))}
        {...plain}
        label={t`Card number`}
        error={errorText('number')}
        maxLength={23}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          {...register('expiry', typing('expiry', formatExpiry))}
          {...plain}
          label={t`Expiry date`}
          placeholder={t`MM/YY`}
          error={errorText('expiry')}
          maxLength={5}
        />
        <TextField
          {...register(
            'cvv',
            typing('cvv', (typed) => typed.replace(/\D/g, '')),
          )}
          {...plain}
          label={t`CVV`}
          error={errorText('cvv')}
          maxLength={4}
        />
      </div>
      {canSaveCard && <Checkbox {...register('keep')}>{t`Keep this card for the next order`}</Checkbox>}
      <div>
        <Button type="submit" look="go" size="tall" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

function useProblemLabels(): (field: keyof TypedCard, problem: string | undefined) => string | undefined {
  const { t } = useLingui()
  const incorrect = { number: t`Incorrect number`, expiry: t`Expiry date is invalid.`, cvv: t`Incorrect CVV` }
  return (field, problem) => {
    const texts: Readonly<Record<CardProblem, string>> = {
      REQUIRED: t`Required`,
      NOT_A_TEST_CARD: t`Only the test numbers work here.`,
      INCORRECT: incorrect[field],
    }
    return problem === undefined ? undefined : texts[problem as CardProblem]
  }
}
