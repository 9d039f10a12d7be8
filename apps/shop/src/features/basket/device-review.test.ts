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
const product = (price: string | null, available = true, stockCount: number | null = null) =>
  ({
    id: '7',
    code: 'BEAN',
    name: 'Beans',
    vat: 20,
    units: [{ unit: '1', kind: 'PIECE', price, oldPrice: null }],
    secondUnit: 'box',
    piecesPerBox: 12,
    weight: 0,
    stockStatus: { available, stockCount },
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

  test('is short if it is above the stock on this device, alone or with the other line of its product', () => {
    const few = product('1.50', true, 2)
    expect(edited(deviceReview(line, few, shop)).lines[0]).toMatchObject({
      isOrderable: true,
      problems: [{ type: 'SHORT', available: 2000 }, { type: 'PRICE_CHANGED' }],
    })
    const box = { ...line, unit: '2', quantity: 1000 as Quantity } as const
    const both = [line, box].map((each) => deviceReview(each, product('1.50', true, 14), shop))
    const problems = editedBasket([line, box], reviewedByKey(both), new Map()).lines.map((each) =>
      each.problems.find(({ type }) => type === 'SHORT'),
    )
    expect(problems).toMatchObject([
      { combined: { requested: 15_000, available: 14_000 } },
      { combined: { requested: 15_000, available: 14_000 } },
    ])
    const policy = { outOfStockOrdersEnabled: true, blockOutOfStockOrdering: false }
    for (const enough of [
      deviceReview(line, product('1.50', true, 3), shop),
      deviceReview(line, product('1.50'), shop),
      deviceReview(line, few, { ...shop, policy }),
    ])
      expect(edited(enough).lines[0]?.problems).toMatchObject([{ type: 'PRICE_CHANGED' }])
  })

  test('whose product is not on the device has the price at which it was added', () => {
    const { lines } = edited(reviewWithoutProduct(line, 'Not here yet'))
    expect(lines[0]).toMatchObject({ net: 375, quantity: 3000, reviewed: { name: 'Not here yet' } })
  })
})
