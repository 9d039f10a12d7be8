import type { SalesUnit } from '@provender/domain/price/price'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'

/** By these events any control asks for what floats over the page, which the shell listens for and loads then. */
interface ShelfEvents {
  /** A product sold in both units, none chosen: opens the choice (docs/product-rules.md#units). */
  readonly 'provender:choose-unit': ProductCardFieldsFragment
  /** A scanner that types has put one of a unit of a product into the basket. */
  readonly 'provender:scanned': { readonly product: ProductCardFieldsFragment; readonly unit: SalesUnit }
  /** The browser was never asked whether it may show notifications: asks, then goes on whatever the answer. */
  readonly 'provender:ask-notifications': { readonly goOn: () => void }
}

const events = new EventTarget()

export function announce<Name extends keyof ShelfEvents>(name: Name, detail: ShelfEvents[Name]): void {
  events.dispatchEvent(new CustomEvent(name, { detail }))
}

/** Gives the function that stops listening. */
export function listen<Name extends keyof ShelfEvents>(
  name: Name,
  take: (detail: ShelfEvents[Name]) => void,
): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) take(event.detail)
  }
  events.addEventListener(name, onEvent)
  return () => events.removeEventListener(name, onEvent)
}
