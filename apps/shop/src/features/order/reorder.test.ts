import { maxBasketLines, maxBaskets } from '@provender/domain/basket/basket'
import type { ProductId } from '@provender/domain/ids'
import type { UnitPrice } from '@provender/domain/money/money'
import { add, create, createDevice, openTabStore, setUp } from '@provender/sync/basket/basket-tab.fixture'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tomatoes } from '../catalogue/product.fixture.ts'
import type { OrderLineFieldsFragment } from './orders.documents.ts'
import { reorder, reorderIntoNewBasket } from './reorder.ts'

const sold = { ...tomatoes, allergens: [], substitutes: [] }

const stockPolicy = { outOfStockOrdersEnabled: false, blockOutOfStockOrdering: true }
const line = (change: Partial<OrderLineFieldsFragment> = {}): OrderLineFieldsFragment => ({
  position: 1,
  productId: tomatoes.id,
  code: tomatoes.code,
  name: 'Chopped Tomatoes',
  packSize: '',
  pictureUrl: null,
  unit: '2',
  unitKind: 'BOX',
  quantity: 3,
  price: '7.00',
  vatRate: 20,
  net: '21.00',
  suppliedQuantity: null,
  suppliedNet: null,
  substitutesPosition: null,
  piecesPerBox: null,
  note: '',
  substitutionWish: null,
  product: sold,
  ...change,
})

