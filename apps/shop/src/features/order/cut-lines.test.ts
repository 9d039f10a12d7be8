import type { BasketProblem } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import { lostLines, type NamedProblem, problemAsAnswer } from '@provender/sync/basket/lost-lines'
import { expect, test } from 'vitest'
import { withProducts } from '../basket-store/basket-notices.ts'
import { basketProduct } from '../catalogue/basket-product.ts'
import { listContext, tomatoes } from '../catalogue/product.fixture.ts'
import { cutLines, namesOfProducts } from './cut-lines.ts'

const products = new Map([
  [7, 'Chopped Tomatoes'],
  [8, 'Baked Beans'],
])
const productOf = (id: ProductId) => {
  const name = products.get(id)
  return name === undefined
    ? undefined
    : basketProduct({ ...tomatoes, brand: null, name }, listContext.stockPolicy)
}
const names = (problems: readonly NamedProblem[]) => namesOfProducts(problems, productOf, listContext.labels)
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

const missing = (...ids: readonly number[]) =>
  ids.map((id) => problemAsAnswer({ type: 'LINE_NOT_FOUND', productId: id as ProductId, unit: '1' }))

test('lines that somebody else removed are named, each product once, as far as the shop knows it', () => {
  expect(names(missing(7, 8, 7, 9))).toEqual(['Chopped Tomatoes', 'Baked Beans'])
  expect(names([problemAsAnswer({ type: 'BASKET_NOT_FOUND', basketId: null })])).toEqual([])
})

test('lines that do not come back are named with their quantity, all of them if the basket is gone or full', () => {
  const lines = ([7, 8] as const).map((id) => ({
    productId: id as ProductId,
    unit: '2' as const,
    quantity: 3000 as Quantity,
    price: null,
    note: null,
  }))
  const operations = [{ type: 'replaceLines', basketId: null, lines }] as const
  const lost = (problem: BasketProblem) => names(lostLines(problemAsAnswer(problem), operations))
  expect(lost({ type: 'NO_PRICE', productId: 8 as ProductId, unit: '2' })).toEqual(['Baked Beans: 3 BOX'])
  expect(lost({ type: 'PRODUCT_NOT_FOUND', productId: 7 as ProductId })).toEqual(['Chopped Tomatoes: 3 BOX'])
  const all = ['Chopped Tomatoes: 3 BOX', 'Baked Beans: 3 BOX']
  expect(lost({ type: 'BASKET_NOT_FOUND', basketId: null })).toEqual(all)
  expect(lost({ type: 'TOO_MANY_LINES', maximum: 500 })).toEqual(all)
  expect(lost({ type: 'BASKET_RESTORED', basketId: 'weekly' as BasketId, name: 'Weekly' })).toEqual([])
})

test('a message that names no product gets their names, before its own detail', () => {
  const message = { kind: 'toast', about: 'bad', text: 'product could not found!' } as const
  expect(withProducts(message, 'Baked Beans')).toEqual({ ...message, detail: 'Baked Beans' })
  expect(withProducts({ ...message, detail: 'It is kept.' }, 'Baked Beans, Milk')).toEqual({
    ...message,
    detail: 'Baked Beans, Milk. It is kept.',
  })
  expect(withProducts(message, undefined)).toEqual(message)
})
