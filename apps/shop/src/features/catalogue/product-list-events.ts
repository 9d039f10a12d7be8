import type { SalesUnit } from '@provender/domain/price/price'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'

/** Events by which a control opens a dialog over the page. The shell listens and loads the dialog then. */
interface ProductListEvents {
  /** Opens the unit choice for a product that is sold in both units, with none chosen (docs/product-rules.md#units). */
  readonly 'provender:choose-unit': ProductCardFieldsFragment
  /** A wedge scanner has put a product into the basket. */
  readonly 'provender:scanned': { readonly product: ProductCardFieldsFragment; readonly unit: SalesUnit }
  /** Asks for permission to show notifications if the browser never asked, then continues with any answer. */
  readonly 'provender:ask-notifications': { readonly onContinue: () => void }
}

const events = new EventTarget()

export function dispatchListEvent<Name extends keyof ProductListEvents>(
  name: Name,
  detail: ProductListEvents[Name],
): void {
  events.dispatchEvent(new CustomEvent(name, { detail }))
}

/** Returns the function that unsubscribes. */
export function onListEvent<Name extends keyof ProductListEvents>(
  name: Name,
  take: (detail: ProductListEvents[Name]) => void,
): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) take(event.detail)
  }
  events.addEventListener(name, onEvent)
  return () => events.removeEventListener(name, onEvent)
}
