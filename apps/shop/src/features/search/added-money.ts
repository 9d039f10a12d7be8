import { parseUnitPrice } from '@provender/domain/money/decimal'
import { lineNet, type Quantity } from '@provender/domain/money/money'
import { showMoney } from '@provender/domain/money/show-money'
import type { ProductUnitFieldsFragment } from '../catalogue/product-card.documents.ts'
import type { ProductList } from '../catalogue/product-list.ts'

type MoneyContext = Pick<ProductList, 'labels' | 'currencyCode' | 'language' | 'includesVat'>

/** What was added costs this, with VAT where the rows show prices with VAT. Empty without a price. */
export function addedMoney(
  { price, priceWithVat }: ProductUnitFieldsFragment,
  quantity: Quantity,
  { labels, currencyCode, language, includesVat }: MoneyContext,
): string {
  const unitPrice = parseUnitPrice((includesVat ? priceWithVat : price) ?? '')
  if (unitPrice === undefined) return ''
  const money = showMoney(lineNet(unitPrice, quantity), currencyCode, language)
  return includesVat ? labels.price.including(money) : money
}
