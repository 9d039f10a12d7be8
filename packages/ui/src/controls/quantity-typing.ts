import type { Quantity } from '@provender/domain/money/money'
import { displayedQuantity, typedQuantity } from '@provender/domain/units/quantity-limits'
import type { UnitKind } from '@provender/domain/units/units'

export interface QuantityField {
  readonly kind: UnitKind
  /** The language's decimal mark. Both marks are accepted, this one is shown. Only kilograms may have one. */
  readonly mark: '.' | ','
  readonly maximum: Quantity
}

/**
 * `more` and `fewer`: by one. `set`: the approved quantity, 0 to remove. `reach`: tried to exceed the maximum; the shop shows the stock
 * alert.
 */
export type StepperAction =
  | { readonly type: 'more' | 'fewer' | 'reach' }
  | { readonly type: 'set'; readonly quantity: Quantity }

/**
 * The typed text; null while not typing. A character at its end that `quantityText` does not show was refused, and so is all text after it.
 */
export type TypedText = string | null

export type TypingEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'approved' }
  | { readonly type: 'cancelled' }

export interface Typing {
  readonly text: TypedText
  readonly approved?: Quantity
  /** The typed quantity reached the maximum (shows the stock alert: docs/product-rules.md#quantities). */
  readonly reached?: boolean
}

/** Characters that no quantity contains and after which digits are refused: otherwise 2.5 would become 25, and -5 would become 5. */
const refused = { piece: /[-−.,]/, box: /[-−.,]/, kg: /[-−]/ } as const
const refusedSign = '-'

/**
 * Reduces a text to the characters of a quantity: digits and, for kilograms, one decimal mark and three decimals. Drops leading zeros,
 * letters and spaces, so that a pasted '12 boxes' is 12. A minus ends the text, and so does a decimal mark of a unit without decimals: 2.5
 * boxes are 2 (docs/product-rules.md#quantities).
 */
export function quantityText(text: string, { kind, mark }: QuantityField): string {
  const [accepted = ''] = text.split(refused[kind])
  if (kind !== 'kg') return withoutLeadingNoughts(accepted.replaceAll(/\D/g, ''))
  const [integer = '', ...rest] = accepted.replaceAll(/[^\d.,]/g, '').split(/[.,]/)
  if (rest.length === 0) return withoutLeadingNoughts(integer)
  return `${withoutLeadingNoughts(integer)}${mark}${rest.join('').slice(0, 3)}`
}

function withoutLeadingNoughts(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}

/** The effect of a key in the field. Undefined leaves the key to the surroundings: Escape closes a dialog if nothing is typed. */
export function typingKey(
  key: string,
  { isTyping }: { readonly isTyping: boolean },
): TypingEvent | undefined {
  if (key === 'Enter') return { type: 'approved' }
  return key === 'Escape' && isTyping ? { type: 'cancelled' } : undefined
}

/**
 * One step of typing a quantity (docs/product-rules.md#quantities). `current` is the line's quantity. Only approving and cancelling end
 * typing. Text left in the field stays visible, so that it is neither lost nor mistaken for ordered.
 */
export function typing(
  before: TypedText,
  event: TypingEvent,
  { current, field }: { readonly current: Quantity; readonly field: QuantityField },
): Typing {
  switch (event.type) {
    case 'typed':
      return typed(event.text, before ?? displayedQuantity(current, field.mark), field)
    case 'cancelled':
      return { text: null }
    case 'approved': {
      if (before === null) return { text: null }
      const quantity = quantityOf(quantityText(before, field), field)
      const isNothing = quantity === 0 && before.endsWith(refusedSign)
      return quantity === current || isNothing ? { text: null } : { text: null, approved: quantity }
    }
  }
}

function typed(all: string, before: string, field: QuantityField): Typing {
  const previousText = quantityText(before, field)
  if (before.endsWith(refusedSign) && all.startsWith(previousText)) return { text: before }
  // A pasted code: no quantity has eight digits in a row.
  if (/\d{8}/.test(all)) return { text: previousText }
  const text = quantityText(all, field)
  const quantity = quantityOf(text, field)
  if (quantity > field.maximum) return { text: displayedQuantity(field.maximum, field.mark), reached: true }
  // If no character can be kept, the shown quantity stays.
  if (refused[field.kind].test(all)) return { text: (text || previousText) + refusedSign }
  return quantity < field.maximum ? { text } : { text, reached: true }
}

/** Too many digits count as more than any cap. */
function quantityOf(text: string, { kind, maximum }: QuantityField): Quantity {
  return typedQuantity(kind, text) ?? ((maximum + 1) as Quantity)
}
