import { describe, expect, test } from 'vitest'
import type { BasketId, ProductId } from '../ids.ts'
import type { Quantity, UnitPrice } from '../money/money.ts'
import { applyBasketOperation } from './apply-operation.ts'
import { type Baskets, findBasket, maxBaskets } from './basket.ts'
import type { BasketContext } from './context.ts'
import type { BasketOperation, BasketProblem } from './operations.ts'
import { replaceBaskets, type ReplacementBasket } from './replace-baskets.ts'

const id = (name: string) => name as BasketId
const quantityOf = (units: number) => (units * 1000) as Quantity
const units = { secondUnit: 'box', piecesPerBox: 24, sellAs: '3', defaultUnit: '2', weightGrams: 0 } as const
const sold = new Set([1, 2, 3])

const context: BasketContext = {
  product: (productId) =>
    sold.has(productId)
      ? { units, sellable: productId === 3 ? 50 : Infinity, netPrice: () => 1_000_000 as UnitPrice }
      : undefined,
  quantityLimits: { maxBasketItemPcsQuantity: 60, maxBasketItemBoxQuantity: 20, maxBasketItemKgQuantity: 10 },
  nowMs: 5,
  deviceId: 'till',
  author: null,
  defaultName: (n) => `Basket ${n}`,
  deletedName: (basketId) => (basketId === 'party' ? 'Party' : undefined),
}

const lineOf = (product: number, quantity: number) => ({
  productId: product as ProductId,
  unit: '1' as const,
  quantity: quantityOf(quantity),
})
const add = (basket: string, product: number, quantity = 1): BasketOperation => ({
  type: 'add',
  basketId: id(basket),
  ...lineOf(product, quantity),
  price: 100 as UnitPrice,
})
const note = (basket: string, product: number, text: string): BasketOperation => ({
  type: 'note',
  basketId: id(basket),
  productId: product as ProductId,
  unit: '1',
  note: text,
})
const move = (from: string, to: string, ...products: number[]): BasketOperation => ({
  type: 'moveLines',
  basketId: id(from),
  toBasketId: id(to),
  lines: products.map((product) => ({ productId: product as ProductId, unit: '1' })),
})
const create = (name: string): BasketOperation => ({ type: 'create', basketId: id(name), name })

function apply(baskets: Baskets, ...operations: BasketOperation[]) {
  let state = baskets
  const problems: BasketProblem[] = []
  for (const operation of operations) {
    const applied = applyBasketOperation(state, operation, context)
    state = applied.baskets
    problems.push(...applied.problems)
  }
  return { baskets: state, problems }
}
const lines = (baskets: Baskets, basket: string) =>
  findBasket(baskets, id(basket))?.lines.map((line) => [line.productId, line.quantity / 1000])

const two = apply([], create('weekly'), create('bar'), add('weekly', 1, 5), add('weekly', 2, 3)).baskets

describe('a basket', () => {
  test('stays when all its lines are cleared', () => {
    const { baskets, problems } = apply(two, { type: 'clear', basketId: id('weekly') })
    expect(lines(baskets, 'weekly')).toEqual([])
    expect(problems).toEqual([])
    expect(apply(baskets, { type: 'clear', basketId: id('weekly') }).baskets).toBe(baskets)
  })

  test('is copied with its lines, prices and notes, and the copy becomes the active one', () => {
    const copy: BasketOperation = {
      type: 'duplicate',
      basketId: id('weekly'),
      newBasketId: id('copy'),
      name: 'Next week',
    }
    const { baskets } = apply(two, note('weekly', 1, 'ripe'), copy, add('weekly', 1, 1))
    expect(lines(baskets, 'copy')).toEqual([
      [1, 5],
      [2, 3],
    ])
    expect(findBasket(baskets, id('copy'))).toMatchObject({ name: 'Next week', isActive: true })
    expect(findBasket(baskets, id('copy'))?.lines[0]).toMatchObject({ note: 'ripe', priceWhenAdded: 100 })
    expect(lines(baskets, 'weekly')?.[0]).toEqual([1, 6])
  })

  test('is not copied to an existing id or from a missing basket', () => {
    const copy = (from: string, to: string): BasketOperation => ({
      type: 'duplicate',
      basketId: id(from),
      newBasketId: id(to),
      name: '',
    })
    const { baskets, problems } = apply(two, copy('weekly', 'bar'), copy('gone', 'new'))
    expect(baskets).toBe(two)
    expect(problems.map(({ type }) => type)).toEqual(['BASKET_EXISTS', 'BASKET_NOT_FOUND'])
  })
})

