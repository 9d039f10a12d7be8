import type { BasketOperation } from '@provender/domain/basket/operations'
import type { Quantity } from '@provender/domain/money/money'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { expect, test } from 'vitest'
import { addSeveral } from './add-several.ts'
import { listContext, tomatoes } from './product.fixture.ts'

const noPrices = tomatoes.units.map((unit) => ({ ...unit, price: null, priceWithVat: null }))

function createBasket(lines: Readonly<Record<string, number>>) {
  const pushed: BasketOperation[] = []
  const baskets: Pick<BasketStore, 'push' | 'registerProduct' | 'view' | 'quantityOf'> = {
    push: (operations) => {
      pushed.push(...operations)
      return []
    },
    registerProduct: () => {},
    view: () => ({ active: {} }) as never,
    quantityOf: (id, unit) => (lines[`${id}/${unit}`] ?? 0) as Quantity,
  }
  return { baskets, pushed }
}

test('adds one of each product in its usual unit, skips products in the basket and names those that cannot be added', () => {
  const { baskets, pushed } = createBasket({ '8/1': 3000 })
  const products = [
    tomatoes,
    { ...tomatoes, id: '8', name: 'Beans' },
    { ...tomatoes, id: '9', name: 'Peas', brand: null, units: noPrices },
    {
      ...tomatoes,
      id: '10',
      name: 'Corn',
      brand: null,
      stockStatus: { ...tomatoes.stockStatus, available: false },
    },
  ]
  expect(addSeveral(baskets, products, listContext)).toEqual({ inBasketCount: 2, refused: ['Peas', 'Corn'] })
  expect(pushed).toMatchObject([{ type: 'add', productId: 7, unit: '2', quantity: 1000 }])
})
