import type { BasketId, ProductId } from '@provender/domain/ids'
import { add, create, productWithBoxOf, setUp } from '@provender/sync/basket/basket-tab.fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearBasket } from './clear-basket.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const basketId = 'weekly' as BasketId

test('Undo puts every line back, also of a product that this device does not know', () => {
  const { server, store, problems } = setUp()
  server.applyElsewhere(create(basketId))
  server.applyElsewhere(add(1, 2))
  // The server knows this product, and the device does not.
  server.applyElsewhere(add(77, 3))
  server.applyElsewhere({ type: 'note', basketId, productId: 77 as ProductId, unit: '1', note: 'ripe' })
  store.setBaskets(server.read())
  store.push([add(2, 4)])
  const before = store.view().active?.lines
  expect(before?.map(({ productId }) => productId)).toEqual([1, 77, 2])
  const undo = clearBasket(store, basketId)
  expect(store.view().active?.lines).toEqual([])
  undo()
  expect(problems).toEqual([])
  expect(store.view().active?.lines).toEqual(before)
})

test('Undo reports what can no longer be added', () => {
  const { store, problems } = setUp()
  store.push([create(basketId), add(1), add(2)])
  const undo = clearBasket(store, basketId)
  store.registerProduct(2 as ProductId, { ...productWithBoxOf(12), netPrice: () => null })
  undo()
  expect(problems).toMatchObject([{ type: 'NO_PRICE', product: '2', quantity: 1 }])
  expect(store.view().active?.lines).toMatchObject([{ productId: 1 }])
})
