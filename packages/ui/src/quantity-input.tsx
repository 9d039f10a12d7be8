import type { KeyboardEvent } from 'react'
import type { TypingEvent } from './quantity-typing.ts'

export interface QuantityInputProps {
  readonly text: string
  /** 'Quantity in boxes' */
  readonly label: string
  /** 'kg' */
  readonly suffix?: string | undefined
  /** Kilograms: the keyboard with the decimal mark. */
  readonly decimals: boolean
  readonly send: (event: TypingEvent) => void
}

/** The number between the buttons. Enter approves, Escape cancels; the focus selects it, so that typing replaces it. */
export function QuantityInput({ text, label, suffix, decimals, send }: QuantityInputProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    send({ type: event.key === 'Enter' ? 'approved' : 'cancelled' })
  }
  return (
    <label className="flex min-w-0 cursor-text items-center justify-center gap-0.75 rounded-small has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-current">
      <input
        value={text}
        aria-label={label}
        inputMode={decimals ? 'decimal' : 'numeric'}
        enterKeyHint="done"
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => send({ type: 'typed', text: event.currentTarget.value })}
        onKeyDown={onKeyDown}
        className="field-sizing-content h-full min-w-[1ch] flex-none bg-transparent text-center text-[1.0625rem] outline-0 not-supports-[field-sizing:content]:w-[4ch]"
      />
      {suffix && <span className="text-[0.8125rem] font-[500]">{suffix}</span>}
    </label>
  )
}
