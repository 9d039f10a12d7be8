import type { Quantity } from '@provender/domain/money/money'
import { displayedQuantity } from '@provender/domain/units/quantity-limits'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as minus } from 'lucide-react/icons/minus'
import { __iconData as plus } from 'lucide-react/icons/plus'
import { __iconData as trash } from 'lucide-react/icons/trash'
import { __iconData as x } from 'lucide-react/icons/x'
import type { MouseEvent, ReactNode } from 'react'
import { AddReason, type ReasonPosition } from '../product/add-reason.tsx'
import { icon } from '../tokens/icon.tsx'
import { QuantityInput } from './quantity-input.tsx'
import type { QuantityField, StepperAction, TypingEvent } from './quantity-typing.ts'
import { type StartedTyping, useTyping } from './use-typing.ts'

const MinusIcon = icon(minus)
const PlusIcon = icon(plus)
const TrashIcon = icon(trash)
const CancelIcon = icon(x)
const ApproveIcon = icon(check)

export interface StepperState {
  readonly quantity: Quantity
  readonly field: QuantityField
  readonly reason?: string | undefined
  /** A change of this line is in progress; no other may overtake it. */
  readonly loading?: boolean | undefined
}

export interface StepperLabels {
  readonly remove: string
  readonly fewer: string
  readonly more: string
  readonly cancel: string
  readonly approve: string
  readonly quantity: string
  readonly suffix?: string | undefined
}

export interface QuantityStepperProps {
  readonly state: StepperState
  readonly labels: StepperLabels
  readonly name: string
  readonly onAction: (action: StepperAction) => void
  readonly quiet?: boolean | undefined
  readonly reason?: ReasonPosition | undefined
  readonly typed?: StartedTyping | undefined
}

const looks = {
  loud: {
    group: 'bg-accent text-on-accent',
    button:
      'rounded-control hover:bg-on-accent/16 focus-visible:-outline-offset-3 focus-visible:outline-on-accent',
  },
  quiet: {
    group: 'inset-ring inset-ring-line hover:bg-ground hover:inset-ring-line-strong',
    button: 'rounded-control text-ink-2 hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2',
  },
  typing: {
    group: 'bg-ground text-ink ring-3 inset-ring-2 ring-accent/22 inset-ring-accent',
    button: 'rounded-control hover:bg-sunken focus-visible:-outline-offset-3',
  },
} as const
const approveLook = 'rounded-r-control bg-accent text-on-accent hover:bg-accent-deep'

interface StepperButton {
  readonly label: string
  readonly face: ReactNode
  readonly look: string
  readonly off?: boolean
  readonly onClick: (event: MouseEvent) => void
}

type Buttons = readonly [left: StepperButton, right: StepperButton]

export function QuantityStepper(props: QuantityStepperProps) {
  const { state, labels, name, onAction, quiet, reason, typed } = props
  const { quantity, field } = state
  const { text, send, endsTyping } = useTyping({ quantity, field }, onAction, typed)
  const look = text !== null ? 'typing' : quiet ? 'quiet' : 'loud'
  const [left, right] =
    text === null
      ? restingButtons({ ...props, look: looks[look].button, endsTyping })
      : typingButtons(labels, send)
  return (
    <fieldset
      aria-label={name}
      data-typing={text !== null || undefined}
      className={`stepper size-full min-w-0 rounded-control text-[0.9375rem] font-[640] figures ${looks[look].group}`}
    >
      <Press {...left} />
      <QuantityInput
        text={text ?? displayedQuantity(quantity, field.mark)}
        isTyping={text !== null}
        label={labels.quantity}
        suffix={labels.suffix}
        decimals={field.kind === 'kg'}
        send={send}
      />
      <Press {...right} />
      <AddReason position={reason}>{state.reason}</AddReason>
    </fieldset>
  )
}

interface Resting extends QuantityStepperProps {
  readonly look: string
  readonly endsTyping: (event: MouseEvent) => boolean
}

const oneUnit = 1000

function restingButtons({ state, labels, onAction, look, endsTyping }: Resting): Buttons {
  const { quantity, field, loading = false } = state
  const last = quantity <= oneUnit
  const full = quantity >= field.maximum
  const unlessTyping = (action: StepperAction) => (event: MouseEvent) => {
    if (!endsTyping(event) && !loading) onAction(action)
  }
  return [
    {
      label: last ? labels.remove : labels.fewer,
      face: last ? <TrashIcon /> : <MinusIcon />,
      look,
      off: loading,
      onClick: unlessTyping({ type: 'fewer' }),
    },
    {
      label: labels.more,
      face: <PlusIcon />,
      look,
      off: full || loading,
      onClick: unlessTyping({ type: full ? 'reach' : 'more' }),
    },
  ]
}

function typingButtons(labels: StepperLabels, send: (event: TypingEvent) => void): Buttons {
  return [
    {
      label: labels.cancel,
      face: <CancelIcon />,
      look: looks.typing.button,
      onClick: () => send({ type: 'cancelled' }),
    },
    {
      label: labels.approve,
      face: <ApproveIcon />,
      look: approveLook,
      onClick: () => send({ type: 'approved' }),
    },
  ]
}

function Press({ label, face, look, off, onClick }: StepperButton) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={onClick}
      className={`grid place-items-center aria-disabled:cursor-not-allowed aria-disabled:opacity-45 ${look}`}
    >
      {face}
    </button>
  )
}
