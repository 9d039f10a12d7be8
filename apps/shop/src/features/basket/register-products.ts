import type { BasketProduct } from '@provender/domain/basket/context'
import type { StockPolicy } from '@provender/domain/stock/stock'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { basketProduct } from '../catalogue/basket-product.ts'
import type { EditedLine } from './edited-basket.ts'

export function registerProducts(
  baskets: Pick<BasketStore, 'registerProduct'>,
  lines: readonly Pick<EditedLine, 'productId' | 'unit' | 'reviewed'>[],
  policy: StockPolicy,
): void {
  for (const line of lines) {
    const { product, problems } = line.reviewed
    if (product) baskets.registerProduct(line.productId, basketProduct(product, policy))
    else if (problems.some(({ type }) => type === 'NO_LONGER_AVAILABLE'))
      baskets.registerProduct(line.productId, withdrawnProduct(line))
  }
}

/** The server counts no line of it, and neither does the total of this tab when the line goes. */
function withdrawnProduct({ unit, reviewed }: Pick<EditedLine, 'unit' | 'reviewed'>): BasketProduct {
  return {
    name: reviewed.name,
    units: {
      secondUnit: 'box',
      piecesPerBox: 1,
      sellAs: unit === '1' ? '2' : '1',
      defaultUnit: '1',
      weightGrams: 0,
    },
    sellable: 0,
    netPrice: () => null,
  }
}
