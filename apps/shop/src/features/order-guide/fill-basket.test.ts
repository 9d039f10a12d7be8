import { maxBasketLines } from '@provender/domain/basket/basket'
import type { ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import { add, create, setUp } from '@provender/sync/basket/basket-tab.fixture'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listContext, tomatoes } from '../catalogue/product.fixture.ts'
import type { GuideItem, RequestedOrderGuideItem } from '../usual/requested-items.ts'
import { fillBasket } from './fill-basket.ts'

const usual: GuideItem = {
  lastQuantity: 1,
  lastPiecesPerBox: null,
  lastPrice: '8.64',
  usualQuantity: 3,
  usualUnit: '2',
  unit: '2',
  lastOrderNumber: '100001',
  lastBoughtAt: '2026-11-01T10:00:00Z',
  timesBought: 2,
  everyDays: 7,
  par: null,
  parUnit: null,
  product: { ...tomatoes, categories: [], allergens: [], substitutes: [] },
}
const threeBoxes: RequestedOrderGuideItem = { usual, unit: '2', quantity: 3000 as Quantity }
const { stockPolicy } = listContext
const boxes = ({ store }: ReturnType<typeof setUp>) => store.quantityOf(7 as ProductId, '2') / 1000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('filling the basket', () => {
  test('creates a basket if there is none, and can be undone', () => {
    const tab = setUp()
    const { addedCount, problems, undo } = fillBasket(tab.store, [threeBoxes], stockPolicy)
    expect([addedCount, problems, boxes(tab)]).toEqual([1, [], 3])
    tab.store.push(undo)
    expect(boxes(tab)).toBe(0)
  })

  test('counts what the basket has afterwards: a full one takes no other product', () => {
    const tab = setUp()
    tab.server.applyElsewhere(create('weekly'))
    for (let id = 1; id <= maxBasketLines; id += 1) tab.server.applyElsewhere(add(100 + id))
    tab.store.setBaskets(tab.server.read())
    expect(fillBasket(tab.store, [threeBoxes], stockPolicy)).toEqual({
      addedCount: 0,
      problems: [{ type: 'TOO_MANY_LINES', maximum: maxBasketLines }],
      undo: [],
    })
  })
})
