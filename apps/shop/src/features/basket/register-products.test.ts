import type { BasketId, ProductId } from '@provender/domain/ids'
import { add, create, remove, setUp } from '@provender/sync/basket/basket-tab.fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearBasket } from './clear-basket.ts'
import { reviewWithoutProduct } from './device-review.ts'
import { registerProducts } from './register-products.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const basketId = 'weekly' as BasketId
const policy = { outOfStockOrdersEnabled: false, blockOutOfStockOrdering: true }

function basketWith(problemTypes: readonly 'NO_LONGER_AVAILABLE'[]) {
  const { server, store, problems } = setUp()
  server.applyElsewhere(create(basketId))
  server.applyElsewhere(add(1, 2))
  server.applyElsewhere(add(77, 3))
  const read = server.read()
  const baskets = read.baskets.map((basket) => ({ ...basket, total: '2.00' }))
  store.setBaskets({ ...read, baskets })
  const line = store.view().active?.lines.find(({ productId }) => productId === (77 as ProductId))
  if (!line) throw new Error('The line is missing')
  const review = reviewWithoutProduct(line, 'Old Ham')
  const facts = { availableQuantity: null, availableTogether: null }
  const before = { priceWhenAdded: null, piecesPerBoxWhenAdded: null }
  const reviewed = { ...review, problems: problemTypes.map((type) => ({ type, ...facts, ...before })) }
  registerProducts(store, [{ ...line, reviewed }], policy)
  return { store, problems, total: () => store.view().totals.get(basketId) }
}

test('a line that is no longer sold leaves the total as it is when it goes', () => {
  const { store, total } = basketWith(['NO_LONGER_AVAILABLE'])
  store.push([remove(77, 3)])
  expect(total()).toBe('2.00')
})

test('a line whose product this device lacks takes its price away with it', () => {
  const { store, total } = basketWith([])
  store.push([remove(77, 3)])
  expect(total()).not.toBe('2.00')
})

test('a line that is no longer sold does not come back, and is named with its quantity', () => {
  const { store, problems } = basketWith(['NO_LONGER_AVAILABLE'])
  clearBasket(store, basketId)()
  expect(problems).toMatchObject([{ type: 'UNIT_NOT_SOLD', product: '77', quantity: 3 }])
  expect(store.productOf(77 as ProductId)?.name).toBe('Old Ham')
})