function shop() {
  const { server, store } = setUp()
  const controller = { baskets: store, stockPolicy, newId: () => 'made' }
  const lines = () =>
    store
      .view()
      .active?.lines.map(({ productId, unit, quantity, priceWhenAdded }) => [
        productId,
        unit,
        quantity / 1000,
        priceWhenAdded,
      ])
  return { server, store, controller, lines }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a reorder', () => {
  test('creates a basket first if there is none', () => {
    const { controller, lines, store } = shop()
    expect(reorder(controller, [line()])).toMatchObject({ addedCount: 1, shortfalls: [] })
    expect(store.view().active?.id).toBe('made')
    expect(lines()).toEqual([[7, '2', 3, 86_400]])
  })

  test('replaces quantities, without the cap, and keeps other products', () => {
    const { server, store, controller, lines } = shop()
    server.applyElsewhere(create('weekly'))
    server.applyElsewhere(add(1, 2))
    store.setBaskets(server.read())
    store.registerProduct(7 as ProductId, {
      units: { secondUnit: 'box', piecesPerBox: 12, sellAs: '3', defaultUnit: '2', weightGrams: 0 },
      sellable: Infinity,
      netPrice: () => 1_000_000 as UnitPrice,
    })
    store.push([{ ...add(7, 9), unit: '2' } as ReturnType<typeof add>])
    reorder(controller, [line({ quantity: 40 })])
    expect(lines()).toEqual([
      [1, '1', 2, 100],
      [7, '2', 40, 86_400],
    ])
  })

  test.each([
    ['the same', 12, 3],
    ['half', 6, 6],
    ['double', 24, 2],
    ['much larger', 60, 1],
    ['unknown', null, 3],
  ])('keeps the pieces if a box is %s, and says so', (_, now, boxes) => {
    const { controller, store } = shop()
    const before = now === null ? null : 12
    const product = { ...sold, piecesPerBox: now ?? tomatoes.piecesPerBox }
    const { shortfalls } = reorder(controller, [line({ piecesPerBox: before, product })])
    expect(store.view().active?.lines).toMatchObject([
      { quantity: boxes * 1000, piecesPerBoxWhenAdded: product.piecesPerBox },
    ])
    expect(shortfalls).toEqual(
      boxes === 3
        ? []
        : [
            {
              name: 'Chopped Tomatoes',
              reason: 'box',
              quantity: boxes * 1000,
              kind: 'BOX',
              pieces: now,
            },
          ],
    )
  })

  test('names products that are no longer sold, not sold in this unit, or without a price', () => {
    const { controller, lines } = shop()
    const onlyPieces = { ...sold, units: tomatoes.units.filter(({ unit }) => unit === '1') }
    const priceless = { ...sold, units: tomatoes.units.map((unit) => ({ ...unit, price: null })) }
    const orderLines = [
      line(),
      line({ name: 'Deleted', product: null }),
      line({ name: 'No boxes', product: onlyPieces }),
      line({ name: 'Priceless', product: priceless }),
    ]
    expect(reorder(controller, orderLines)).toMatchObject({
      addedCount: 1,
      shortfalls: [
        { name: 'Deleted', reason: 'unavailable' },
        { name: 'No boxes', reason: 'unit' },
        { name: 'Priceless', reason: 'price' },
      ],
    })
    expect(lines()).toHaveLength(1)
  })

  test('names products that are out of stock, and the stock of those that are short', () => {
    const { controller } = shop()
    const stock = (stockCount: number) => ({
      ...sold,
      stockStatus: { ...tomatoes.stockStatus, available: stockCount > 0, stockCount },
    })
    const lines = [
      line({ name: 'None', product: stock(0) }),
      line({ name: 'Few', product: stock(30) }),
      line({ name: 'Enough', product: stock(36) }),
      line({ name: 'More than the maximum per order', quantity: 150 }),
    ]
    expect(reorder(controller, lines).shortfalls).toEqual([
      { name: 'None', reason: 'out' },
      { name: 'Few', reason: 'stock', quantity: 2000, kind: 'BOX' },
    ])
  })

  test('can be undone to the earlier quantities, prices and notes, and changes no other line', () => {
    const { server, store, controller, lines } = shop()
    server.applyElsewhere(create('weekly'))
    server.applyElsewhere(add(1, 2))
    store.setBaskets(server.read())
    const before = lines()
    const { undo } = reorder(controller, [
      line({ quantity: 40 }),
      line({ productId: '1', unit: '1', quantity: 9 }),
    ])
    expect(lines()).not.toEqual(before)
    store.push(undo)
    expect(lines()).toEqual(before)
  })

  test('into a new basket can be undone to the earlier active basket', () => {
    const { server, store, controller } = shop()
    server.applyElsewhere(create('weekly'))
    store.setBaskets(server.read())
    const { undo } = reorderIntoNewBasket(controller, [line()], 'Order 100234')
    store.push(undo)
    expect(store.view().baskets.map(({ name, isActive }) => [name, isActive])).toEqual([['weekly', true]])
  })

  test('into a new basket keeps the earlier basket unchanged and makes the new one active', () => {
    const { server, store, controller, lines } = shop()
    server.applyElsewhere(create('weekly'))
    server.applyElsewhere(add(1, 2))
    store.setBaskets(server.read())
    expect(reorderIntoNewBasket(controller, [line({ quantity: 4 })], 'Order 100234')).toMatchObject({
      addedCount: 1,
      shortfalls: [],
    })
    expect(store.view().baskets.map(({ name }) => name)).toEqual(['weekly', 'Order 100234'])
    expect(lines()).toEqual([[7, '2', 4, 86_400]])
  })

  test('takes the ordered products, not their substitutes', () => {
    const { controller, lines } = shop()
    const substitute = line({ position: 2, name: 'Plum Tomatoes', quantity: 9, substitutesPosition: 1 })
    expect(reorder(controller, [line({ suppliedQuantity: 0 }), substitute])).toMatchObject({
      addedCount: 1,
      shortfalls: [],
    })
    expect(lines()).toEqual([[7, '2', 3, 86_400]])
  })

  test('creates no basket if nothing can be ordered', () => {
    const { controller, store } = shop()
    expect(reorder(controller, [line({ product: null })])).toMatchObject({
      addedCount: 0,
      shortfalls: [{ name: 'Chopped Tomatoes', reason: 'unavailable' }],
    })
    expect(store.view().baskets).toEqual([])
  })

  test.each([
    ['none', undefined],
    ['another one', 'weekly'],
  ])(
    'into a new basket changes nothing if every line is refused and %s is active, and says why',
    (_, active) => {
      const { server, store, controller } = shop()
      if (active) server.applyElsewhere(create(active))
      store.setBaskets(server.read())
      const before = store.view().baskets
      const halves = [line({ quantity: 2.5 }), line({ quantity: 0.5 })]
      expect(reorderIntoNewBasket(controller, halves, 'Order 100234')).toMatchObject({
        addedCount: 0,
        problems: [{ type: 'INVALID_QUANTITY' }, { type: 'INVALID_QUANTITY' }],
      })
      expect(reorder(controller, halves)).toMatchObject({ addedCount: 0 })
      expect(store.view().baskets).toEqual(before)
      expect(store.view().isSaving).toBe(false)
    },
  )

  test('into a new basket adds nothing if the company has the most baskets, and says so', () => {
    const { server, store, controller, lines } = shop()
    for (let n = 1; n <= maxBaskets; n += 1) server.applyElsewhere(create(`basket ${n}`))
    store.setBaskets(server.read())
    expect(reorderIntoNewBasket(controller, [line()], 'Order 100234')).toMatchObject({
      addedCount: 0,
      problems: [{ type: 'TOO_MANY_BASKETS', maximum: maxBaskets }],
    })
    expect(store.view().baskets).toHaveLength(maxBaskets)
    expect(lines()).toEqual([])
  })

  test('counts what the basket has afterwards: a full one takes no other product', () => {
    const { server, store, controller } = shop()
    server.applyElsewhere(create('weekly'))
    for (let id = 1; id <= maxBasketLines; id += 1) server.applyElsewhere(add(100 + id))
    store.setBaskets(server.read())
    const inBasket = line({ productId: '101', unit: '1', quantity: 9 })
    expect(reorder(controller, [line(), inBasket])).toMatchObject({
      addedCount: 0,
      problems: [{ type: 'TOO_MANY_LINES', maximum: maxBasketLines }],
    })
    expect(store.quantityOf(7 as ProductId, '2')).toBe(0)
  })

  test('counts nothing before the settings with the line limits are loaded', () => {
    const { store } = openTabStore({
      texts: createDevice(),
      send: () => new Promise(() => {}),
      hasQuantityLimits: false,
    })
    expect(reorder({ baskets: store, stockPolicy, newId: () => 'made' }, [line()])).toMatchObject({
      addedCount: 0,
      problems: [],
    })
  })
})
