import type { BasketId, ProductId } from '../ids.ts'
import type { Quantity, UnitPrice } from '../money/money.ts'
import type { ProductUnits } from '../units/units.ts'
import { applyBasketOperation } from './apply-operation.ts'
import type { Baskets } from './basket.ts'
import type { BasketContext } from './context.ts'
import type { BasketOperation } from './operations.ts'

export const beans: ProductUnits = {
  secondUnit: 'box',
  piecesPerBox: 24,
  sellAs: '3',
  defaultUnit: '2',
  weightGrams: 415,
}
export const mince: ProductUnits = {
  secondUnit: 'kg',
  piecesPerBox: 1,
  sellAs: '2',
  defaultUnit: '2',
  weightGrams: 0,
}
export const p = (id: number) => id as ProductId
export const quantityOf = (units: number) => (units * 1000) as Quantity
export const id = (name: string) => name as BasketId

export const context: BasketContext = {
  product: (productId) => {
    if (productId === 1) return { units: beans, sellable: 100, netPrice: () => 1_000_000 as UnitPrice }
    if (productId === 2) return { units: mince, sellable: Infinity, netPrice: () => 1_000_000 as UnitPrice }
    if (productId === 3)
      return {
        units: beans,
        sellable: 100,
        netPrice: (unit) => (unit === '2' ? (1_000_000 as UnitPrice) : null),
      }
    return undefined
  },
  quantityLimits: { maxBasketItemPcsQuantity: 60, maxBasketItemBoxQuantity: 20, maxBasketItemKgQuantity: 10 },
  nowMs: 5,
  deviceId: 'till',
  author: null,
  defaultName: (n) => `Basket ${n}`,
  deletedName: (basketId) => (basketId === 'deleted' ? 'Party' : undefined),
}

export const apply = (baskets: Baskets, ...operations: BasketOperation[]) =>
  operations.reduce(
    (state, operation) => {
      const { baskets: next, problems } = applyBasketOperation(state.baskets, operation, context)
      return { baskets: next, problems: [...state.problems, ...problems] }
    },
    { baskets, problems: [] as readonly unknown[] },
  )

export const create = (name: string, basketId = name): BasketOperation => ({
  type: 'create',
  basketId: id(basketId),
  name,
})
export const add = (productId: number, unit: '1' | '2', units: number): BasketOperation => ({
  type: 'add',
  basketId: null,
  productId: p(productId),
  unit,
  quantity: quantityOf(units),
  price: 100 as UnitPrice,
})
export const set = (productId: number, unit: '1' | '2', units: number): BasketOperation => ({
  type: 'setQuantity',
  basketId: null,
  productId: p(productId),
  unit,
  quantity: quantityOf(units),
  price: 100 as UnitPrice,
})
export const remove = (productId: number, unit: '1' | '2', units: number): BasketOperation => ({
  type: 'remove',
  basketId: null,
  productId: p(productId),
  unit,
  quantity: quantityOf(units),
})