describe('a note', () => {
  test('is stored trimmed, survives quantity changes, and is deleted by an empty note', () => {
    const noted = apply(two, note('weekly', 1, '  green ones  '), add('weekly', 1, 1)).baskets
    expect(findBasket(noted, id('weekly'))?.lines[0]).toMatchObject({
      note: 'green ones',
      quantity: quantityOf(6),
    })
    expect(apply(noted, note('weekly', 1, ' ')).baskets[0]?.lines[0]?.note).toBe('')
  })

  test('is refused with 201 characters or without a line', () => {
    const { baskets, problems } = apply(two, note('weekly', 1, 'x'.repeat(201)), note('weekly', 3, 'x'))
    expect(baskets).toBe(two)
    expect(problems.map(({ type }) => type)).toEqual(['NOTE_TOO_LONG', 'LINE_NOT_FOUND'])
    expect(apply(two, note('weekly', 1, '🍋'.repeat(200))).problems).toEqual([])
  })
})

describe('moved lines', () => {
  test('merge into the other basket and leave their own', () => {
    const { baskets, problems } = apply(two, add('bar', 1, 2), move('weekly', 'bar', 1))
    expect(lines(baskets, 'weekly')).toEqual([[2, 3]])
    expect(lines(baskets, 'bar')).toEqual([[1, 7]])
    expect(problems).toEqual([])
  })

  test('are bounded by cap and stock, with a problem reported, and neither basket loses quantity', () => {
    const { baskets, problems } = apply(
      two,
      add('weekly', 3, 40),
      add('bar', 3, 30),
      move('weekly', 'bar', 3),
    )
    expect(lines(baskets, 'bar')).toEqual([[3, 50]])
    expect(problems).toEqual([
      { type: 'CAPPED', by: 'STOCK', productId: 3, unit: '1', quantity: quantityOf(50) },
    ])
  })

  test('report missing lines, and move nothing into a missing basket', () => {
    expect(apply(two, move('weekly', 'bar', 3)).problems).toEqual([
      { type: 'LINE_NOT_FOUND', productId: 3, unit: '1' },
    ])
    const { baskets, problems } = apply(two, move('weekly', 'never', 1))
    expect(baskets).toBe(two)
    expect(problems).toEqual([{ type: 'BASKET_NOT_FOUND', basketId: 'never' }])
  })

  test('stay unchanged within one basket', () => {
    expect(apply(two, move('weekly', 'weekly', 1)).baskets).toBe(two)
  })
})

describe('adding to a basket that somebody else deleted', () => {
  test('restores the basket by name, reports it once and does not activate it', () => {
    const { baskets, problems } = apply(two, add('party', 1, 2), add('party', 2, 1))
    expect(lines(baskets, 'party')).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(findBasket(baskets, id('party'))).toMatchObject({ name: 'Party', isActive: false })
    expect(problems).toEqual([{ type: 'BASKET_RESTORED', basketId: 'party', name: 'Party' }])
  })

  test('activates the restored basket if it is the only one', () => {
    expect(apply([], add('party', 1)).baskets).toMatchObject([{ isActive: true }])
  })

  test('restores the basket for moved lines too', () => {
    const { baskets } = apply(two, move('weekly', 'party', 1, 2))
    expect(lines(baskets, 'party')).toHaveLength(2)
    expect(lines(baskets, 'weekly')).toEqual([])
  })

  test.each<BasketOperation>([
    { type: 'remove', basketId: id('party'), ...lineOf(1, 1) },
    { type: 'clear', basketId: id('party') },
    { type: 'rename', basketId: id('party'), name: 'New' },
    note('party', 1, 'x'),
    add('party', 9),
    add('never', 1),
  ])('$type without lines restores nothing', (operation) => {
    expect(apply(two, operation).baskets).toBe(two)
  })

  test('is refused when the number of baskets is at its limit', () => {
    const full = apply([], ...Array.from({ length: maxBaskets }, (_, index) => create(`b${index}`))).baskets
    expect(apply(full, add('party', 1)).problems).toEqual([{ type: 'TOO_MANY_BASKETS', maximum: maxBaskets }])
  })
})

