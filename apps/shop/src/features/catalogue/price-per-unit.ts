import type { UnitPrice } from '@provender/domain/money/money'
import { showUnitPrice } from '@provender/domain/money/show-money'
import type { UnitKind } from './product-card.documents.ts'
import type { ProductList } from './product-list.ts'

export function pricePerUnit(
  price: UnitPrice,
  kind: UnitKind | undefined,
  { labels, currencyCode, language }: Pick<ProductList, 'labels' | 'currencyCode' | 'language'>,
): string {
  const priceText = showUnitPrice(price, currencyCode, language)
  return kind ? `${priceText} / ${labels.unit[kind]}` : priceText
}
