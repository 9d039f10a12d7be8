import type { Basket } from '@provender/domain/basket/basket'
import type { BasketOperation } from '@provender/domain/basket/operations'
import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { changeBasket } from './change-basket.ts'
import { listContext, tomatoes } from './product.fixture.ts'

function storeWith(active: Basket | undefined) {
  const pushed: BasketOperation[] = []
  const registered: number[] = []
  return {
    pushed,
    known: registered,
    baskets: {
      view: () => ({ baskets: [], active, totals: new Map(), version: 0, isSaving: false, isReading: false }),
      registerProduct: (id: number) => void registered.push(id),
      push: (operations: readonly BasketOperation[]) => {
        pushed.push(...operations)
        return []
      },
    },
  }
}

const basket = { name: 'Weekly' } as Basket
const change = (by: number) =>
  ({ product: tomatoes, unit: '2', by: by as Quantity, policy: listContext.stockPolicy }) as const

test('adding sends the rules the product first and stores the price that was shown', () => {
  const store = storeWith(basket)
  changeBasket(store.baskets, change(2000))
  expect(store.known).toEqual([7])
  expect(store.pushed).toEqual([
    { type: 'add', basketId: null, productId: 7, unit: '2', quantity: 2000, price: 86_400 },
  ])
})

test('creates a basket before the first line if there is none', () => {
  const store = storeWith(undefined)
  changeBasket(store.baskets, change(1000))
  expect(store.pushed.map(({ type }) => type)).toEqual(['create', 'add'])
  expect(store.pushed[0]).toMatchObject({ name: '' })
})

test('lowering a line sends the difference', () => {
  const store = storeWith(basket)
  changeBasket(store.baskets, change(-3000))
  expect(store.pushed).toEqual([{ type: 'remove', basketId: null, productId: 7, unit: '2', quantity: 3000 }])
})
