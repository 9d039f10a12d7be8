import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { FirstSubstitute } from '../catalogue/substitute-list.tsx'
import type { WantedProduct } from '../catalogue/substitute-offers.ts'
import { useFirstSubstitute } from '../catalogue/use-first-substitute.ts'

interface SuggestedSubstituteProps extends Pick<WantedProduct, 'unit' | 'quantity'> {
  readonly product: ProductCardFieldsFragment
}

/** The substitute for a search result that is out of stock. Renders nothing without one. */
export function SuggestedSubstitute(wanted: SuggestedSubstituteProps) {
  const offer = useFirstSubstitute(wanted)
  return offer && <FirstSubstitute offer={offer} />
}
