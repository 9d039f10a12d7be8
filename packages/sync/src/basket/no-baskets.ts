import type { Quantity } from '@provender/domain/money/money'
import type { BasketStore, BasketView } from './basket-store.ts'

const nothing: BasketView = {
  baskets: [],
  active: undefined,
  totals: new Map(),
  version: 0,
  isSaving: false,
  isReading: false,
}

const none = () => 0 as Quantity

/** The baskets of a visitor, who has none and can make none. */
export const noBaskets: BasketStore = {
  view: () => nothing,
  quantityOf: none,
  first: { view: () => nothing, quantityOf: none },
  subscribe: () => () => {},
  push: () => [],
  putBack: () => {},
  productOf: () => undefined,
  registerProduct: () => {},
  setBaskets: () => {},
  retry: () => {},
  flush: () => {},
  settle: () => Promise.resolve(),
  isSafe: () => Promise.resolve(true),
  discard: () => Promise.resolve(),
}
