import type { CSSProperties, KeyboardEvent } from 'react'
import { type TypingEvent, typingKey } from './quantity-typing.ts'

export interface QuantityInputProps {
  readonly text: string
  readonly isTyping: boolean
  readonly label: string
  readonly suffix?: string | undefined
  readonly decimals: boolean
  readonly send: (event: TypingEvent) => void
}

const inputLook =
  'field-sizing-content h-full min-w-6 flex-none bg-transparent text-[1.0625rem] outline-0 not-supports-[field-sizing:content]:w-(--number)'

/** A decimal mark is half as wide as a digit. */
function widthOf(text: string): CSSProperties {
  const digits = text.replaceAll(/\D/g, '').length
  return { '--number': `${/\D/.test(text) ? digits + 0.5 : digits}ch` } as CSSProperties
}

/** Longer numbers fill the narrowest control. The price beside them contains 'kg' too. */
const roomForSuffix = 5

/**
 * The quantity field between the buttons. Enter confirms, Escape cancels typing. Focus, Enter and Escape select the
 * text, so that typing replaces it. `data-quantity` keeps the digits of a wedge scanner out of this field.
 */
export function QuantityInput({ text, isTyping, label, suffix, decimals, send }: QuantityInputProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const typed = typingKey(event.key, { isTyping })
    if (!typed) return
    event.preventDefault()
    event.stopPropagation()
    send(typed)
    selectSoon(event.currentTarget)
  }
  return (
    <label className="flex min-w-0 cursor-text items-center justify-center gap-0.75 rounded-small px-0.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-current">
      <input
        value={text}
        aria-label={label}
        inputMode={decimals ? 'decimal' : 'numeric'}
        enterKeyHint="done"
        autoComplete="off"
        data-quantity
        style={widthOf(text)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => send({ type: 'typed', text: event.currentTarget.value })}
        onKeyDown={onKeyDown}
        className={`${inputLook} ${suffix ? 'text-right' : 'text-center'}`}
      />
      {/* Text that is copied from a page has no values of fields. */}
      <span aria-hidden className="sr-only">
        {text}
      </span>
      {suffix && text.length <= roomForSuffix && (
        <span className="text-[0.8125rem] font-[500]">{suffix}</span>
      )}
    </label>
  )
}

function selectSoon(input: HTMLInputElement): void {
  requestAnimationFrame(() => {
    if (document.activeElement === input) input.select()
  })
}
