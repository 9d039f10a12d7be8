import { maxBasketLines } from '@provender/domain/basket/basket'
import type { BasketOperation, ReplacedLine } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  create,
  createDevice,
  createServer,
  openTabStore,
  productWithBoxOf,
  unreachable,
} from './basket-tab.fixture.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const bar = 'bar' as BasketId
const kitchen = 'kitchen' as BasketId
const quantityOf = (units: number) => (units * 1000) as Quantity
type Key = Pick<ReplacedLine, 'productId' | 'unit'>
const keys: readonly Key[] = [1, 2].flatMap((id) =>
  (['1', '2'] as const).map((unit) => ({ productId: id as ProductId, unit })),
)
const [first, , other] = keys as [Key, Key, Key]

const move = (basketId: BasketId, lines: readonly Key[]): BasketOperation => ({
  type: 'moveLines',
  basketId,
  toBasketId: basketId === bar ? kitchen : bar,
  lines,
})
const clear = (basketId: BasketId): BasketOperation => ({ type: 'clear', basketId })
const drop = (basketId: BasketId): BasketOperation => ({ type: 'delete', basketId })
const remove = (basketId: BasketId, units: number): BasketOperation => ({
  ...first,
  type: 'remove',
  basketId,
  quantity: quantityOf(units),
})
const put = (basketId: BasketId, lines: readonly ReplacedLine[]): BasketOperation => ({
  type: 'replaceLines',
  basketId,
  lines,
})
const lineOf = (key: Key, units: number): ReplacedLine => ({
  ...key,
  quantity: quantityOf(units),
  price: null,
  note: null,
})
/** Fills a basket that has this number of lines. */
const fill = (basketId: BasketId, lines: number): BasketOperation =>
  put(
    basketId,
    Array.from({ length: maxBasketLines - lines }, (_, index) =>
      lineOf({ productId: (index + 10) as ProductId, unit: '1' }, 1),
    ),
  )

interface Meeting {
  /** The units of each key. */
  readonly inBar: readonly number[]
  readonly inKitchen: readonly number[]
  readonly moves: readonly BasketOperation[]
  /** What a colleague changes before the moves arrive. */
  readonly changes: readonly BasketOperation[]
  readonly sellable: number
}

/** Moves lines on a device without a connection, while a colleague changes the baskets and stock is sold. */
async function meet({ inBar, inKitchen, moves, changes, sellable }: Meeting) {
  const stock = { sellable: Infinity }
  const server = createServer(99, () => ({ ...productWithBoxOf(12), sellable: stock.sellable }))
  const linesOf = (counts: readonly number[]) =>
    keys.flatMap((key, index) => (counts[index] ? [lineOf(key, counts[index])] : []))
  const prepared = [
    create('bar'),
    create('kitchen'),
    put(bar, linesOf(inBar)),
    put(kitchen, linesOf(inKitchen)),
  ]
  for (const each of prepared) server.applyElsewhere(each)
  const device = { isOffline: true }
  const { store } = openTabStore({
    texts: createDevice(),
    maxQuantity: 99,
    send: async (sent) => {
      if (device.isOffline) throw unreachable
      return server.apply(sent)
    },
  })
  store.setBaskets(server.read())
  store.push(moves)
  await vi.advanceTimersByTimeAsync(300)
  for (const each of changes) server.applyElsewhere(each)
  stock.sellable = sellable
  const unitsOf = (id: BasketId) => {
    const lines = server.baskets().find((basket) => basket.id === id)?.lines ?? []
    return keys.map(({ productId, unit }) => {
      const line = lines.find((each) => each.productId === productId && each.unit === unit)
      return (line?.quantity ?? 0) / 1000
    })
  }
  const state = () => [unitsOf(bar), unitsOf(kitchen)] as const
  const before = state()
  device.isOffline = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(store.view().isSaving).toBe(false)
  vi.clearAllTimers()
  return { before, after: state() }
}

const sumOf = ([inBar, inKitchen]: readonly [readonly number[], readonly number[]]) =>
  keys.map((_, index) => (inBar[index] ?? 0) + (inKitchen[index] ?? 0))

const counts = fc.array(fc.constantFrom(0, 1, 40, 60, 99), { minLength: 4, maxLength: 4 })
const basketId = fc.constantFrom(bar, kitchen)
const anyMove = fc
  .tuple(basketId, fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1 }))
  .map(([id, lines]) => move(id, lines))
const anyChange = fc.oneof(
  { weight: 2, arbitrary: basketId.map(clear) },
  { weight: 2, arbitrary: basketId.map(drop) },
  {
    weight: 3,
    arbitrary: fc.tuple(basketId, fc.constantFrom(1, 30, 60)).map(([id, units]) => remove(id, units)),
  },
  { weight: 1, arbitrary: fc.tuple(basketId, fc.nat(4)).map(([id, lines]) => fill(id, lines)) },
)

describe('lines that were moved without a connection', () => {
  test('are never more in both baskets together than a colleague has left there', async () => {
    const meeting = fc.record({
      inBar: counts,
      inKitchen: counts,
      moves: fc.array(anyMove, { minLength: 1, maxLength: 3 }),
      changes: fc.array(anyChange, { maxLength: 3 }),
      sellable: fc.constantFrom(Infinity, 50, 0),
    })
    await fc.assert(
      fc.asyncProperty(meeting, async (each) => {
        const { before, after } = await meet(each)
        const left = sumOf(before)
        for (const [index, units] of sumOf(after).entries())
          expect(units).toBeLessThanOrEqual(left[index] ?? 0)
      }),
      { numRuns: 100 },
    )
  })

  test.each([
    { name: 'nobody changed anything', changes: [], after: [0, 99] },
    { name: 'a colleague ordered them', changes: [clear(bar)], after: [0, 60] },
    { name: 'a colleague removed the line that they join', changes: [remove(kitchen, 60)], after: [0, 60] },
    { name: 'their new basket has become full', changes: [fill(kitchen, 1)], after: [60, 60] },
    { name: 'the stock has fallen', changes: [], sellable: 70, after: [0, 70] },
  ])('are there as often as the server allows if $name', async ({ changes, sellable, after }) => {
    const met = await meet({
      inBar: [60, 0, 1],
      inKitchen: [60],
      moves: [move(bar, [first, other])],
      changes,
      sellable: sellable ?? Infinity,
    })
    expect(met.after.map(([units]) => units)).toEqual(after)
  })
})