describe('replacing the whole list', () => {
  const replacement = (name: string, more: Partial<ReplacementBasket> = {}): ReplacementBasket => ({
    id: id(name),
    name,
    isActive: false,
    fulfilmentMethod: null,
    lines: [],
    ...more,
  })
  const line = (product: number, quantity: number) => ({
    ...lineOf(product, quantity),
    price: 100 as UnitPrice,
    note: null,
  })
  const unchanged = two.map((basket) =>
    replacement(basket.name, {
      isActive: basket.isActive,
      lines: basket.lines.map((each) => ({ ...each, price: each.priceWhenAdded })),
    }),
  )

  test('changes nothing if the list is equal', () => {
    expect(replaceBaskets(two, unchanged, context)).toEqual({ baskets: two, problems: [] })
    expect(replaceBaskets(two, unchanged, context).baskets).toBe(two)
  })

  test('replaces all baskets, without the cap, and leaves one active', () => {
    const list = [
      replacement('weekly', { lines: [line(1, 99)] }),
      replacement('new', { isActive: true, name: ' ' }),
      replacement('second', { isActive: true }),
    ]
    const { baskets } = replaceBaskets(two, list, context)
    expect(lines(baskets, 'weekly')).toEqual([[1, 99]])
    expect(baskets.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['weekly', false],
      ['Basket 2', true],
      ['second', false],
    ])
  })

  test.each([
    ['quantity', { quantity: quantityOf(7) }, { quantity: quantityOf(7) }],
    ['price', { price: 900 as UnitPrice }, { priceWhenAdded: 900 }],
    ['box', { piecesPerBox: 12 }, { piecesPerBoxWhenAdded: 12 }],
    ['note', { note: 'ripe' }, { note: 'ripe' }],
  ])('writes a line of which only the %s changes', (_, change, written) => {
    const boxes = apply([], create('bar'), { ...add('bar', 1), unit: '2' } as BasketOperation).baskets
    const list = [replacement('bar', { lines: [{ ...line(1, 1), unit: '2', ...change }] })]
    expect(replaceBaskets(boxes, list, context).baskets[0]?.lines).toMatchObject([written])
  })

  test('does not guess the box of an existing line, if it is unknown', () => {
    const old = apply([], create('bar'), { ...add('bar', 1), unit: '2' } as BasketOperation).baskets.map(
      (basket) => ({
        ...basket,
        lines: basket.lines.map((each) => ({ ...each, piecesPerBoxWhenAdded: null })),
      }),
    )
    const list = [replacement('bar', { isActive: true, lines: [{ ...line(1, 1), unit: '2' }] })]
    expect(replaceBaskets(old, list, context).baskets).toBe(old)
  })

  test('keeps an existing line whose product is no longer sold, but refuses it as a new line', () => {
    sold.delete(2)
    const existing = replaceBaskets(two, unchanged, context)
    const put = replaceBaskets(two, [replacement('bar', { lines: [line(2, 1)] })], context)
    sold.add(2)
    expect(lines(existing.baskets, 'weekly')).toContainEqual([2, 3])
    expect(put.problems).toEqual([{ type: 'PRODUCT_NOT_FOUND', productId: 2 }])
  })

  test.each([
    ['a basket twice', [replacement('a'), replacement('a')], 'BASKET_EXISTS'],
    ['a name of 61 characters', [replacement('a', { name: 'x'.repeat(61) })], 'BASKET_NAME_TOO_LONG'],
    ['51 baskets', Array.from({ length: 51 }, (_, index) => replacement(`${index}`)), 'TOO_MANY_BASKETS'],
    [
      '1,001 lines',
      [replacement('a', { lines: Array.from({ length: 1001 }, (_, index) => line(index, 1)) })],
      'TOO_MANY_LINES',
    ],
  ])('changes nothing with %s', (_, list, type) => {
    const { baskets, problems } = replaceBaskets(two, list, context)
    expect(baskets).toBe(two)
    expect(problems).toMatchObject([{ type }])
  })
})
