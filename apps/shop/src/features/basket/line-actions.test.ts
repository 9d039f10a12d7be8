import { setupI18n } from '@lingui/core'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import { create, productWithBoxOf, setUp } from '@provender/sync/basket/basket-tab.fixture'
import { createNoticeQueue } from '@provender/ui/overlays/notice-queue'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { box, listContext, tomatoes } from '../catalogue/product.fixture.ts'
import { editedBasket, keyOfLine } from './edited-basket.ts'
import { handleLineAction, type LineController } from './line-actions.ts'
import { substitutionsOf } from './substitutions.ts'

const basketId = 'weekly' as BasketId
const substitute = { ...tomatoes, id: '8', name: 'Peeled Tomatoes' }
const plumTomatoes = { ...tomatoes, id: '9', name: 'Plum Tomatoes' }

/** A basket with two boxes of tomatoes that ran out, and the boxes of the substitute that were there already. */
function basketWith(boxesOfSubstitute: number, maxQuantity = 10) {
  const { store } = setUp({ maxQuantity })
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const notices = createNoticeQueue()
  const controller: LineController = { basketId, baskets: store, notices, i18n, listContext }
  const boxes = (productId: number, count: number) => ({
    type: 'add' as const,
    basketId,
    productId: productId as ProductId,
    unit: '2' as const,
    quantity: (count * 1000) as Quantity,
    price: 86_400 as UnitPrice,
  })
  for (const id of [7, 8, 9]) store.registerProduct(id as ProductId, productWithBoxOf(12))
  store.push([create(basketId), boxes(7, 2)])
  if (boxesOfSubstitute > 0) store.push([boxes(8, boxesOfSubstitute)])
  const lineOf = (product: typeof tomatoes) => {
    const lines = store.view().active?.lines ?? []
    const review = {
      productId: product.id,
      name: product.name,
      code: product.code,
      unit: '2',
      quantity: 2,
      price: '8.64',
      oldPrice: null,
      vatRate: 20,
      net: '17.28',
      vat: '3.46',
      isOrderable: true,
      hasLastStock: false,
      problems: [],
      product: { ...product, categories: [], allergens: [], substitutes: [] },
    }
    const { lines: edited } = editedBasket(lines, new Map([[keyOfLine(review), review]]), new Map())
    return edited[0]!
  }
  return {
    take: (wanted = tomatoes, boxesTaken = 2) =>
      handleLineAction(controller, lineOf(wanted), {
        type: 'takeSubstitute',
        offer: {
          product: substitute,
          sold: box,
          quantity: (boxesTaken * 1000) as Quantity,
          difference: undefined,
          allergens: undefined,
        },
      }),
    undo: (wanted = tomatoes) => {
      const line = lineOf(substitute)
      const substitution = substitutionsOf(basketId, line).find(
        (each) => each.wanted.reviewed.name === wanted.name,
      )
      handleLineAction(controller, line, { type: 'undoSubstitution', substitution: substitution! })
    },
    /** Takes effect when the returned function is called, as of a row that goes with its line. */
    noteTomatoes: (note: string) => {
      const line = lineOf(tomatoes)
      return () => handleLineAction(controller, line, { type: 'note', note })
    },
    notes: () => store.view().active?.lines.map(({ note }) => note),
    notices: () => notices.now(),
    replaced: () =>
      substitutionsOf(basketId, { productId: 8 as ProductId, unit: '2' }).map(
        ({ wanted }) => wanted.reviewed.name,
      ),
    addPlumTomatoes: () => void store.push([boxes(9, 1)]),
    setSubstitute: (count: number) => void store.push([{ ...boxes(8, count), type: 'setQuantity' as const }]),
    clear: () => void store.push([{ type: 'clear', basketId }]),
    addSubstitute: () => void store.push([boxes(8, 1)]),
    boxes: () =>
      Object.fromEntries(
        store.view().active?.lines.map((each) => [each.productId, each.quantity / 1000]) ?? [],
      ),
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a substitute takes the place of a line, and Undo puts the line back', () => {
  const basket = basketWith(0)
  basket.take()
  expect(basket.boxes()).toEqual({ 8: 2 })
  basket.undo()
  expect(basket.boxes()).toEqual({ 7: 2 })
})

test('Undo leaves what was in the basket of the substitute before', () => {
  const basket = basketWith(5)
  basket.take()
  expect(basket.boxes()).toEqual({ 8: 7 })
  basket.undo()
  expect(basket.boxes()).toEqual({ 7: 2, 8: 5 })
})

test('of a substitute at its limit nothing is taken, and the wanted line stays', () => {
  const basket = basketWith(5, 5)
  basket.take()
  expect(basket.boxes()).toEqual({ 7: 2, 8: 5 })
  expect(basket.replaced()).toEqual([])
})

test('a substitute with room for a part replaces that part, and Undo puts all of it back', () => {
  const basket = basketWith(4, 5)
  basket.take()
  expect(basket.boxes()).toEqual({ 7: 1, 8: 5 })
  basket.undo()
  expect(basket.boxes()).toEqual({ 7: 2, 8: 4 })
})

test('a substitute that comes back after the basket was emptied replaces nothing', () => {
  const basket = basketWith(0)
  basket.take()
  basket.clear()
  basket.addSubstitute()
  expect(basket.boxes()).toEqual({ 8: 1 })
  expect(basket.replaced()).toEqual([])
})

test('a note is written to its line, and dropped without a word once the line is removed', () => {
  const basket = basketWith(0)
  basket.noteTomatoes('ripe')()
  expect(basket.notes()).toEqual(['ripe'])
  const note = basket.noteTomatoes('very ripe')
  basket.clear()
  note()
  expect([basket.notes(), basket.notices()]).toEqual([[], []])
})

describe('one substitute for two lines', () => {
  test.each([
    { first: tomatoes, second: plumTomatoes, between: { 7: 2, 8: 5 } },
    { first: plumTomatoes, second: tomatoes, between: { 8: 6, 9: 1 } },
  ])('each has its own Undo, that of $first.name first', ({ first, second, between }) => {
    const basket = basketWith(4)
    basket.addPlumTomatoes()
    basket.take(tomatoes, 2)
    basket.take(plumTomatoes, 1)
    expect(basket.replaced()).toEqual([tomatoes.name, plumTomatoes.name])
    expect(basket.boxes()).toEqual({ 8: 7 })
    basket.undo(first)
    expect(basket.boxes()).toEqual(between)
    basket.undo(second)
    expect(basket.boxes()).toEqual({ 7: 2, 8: 4, 9: 1 })
  })

  test('the last Undo leaves nothing that was added to the substitute since', () => {
    const basket = basketWith(0)
    basket.addPlumTomatoes()
    basket.take(tomatoes, 2)
    basket.take(plumTomatoes, 1)
    basket.setSubstitute(9)
    basket.undo(plumTomatoes)
    expect(basket.boxes()).toEqual({ 8: 8, 9: 1 })
    basket.undo(tomatoes)
    expect(basket.boxes()).toEqual({ 7: 2, 9: 1 })
  })
})

test('a line that is replaced in two steps is put back by one Undo', () => {
  const basket = basketWith(4, 5)
  basket.take()
  basket.setSubstitute(4)
  basket.take(tomatoes, 1)
  expect(basket.boxes()).toEqual({ 8: 5 })
  expect(basket.replaced()).toEqual([tomatoes.name])
  basket.undo()
  expect(basket.boxes()).toEqual({ 7: 2, 8: 4 })
})
