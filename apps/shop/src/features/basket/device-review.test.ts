import type { ProductOnDevice } from '@provender/device-catalogue/catalogue-holder'
import type { BasketLine } from '@provender/domain/basket/basket'
import type { ProductId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import { describe, expect, test } from 'vitest'
import { deviceReview, reviewWithoutProduct } from './device-review.ts'
import { editedBasket, keyOfLine, reviewedByKey } from './edited-basket.ts'

const line: BasketLine = {
  productId: 7 as ProductId,
  unit: '1',
  quantity: 3000 as Quantity,
  priceWhenAdded: 12_500 as UnitPrice,
  piecesPerBoxWhenAdded: null,
  note: '',
  substitutionWish: null,
  changedBy: null,
}
const product = (price: string | null, available = true) =>
  ({
    id: '7',
    code: 'BEAN',
    name: 'Beans',
    vat: 20,
    units: [{ unit: '1', kind: 'PIECE', price, oldPrice: null }],
    stockStatus: { available },
    categories: [{ id: '12' }, { id: '99' }],
  }) as unknown as ProductOnDevice['product']
const shop = {
  policy: { outOfStockOrdersEnabled: false, blockOutOfStockOrdering: true },
  departments: [{ id: '1', name: 'Grocery', childCategories: [{ id: '12', name: 'Tins' }] }],
}
const edited = (review: Parameters<typeof reviewedByKey>[0][number]) =>
  editedBasket([line], reviewedByKey([review]), new Map())

describe('a line that the server has not reviewed', () => {
  test('has the name, the price, the VAT and the category that are on the device', () => {
    const { lines, totals, unpriced } = edited(deviceReview(line, product('1.50'), shop))
    expect(unpriced).toEqual([])
    expect(lines[0]).toMatchObject({
      key: keyOfLine(line),
      net: 450,
      isOrderable: true,
      // The customer added it at another price.
      problems: [{ type: 'PRICE_CHANGED' }],
      reviewed: { name: 'Beans', code: 'BEAN', product: { categories: [{ name: 'Tins' }] } },
    })
    expect(totals).toMatchObject({ net: 450, gross: 540 })
  })

  test('cannot be ordered without a price or without stock, unless back orders are accepted', () => {
    expect(edited(deviceReview(line, product(null), shop)).lines[0]).toMatchObject({ isOrderable: false })
    const soldOut = deviceReview(line, product('1.50', false), shop)
    expect(edited(soldOut).lines[0]).toMatchObject({ isOrderable: false })
    const policy = { outOfStockOrdersEnabled: true, blockOutOfStockOrdering: false }
    const backOrder = deviceReview(line, product('1.50', false), { ...shop, policy })
    expect(edited(backOrder).lines[0]).toMatchObject({ isOrderable: true })
  })

  test('whose product is not on the device has the price at which it was added', () => {
    const { lines } = edited(reviewWithoutProduct(line, 'Not here yet'))
    expect(lines[0]).toMatchObject({ net: 375, quantity: 3000, reviewed: { name: 'Not here yet' } })
  })
})
