import { useLingui } from '@lingui/react/macro'
import { maxNotesLength, maxPurchaseOrderNumberLength } from '@provender/domain/order/order'
import { CheckoutStep } from '@provender/ui/basket/checkout-step'
import { TextArea, TextField } from '@provender/ui/controls/field'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as messageSquare } from 'lucide-react/icons/message-square'
import { type OrderTexts, storeOrderTexts } from './order-texts.ts'
import type { StepProps } from './step-props.ts'
import { useStepFrame } from './use-step-frame.ts'

const NoteIcon = icon(messageSquare)

/** Nothing in it has to be answered. */
export function NotesStep(props: StepProps) {
  const { t } = useLingui()
  const { texts, lastAnswers } = props.checkout
  const { purchaseOrderNumber, notes, feedback } = texts
  const written = [purchaseOrderNumber && t`Purchase order ${purchaseOrderNumber}`, notes, feedback].filter(
    Boolean,
  )
  const isEmpty = written.length === 0
  const {
    isOpen,
    isAnswered: _,
    ...frame
  } = useStepFrame('notes', props, {
    open: isEmpty ? t`Add a note or PO number` : undefined,
    close: t`Done`,
  })
  return (
    <CheckoutStep
      {...frame}
      icon={<NoteIcon />}
      title={t`Notes and feedback`}
      answer={isEmpty ? <span className="font-[420]">{t`None`}</span> : undefined}
      detail={
        isEmpty ? lastAnswers?.hasPurchaseOrder && t`Your last order had a PO number.` : written.map(Written)
      }
    >
      {isOpen && <NotesFields checkout={props.checkout} />}
    </CheckoutStep>
  )
}

function Written(text: string) {
  return (
    <p key={text} className="line-clamp-2 wrap-anywhere text-ink">
      {text}
    </p>
  )
}

function NotesFields({ checkout: { quote, answer, texts } }: Pick<StepProps, 'checkout'>) {
  const { t } = useLingui()
  const field = (name: Exclude<keyof OrderTexts, 'collector' | 'wish'>, maximum: number) => ({
    value: texts[name],
    error: texts[name].trim().length > maximum ? t`Maximum character of ${maximum}` : undefined,
    optional: t`optional`,
    // Store each letter, so that a reload does not lose it.
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      storeOrderTexts(quote.basket.id, { [name]: value }),
  })
  const count = (typed: string) => (typed === '' ? undefined : t`${typed.length} of ${maxNotesLength}`)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        answer({ type: 'close' })
      }}
      noValidate
      className="grid max-w-160 gap-4"
    >
      <TextField
        {...field('purchaseOrderNumber', maxPurchaseOrderNumberLength)}
        label={t`Purchase order number`}
        autoComplete="off"
      />
      <TextArea
        {...field('notes', maxNotesLength)}
        label={t`Notes for this order`}
        rows={3}
        count={count(texts.notes)}
      />
      <TextArea
        {...field('feedback', maxNotesLength)}
        label={t`Feedback for us`}
        rows={3}
        count={count(texts.feedback)}
      />
    </form>
  )
}
