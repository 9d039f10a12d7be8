import type { Quantity } from '@provender/domain/money/money'
import { productWithBoxOf, setUp } from '@provender/sync/basket/basket-tab.fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productIdOf } from '../catalogue/basket-product.ts'
import { listContext, tomatoes } from '../catalogue/product.fixture.ts'
import { addRows } from './add-rows.ts'
import { removeFromBasket } from './remove-from-basket.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const boxes = (count: number) => ({
  product: tomatoes,
  unit: '2' as const,
  quantity: (count * 1000) as Quantity,
})
const line = { basketId: null, productId: productIdOf(tomatoes), unit: '2' } as const

test('a line that leaves the order pad leaves the basket, and Undo brings back all of it', () => {
  const { store } = setUp({ maxQuantity: 50 })
  const target = { baskets: store, listContext }
  addRows(target, [boxes(40)])
  store.push([
    { ...line, type: 'note', note: 'ripe ones, please' },
    { ...line, type: 'wish', wish: 'LEAVE_OUT' },
  ])
  addRows(target, [boxes(1)])
  const before = store.view().active?.lines
  expect(before).toMatchObject([
    { quantity: 41_000, note: 'ripe ones, please', substitutionWish: 'LEAVE_OUT' },
  ])
  const undo = removeFromBasket(target, boxes(1))
  expect(store.view().active?.lines).toEqual([])
  undo?.()
  expect(store.view().active?.lines).toEqual(before)
})

test('Undo reports the boxes of a product that has lost its price', () => {
  const { store, problems } = setUp({ maxQuantity: 50 })
  const target = { baskets: store, listContext }
  addRows(target, [boxes(3)])
  const undo = removeFromBasket(target, boxes(3))
  store.registerProduct(line.productId, { ...productWithBoxOf(12), netPrice: () => null })
  undo?.()
  expect(problems).toMatchObject([{ type: 'NO_PRICE', product: tomatoes.id, unit: '2', quantity: 3 }])
})

test('without a line there is nothing to remove and nothing to undo', () => {
  expect(removeFromBasket({ baskets: setUp().store, listContext }, boxes(1))).toBeUndefined()
})
