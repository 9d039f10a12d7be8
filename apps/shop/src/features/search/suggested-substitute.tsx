import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { FirstSubstitute } from '../catalogue/substitute-list.tsx'
import type { WantedProduct } from '../catalogue/substitute-offers.ts'
import { useSubstitutes } from '../catalogue/use-substitutes.ts'

interface SuggestedSubstituteProps extends Pick<WantedProduct, 'unit' | 'quantity'> {
  readonly product: ProductCardFieldsFragment
}

/** The substitute for a search result that is out of stock. Renders nothing without one. */
export function SuggestedSubstitute(wanted: SuggestedSubstituteProps) {
  const [offer] = useSubstitutes(wanted)
  return offer && <FirstSubstitute offer={offer} />
}
