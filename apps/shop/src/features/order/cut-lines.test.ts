import type { BasketProblem } from '@provender/domain/basket/operations'
import type { ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { basketProduct } from '../catalogue/basket-product.ts'
import { listContext, tomatoes } from '../catalogue/product.fixture.ts'
import { cutLines, problemAsAnswer } from './cut-lines.ts'

const names = new Map([
  [7, 'Chopped Tomatoes'],
  [8, 'Baked Beans'],
])
const productOf = (id: ProductId) => {
  const name = names.get(id)
  return name === undefined
    ? undefined
    : basketProduct({ ...tomatoes, brand: null, name }, listContext.stockPolicy)
}
const capped = (id: number, by: 'STOCK' | 'QUANTITY_CAP', count: number, unit: '1' | '2' = '2') =>
  ({
    type: 'CAPPED',
    by,
    productId: id as ProductId,
    unit,
    quantity: (count * 1000) as Quantity,
  }) satisfies BasketProblem
const cut = (...problems: BasketProblem[]) =>
  cutLines(problems.map(problemAsAnswer), productOf).map(
    ({ name, reason, quantity, kind }) => `${name} ${reason} ${quantity / 1000} ${kind}`,
  )

test('a line that got less than requested is named, with its quantity and its limit', () => {
  expect(cut(capped(7, 'STOCK', 19), capped(8, 'QUANTITY_CAP', 5, '1'))).toEqual([
    'Chopped Tomatoes stock 19 BOX',
    'Baked Beans cap 5 PIECE',
  ])
})

test('a line that was cut several times is named once, with its last quantity', () => {
  expect(cut(capped(7, 'STOCK', 18), capped(7, 'STOCK', 19))).toEqual(['Chopped Tomatoes stock 19 BOX'])
})

test('a product that this device does not know has no name, and other problems are no cut', () => {
  const unpriced = { type: 'NO_PRICE', productId: 7 as ProductId, unit: '1' } as const
  expect(cut(capped(9, 'STOCK', 2), unpriced)).toEqual([' stock 2 PIECE'])
})
