import type { Quantity } from '@provender/domain/money/money'
import { type MouseEvent, useRef, useState } from 'react'
import {
  type QuantityField,
  type StepperAction,
  type TypedText,
  type TypingEvent,
  quantityText,
  typing,
} from './quantity-typing.ts'

interface TypedLine {
  readonly quantity: Quantity
  readonly field: QuantityField
}

/** Typing that begins with the control. */
export interface StartedTyping {
  readonly text: string
  /** Called when the typing is approved or cancelled. */
  readonly onEnd: () => void
}

export function useTyping(
  { quantity, field }: TypedLine,
  onAction: (action: StepperAction) => void,
  typed?: StartedTyping,
) {
  const [text, setText] = useState<TypedText>(typed?.text ?? null)
  const justEnded = useRef(false)
  const send = (event: TypingEvent) => {
    const next = typing(text, event, { current: quantity, field })
    setText(next.text)
    if (text !== null && next.text === null) justEnded.current = true
    if (next.reached) onAction({ type: 'reach' })
    if (next.approved !== undefined) onAction({ type: 'set', quantity: next.approved })
    if (next.text === null) typed?.onEnd()
  }
  // Approve and cancel turn into plus and minus under the pointer. Ignore the second half of a double click there.
  const endsTyping = (event: MouseEvent) => {
    const sameSeries = justEnded.current && event.detail > 1
    if (event.detail <= 1) justEnded.current = false
    return sameSeries
  }
  return { text: text === null ? null : quantityText(text, field), send, endsTyping }
}
