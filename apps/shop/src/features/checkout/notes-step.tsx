import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { maxNotesLength, maxPurchaseOrderNumberLength } from '@provender/domain/order/order'
import { CheckoutStep } from '@provender/ui/basket/checkout-step'
import { Button } from '@provender/ui/controls/button'
import { TextArea, TextField } from '@provender/ui/controls/field'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { storeOrderTexts } from './order-texts.ts'
import type { StepProps } from './step-props.ts'

export function NotesStep({ checkout, number, change }: StepProps) {
  const { t } = useLingui()
  const { stateOf, texts } = checkout
  const { purchaseOrderNumber, notes, feedback } = texts
  const written = [purchaseOrderNumber && t`Purchase order ${purchaseOrderNumber}`, notes, feedback].filter(
    Boolean,
  )
  return (
    <CheckoutStep
      number={number}
      title={t`Notes and feedback`}
      state={stateOf('notes')}
      answer={written.length === 0 ? t`None` : <Written texts={written} />}
      change={change('notes')}
    >
      <NotesForm checkout={checkout} />
    </CheckoutStep>
  )
}

function Written({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="line-clamp-2 wrap-anywhere">
      {text}
    </p>
  ))
}

function NotesForm({ checkout: { quote, answer, texts } }: Pick<StepProps, 'checkout'>) {
  const { t } = useLingui()
  const text = (maximum: number) =>
    v.pipe(v.string(), v.trim(), v.maxLength(maximum, t`Maximum character of ${maximum}`))
  const schema = v.object({
    purchaseOrderNumber: text(maxPurchaseOrderNumberLength),
    notes: text(maxNotesLength),
    feedback: text(maxNotesLength),
  })
  const { purchaseOrderNumber, notes, feedback } = texts
  const { register, handleSubmit, formState, control, getValues } = useTranslatedForm({
    resolver: valibotResolver(schema),
    values: { purchaseOrderNumber, notes, feedback },
    // The stored texts follow what is typed, and are newer only after hydration.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    mode: 'onChange',
  })
  const submit = handleSubmit((typed) => {
    storeOrderTexts(quote.basket.id, typed)
    answer({ type: 'notes' })
  })
  const { errors } = formState
  // Store each letter, so that a reload does not lose it.
  const onChange = () => storeOrderTexts(quote.basket.id, getValues())
  const [typedNotes, typedFeedback] = useWatch({ control, name: ['notes', 'feedback'] })
  const count = (typed: string) => (typed === '' ? undefined : t`${typed.length} of ${maxNotesLength}`)
  const optional = t`optional`
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-160 gap-4">
      <TextField
        {...register('purchaseOrderNumber', { onChange })}
        label={t`Purchase order number`}
        optional={optional}
        error={errors.purchaseOrderNumber?.message}
        autoComplete="off"
      />
      <TextArea
        {...register('notes', { onChange })}
        label={t`Notes for this order`}
        optional={optional}
        rows={3}
        count={count(typedNotes)}
        error={errors.notes?.message}
      />
      <TextArea
        {...register('feedback', { onChange })}
        label={t`Feedback for us`}
        optional={optional}
        rows={3}
        count={count(typedFeedback)}
        error={errors.feedback?.message}
      />
      <div>
        <Button look="go" size="tall" type="submit">
          {t`Continue`}
        </Button>
      </div>
    </form>
  )
}
