import type { Quantity } from '@provender/domain/money/money'
import { displayedQuantity, typedQuantity } from '@provender/domain/units/quantity-limits'
import type { UnitKind } from '@provender/domain/units/units'

/** What a quantity field may hold. */
export interface QuantityField {
  readonly kind: UnitKind
  /** The language's decimal mark; both are understood, this one is shown. Kilograms alone take one. */
  readonly mark: '.' | ','
  /** The most the line may have: the cap of its unit, or what is left in stock when that is less. */
  readonly atMost: Quantity
}

/**
 * `more` and `fewer`: by one. `set`: the approved quantity, 0 to remove. `reach`: tried to pass the most there can be;
 * the shop raises the stock alert.
 */
export type StepperAct =
  | { readonly act: 'more' | 'fewer' | 'reach' }
  | { readonly act: 'set'; readonly quantity: Quantity }

/**
 * Text being typed over the quantity; null while nobody types. A sign at its end, which `quantityText` does not show, was
 * refused, and so is what is typed after it.
 */
export type TypedText = string | null

export type TypingEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'approved' }
  | { readonly type: 'cancelled' }

export interface Typing {
  readonly text: TypedText
  /** The quantity approved by this event, when it differs from the line's. */
  readonly approved?: Quantity
  /** The typed quantity reached the most there can be (raises the stock alert: docs/product-rules.md#quantities). */
  readonly reached?: boolean
}

/** What no quantity contains and no digit may follow: without its mark 2.5 would be 25, without its sign -5 would be 5. */
const refused = { piece: /[-−.,]/, box: /[-−.,]/, kg: /[-−]/ } as const
const refusedSign = '-'

/**
 * Keeps of a text what a quantity can contain: digits, and for kilograms one mark and three decimals. Leading
 * noughts go. Letters and spaces are dropped, so a pasted '12 boxes' is 12; a minus ends it, and a mark where there are no
 * decimals: 2.5 boxes are 2 (docs/product-rules.md#quantities).
 */
export function quantityText(text: string, { kind, mark }: QuantityField): string {
  const [kept = ''] = text.split(refused[kind])
  if (kind !== 'kg') return withoutLeadingNoughts(kept.replaceAll(/\D/g, ''))
  const [whole = '', ...rest] = kept.replaceAll(/[^\d.,]/g, '').split(/[.,]/)
  if (rest.length === 0) return withoutLeadingNoughts(whole)
  return `${withoutLeadingNoughts(whole)}${mark}${rest.join('').slice(0, 3)}`
}

function withoutLeadingNoughts(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}

/**
 * What a key does in the field; undefined leaves it to what stands around: Escape closes a dialog once nothing is being typed.
 */
export function typingKey(
  key: string,
  { isTyping }: { readonly isTyping: boolean },
): TypingEvent | undefined {
  if (key === 'Enter') return { type: 'approved' }
  return key === 'Escape' && isTyping ? { type: 'cancelled' } : undefined
}

/**
 * One step of typing a quantity (docs/product-rules.md#quantities). `current` is the line's quantity. Only approving and cancelling
 * end it: what was typed and left stays on show, so that it is neither lost nor taken for ordered.
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
      // What is left of 0.5 boxes orders none, and takes none away.
      const isNothing = quantity === 0 && before.endsWith(refusedSign)
      return quantity === current || isNothing ? { text: null } : { text: null, approved: quantity }
    }
  }
}

function typed(all: string, before: string, field: QuantityField): Typing {
  const shown = quantityText(before, field)
  if (before.endsWith(refusedSign) && all.startsWith(shown)) return { text: before }
  const text = quantityText(all, field)
  const quantity = quantityOf(text, field)
  if (quantity > field.atMost) return { text: displayedQuantity(field.atMost, field.mark), reached: true }
  // Where nothing of it can be kept, the quantity stays.
  if (refused[field.kind].test(all)) return { text: (text || shown) + refusedSign }
  return quantity < field.atMost ? { text } : { text, reached: true }
}

/** More digits than any quantity has read as more than any cap. */
function quantityOf(text: string, { kind, atMost }: QuantityField): Quantity {
  return typedQuantity(kind, text) ?? ((atMost + 1) as Quantity)
}
