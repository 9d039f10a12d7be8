import type { BasketLine } from '@provender/domain/basket/basket'
import type { ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { describe, expect, test } from 'vitest'
import { tomatoes } from '../catalogue/product.fixture.ts'
import { bandsOf } from './bands.ts'
import { editedBasket, type EditedLine } from './edited-basket.ts'

const line = (id: number, unit: SalesUnit, storage: string | null = null, isOrderable = true): EditedLine => {
  const quantity = 1000 as Quantity
  const kept: BasketLine = {
    productId: id as ProductId,
    unit,
    quantity,
    priceWhenAdded: null,
    changedBy: null,
  }
  const reviewed = {
    productId: String(id),
    name: `Product ${id}`,
    code: '',
    unit,
    quantity: 1,
    price: '2.00',
    oldPrice: null,
    vatRate: 0,
    net: '2.00',
    vat: '0.00',
    isOrderable,
    problems: [],
    product: { ...tomatoes, storage },
  }
  return editedBasket([kept], new Map([[`${id}/${unit}`, reviewed]]), new Map()).lines[0]!
}
const keys = (lines: readonly EditedLine[], places = new Map<number, number>()) =>
  bandsOf(lines, places).map((band) => [band.storage, band.lines.map(({ key }) => key)])

describe('the bands of a basket', () => {
  test('hold what is kept alike, ambient first, and nothing empty', () => {
    expect(keys([line(1, '1', 'frozen'), line(2, '1'), line(3, '1', 'frozen')])).toEqual([
      ['ambient', ['2/1']],
      ['frozen', ['1/1', '3/1']],
    ])
  })

  test('put both units of a product next to each other, the box first', () => {
    expect(keys([line(1, '1'), line(2, '2'), line(1, '2')])).toEqual([['ambient', ['1/2', '1/1', '2/2']]])
  })

  test('give a line that was put back the place it had', () => {
    const places = new Map<number, number>()
    keys([line(1, '1'), line(2, '1')], places)
    expect(keys([line(2, '1'), line(1, '1')], places)).toEqual([['ambient', ['1/1', '2/1']]])
  })

  test('sum what can be ordered', () => {
    expect(bandsOf([line(1, '1'), line(2, '1', null, false)], new Map())[0]?.net).toBe(200)
  })
})
