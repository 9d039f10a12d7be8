import { maxBasketLines } from '@provender/domain/basket/basket'
import type { Quantity } from '@provender/domain/money/money'
import { add, create, setUp } from '@provender/sync/basket/basket-tab.fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { piece, listContext, tomatoes } from '../catalogue/product.fixture.ts'
import { addRows, canBuy } from './add-rows.ts'
import type { PasteChoice } from './paste-rows.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const quantityOf = (count: number) => (count * 1000) as Quantity
const boxes = (count: number): PasteChoice => ({ product: tomatoes, unit: '2', quantity: quantityOf(count) })
const pieces = (count: number): PasteChoice => ({ product: tomatoes, unit: '1', quantity: quantityOf(count) })

function createTarget() {
  const { server, store } = setUp()
  const lines = () =>
    store.view().active?.lines.map(({ unit, quantity }) => `${quantity / 1000} of ${unit}`) ?? []
  return { server, target: { baskets: store, listContext }, lines, store }
}

test('adds everything to the active basket in one go and creates a basket if there is none', () => {
  const { target, lines } = createTarget()
  expect(addRows(target, [boxes(3), pieces(5)]).problems).toEqual([])
  expect(lines()).toEqual(['3 of 2', '5 of 1'])
  addRows(target, [boxes(2)])
  expect(lines()).toEqual(['5 of 2', '5 of 1'])
})

test('undo restores the earlier quantities and changes nothing else', () => {
  const { target, lines } = createTarget()
  addRows(target, [boxes(3)])
  const { undo } = addRows(target, [boxes(2), pieces(5), boxes(1)])
  expect(lines()).toEqual(['6 of 2', '5 of 1'])
  addRows(target, [pieces(1)])
  undo()
  expect(lines()).toEqual(['3 of 2', '1 of 1'])
})

test('reports a quantity above the line limit, and undo removes only what was added', () => {
  const { target, lines } = createTarget()
  const { problems, undo } = addRows(target, [boxes(1_000_000)])
  expect(problems.map(({ type }) => type)).toEqual(['CAPPED'])
  const [line = ''] = lines()
  expect(Number.parseInt(line)).toBeLessThan(1_000_000)
  undo()
  expect(lines()).toEqual([])
})

test('a full basket takes more of its lines and no other line', () => {
  const { server, target, store } = createTarget()
  server.applyElsewhere(create('weekly'))
  for (let id = 1; id < maxBasketLines; id += 1) server.applyElsewhere(add(100 + id))
  store.setBaskets(server.read())
  addRows(target, [pieces(1)])
  const { isAdded, problems } = addRows(target, [boxes(1), pieces(2)])
  expect(problems).toEqual([{ type: 'TOO_MANY_LINES', maximum: maxBasketLines }])
  expect([isAdded(boxes(1)), isAdded(pieces(2))]).toEqual([false, true])
})

test('can buy only products with a price and stock', () => {
  const { target } = createTarget()
  expect(canBuy(target, boxes(1))).toBe(true)
  const outOfStock = { ...tomatoes, stockStatus: { ...tomatoes.stockStatus, available: false } }
  expect(canBuy(target, { ...boxes(1), product: outOfStock })).toBe(false)
  const unpriced = { ...tomatoes, units: [{ ...piece, price: null }] }
  expect(canBuy(target, { ...pieces(1), product: unpriced })).toBe(false)
})
