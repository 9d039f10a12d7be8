import type { Quantity } from '@provender/domain/money/money'
import { setUp } from '@provender/sync/basket/basket-tab.fixture'
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
  return { server, at: { baskets: store, listContext }, lines, store }
}

test('adds everything to the active basket in one go and creates a basket if there is none', () => {
  const { at, lines } = createTarget()
  expect(addRows(at, [boxes(3), pieces(5)]).problems).toEqual([])
  expect(lines()).toEqual(['3 of 2', '5 of 1'])
  addRows(at, [boxes(2)])
  expect(lines()).toEqual(['5 of 2', '5 of 1'])
})

test('undo restores the earlier quantities and changes nothing else', () => {
  const { at, lines } = createTarget()
  addRows(at, [boxes(3)])
  const { undo } = addRows(at, [boxes(2), pieces(5), boxes(1)])
  expect(lines()).toEqual(['6 of 2', '5 of 1'])
  addRows(at, [pieces(1)])
  undo()
  expect(lines()).toEqual(['3 of 2', '1 of 1'])
})

test('reports a quantity above the line limit, and undo removes only what was added', () => {
  const { at, lines } = createTarget()
  const { problems, undo } = addRows(at, [boxes(1_000_000)])
  expect(problems.map(({ type }) => type)).toEqual(['CAPPED'])
  const [line = ''] = lines()
  expect(Number.parseInt(line)).toBeLessThan(1_000_000)
  undo()
  expect(lines()).toEqual([])
})

test('can buy only products with a price and stock', () => {
  const { at } = createTarget()
  expect(canBuy(at, boxes(1))).toBe(true)
  const outOfStock = { ...tomatoes, stockStatus: { ...tomatoes.stockStatus, available: false } }
  expect(canBuy(at, { ...boxes(1), product: outOfStock })).toBe(false)
  const unpriced = { ...tomatoes, units: [{ ...piece, price: null }] }
  expect(canBuy(at, { ...pieces(1), product: unpriced })).toBe(false)
})
