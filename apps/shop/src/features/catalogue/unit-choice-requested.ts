import { createPageEvent } from '../../kernel/page/page-event.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'

/** The product is sold in both units, and none is chosen: the shell opens the unit choice (docs/product-rules.md#units). */
export const unitChoiceRequested = createPageEvent<ProductCardFieldsFragment>()
