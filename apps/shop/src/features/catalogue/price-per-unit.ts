import type { UnitPrice } from '@provender/domain/money/money'
import { showUnitPrice } from '@provender/domain/money/show-money'
import type { UnitKind } from './product-card.documents.ts'
import type { ProductListContext } from './product-list-context.ts'

/** '£7.68 / box', or only the price if there is no unit. */
export function pricePerUnit(
  price: UnitPrice,
  kind: UnitKind | undefined,
  { words, currencyCode, language }: Pick<ProductListContext, 'words' | 'currencyCode' | 'language'>,
): string {
  const shown = showUnitPrice(price, currencyCode, language)
  return kind ? `${shown} / ${words.unit[kind]}` : shown
}
