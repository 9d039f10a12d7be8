import type { Quantity } from '@provender/domain/money/money'
import { setUp } from '@provender/sync/basket/basket-window.fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { piece, shelf, tomatoes } from '../catalogue/product.fixture.ts'
import { addRows, canBuy } from './add-rows.ts'
import type { PasteChoice } from './paste-rows.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const of = (count: number) => (count * 1000) as Quantity
const boxes = (count: number): PasteChoice => ({ product: tomatoes, unit: '2', quantity: of(count) })
const pieces = (count: number): PasteChoice => ({ product: tomatoes, unit: '1', quantity: of(count) })

function counter() {
  const { server, store } = setUp()
  const lines = () =>
    store.view().active?.lines.map(({ unit, quantity }) => `${quantity / 1000} of ${unit}`) ?? []
  return { server, at: { baskets: store, shelf }, lines, store }
}

test('everything goes into the active basket at once, on top of what is in it; one is made where there is none', () => {
  const { at, lines } = counter()
  expect(addRows(at, [boxes(3), pieces(5)]).problems).toEqual([])
  expect(lines()).toEqual(['3 of 2', '5 of 1'])
  addRows(at, [boxes(2)])
  expect(lines()).toEqual(['5 of 2', '5 of 1'])
})

test('undone, what was there before is there again, and nothing else is touched', () => {
  const { at, lines } = counter()
  addRows(at, [boxes(3)])
  const { undo } = addRows(at, [boxes(2), pieces(5), boxes(1)])
  expect(lines()).toEqual(['6 of 2', '5 of 1'])
  addRows(at, [pieces(1)])
  undo()
  expect(lines()).toEqual(['3 of 2', '1 of 1'])
})

test('what is more than a line may hold is cut, said, and no more of it is taken back', () => {
  const { at, lines } = counter()
  const { problems, undo } = addRows(at, [boxes(1_000_000)])
  expect(problems.map(({ type }) => type)).toEqual(['CAPPED'])
  const [line = ''] = lines()
  expect(Number.parseInt(line)).toBeLessThan(1_000_000)
  undo()
  expect(lines()).toEqual([])
})

test('only what has a price and is there can be bought', () => {
  const { at } = counter()
  expect(canBuy(at, boxes(1))).toBe(true)
  const gone = { ...tomatoes, stockStatus: { ...tomatoes.stockStatus, available: false } }
  expect(canBuy(at, { ...boxes(1), product: gone })).toBe(false)
  const unpriced = { ...tomatoes, units: [{ ...piece, price: null }] }
  expect(canBuy(at, { ...pieces(1), product: unpriced })).toBe(false)
})
