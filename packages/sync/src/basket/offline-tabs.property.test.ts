import { applyBasketOperation } from '@provender/domain/basket/apply-operation'
import { activeBasket, type Baskets } from '@provender/domain/basket/basket'
import type { BasketProduct } from '@provender/domain/basket/context'
import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import { substitutionWishes } from '@provender/domain/order/order'
import type { SalesUnit } from '@provender/domain/price/price'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { totalOf } from './basket-server.fixture.ts'
import type { BasketStore, ServerBaskets } from './basket-store.ts'
import {
  add,
  create,
  createDevice,
  createServer,
  createTabMessages,
  limitsFor,
  openTabStore,
  productWithBoxOf,
  remove,
  set,
  unreachable,
} from './basket-tab.fixture.ts'
import { never, untilOver } from './company.fixture.ts'
import type { SentOperations } from './sent-operations.ts'

type Step =
  | { readonly type: 'do'; readonly tab: number; readonly operation: BasketOperation }
  | { readonly type: 'pass'; readonly ms: number }
  | { readonly type: 'open' | 'reload' | 'kill'; readonly tab: number }

const productId = fc.integer({ min: 1, max: 4 })
const units = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom(12, 400))
const unit = fc.constantFrom('1' as const, '2' as const)
const basketId = fc.constantFrom('a', 'b', 'c') as fc.Arbitrary<BasketId>
const optionalBasket = fc.oneof(fc.constant(null), basketId)
const lineId = fc.record({
  basketId: optionalBasket,
  productId: productId.map((id) => id as ProductId),
  unit,
})
const replacedLine = fc.tuple(productId, unit, units).map(([id, itsUnit, count]) => ({
  productId: id as ProductId,
  unit: itsUnit,
  quantity: (count * 1000) as Quantity,
  price: null,
  note: count === 1 ? 'whole' : null,
  wish: count === 2 ? substitutionWishes[0] : undefined,
}))
const change: fc.Arbitrary<BasketOperation> = fc.oneof(
  lineId.map((line) => ({ ...line, type: 'note', note: 'ripe' }) as const),
  fc
    .tuple(lineId, fc.constantFrom(...substitutionWishes, null))
    .map(([line, wish]) => ({ ...line, type: 'wish', wish }) as const),
  basketId.map((id) => ({ type: 'activate', basketId: id }) as const),
  basketId.map((id) => ({ type: 'delete', basketId: id }) as const),
  basketId.map((id) => ({ type: 'rename', basketId: id, name: 'Fridays' }) as const),
  fc
    .tuple(basketId, basketId)
    .map(([id, newBasketId]) => ({ type: 'duplicate', basketId: id, newBasketId, name: '' }) as const),
  optionalBasket.map((id) => ({ type: 'clear', basketId: id }) as const),
  fc
    .tuple(optionalBasket, basketId, lineId)
    .map(
      ([id, toBasketId, line]) => ({ type: 'moveLines', basketId: id, toBasketId, lines: [line] }) as const,
    ),
  fc
    .tuple(optionalBasket, fc.array(replacedLine, { minLength: 1, maxLength: 2 }))
    .map(([id, lines]) => ({ type: 'replaceLines', basketId: id, lines }) as const),
)
const ofLine = (counts: fc.Arbitrary<number>, press: typeof set): fc.Arbitrary<BasketOperation> =>
  fc
    .tuple(productId, unit, counts)
    .map(([id, itsUnit, count]) => ({ ...press(id, count), unit: itsUnit }) as BasketOperation)
const operation = fc.oneof(
  { weight: 5, arbitrary: change },
  { weight: 3, arbitrary: ofLine(units, add) },
  { weight: 2, arbitrary: ofLine(units, remove) },
  { weight: 2, arbitrary: ofLine(fc.oneof(fc.nat(12), units), set) },
  { weight: 1, arbitrary: fc.constantFrom('b', 'c').map(create) },
)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constant('do' as const), tab: fc.nat(3), operation }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('pass' as const), ms: fc.constantFrom(1, 299, 300, 12_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constantFrom('open', 'reload', 'kill'), tab: fc.nat(3) }),
  },
)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The quantity limit of every line, in any unit. */
const lineLimit = 30
/** Any number in stock, the pieces of a box and a half, none, and no price. */
const productOf = (id: ProductId): BasketProduct | undefined => {
  const stocked = { ...productWithBoxOf(12), netPrice: (unit: SalesUnit) => priceOf(unit) }
  switch (Number(id)) {
    case 1:
      return stocked
    case 2:
      return { ...stocked, sellable: 19 }
    case 3:
      return { ...stocked, netPrice: () => null }
    case 4:
      return { ...stocked, sellable: 0 }
    default:
      return undefined
  }
}
const priceOf = (unit: SalesUnit) => (unit === '1' ? 1_000_000 : 11_000_000) as UnitPrice

const facts = (baskets: Baskets) =>
  baskets.map(({ id, name, isActive, lines }) => ({
    id,
    name,
    isActive,
    lines: lines.map((line) => [line.productId, line.unit, line.quantity, line.note, line.substitutionWish]),
  }))

/** What every tab has to show: the lines, and for the baskets that the server knows the total of just these lines. */
function expectToShow(store: BasketStore, expected: Baskets): void {
  const { baskets, active, totals } = store.view()
  expect(facts(baskets)).toEqual(facts(expected))
  expect(active).toBe(activeBasket(baskets))
  for (const [id, total] of totals) {
    const basket = expected.find((each) => each.id === id)
    if (basket) expect(total).toBe(totalOf(basket.lines, productOf))
  }
}

function createBrowser(lastRead: ServerBaskets, isReachable: () => boolean) {
  const call = async <Answer>(request: () => Answer): Promise<Answer> => {
    if (!isReachable()) throw unreachable
    return request()
  }
  const texts = createDevice()
  const joinTabs = createTabMessages()
  let tabs: readonly { readonly store: BasketStore; readonly life: { isOver: boolean } }[] = []
  const open = (send: (sent: SentOperations) => ReturnType<ReturnType<typeof createServer>['apply']>) => {
    const life = { isOver: false }
    const { store } = openTabStore({
      texts: untilOver(texts, life),
      tabs: joinTabs(life),
      isReachable,
      productOf,
      maxQuantity: lineLimit,
      send: (sent) => (life.isOver ? never() : call(() => send(sent))),
    })
    store.setBaskets(lastRead)
    store.retry()
    tabs = [...tabs, { store, life }]
  }
  const close = (index: number) => {
    const closed = tabs[index]
    if (!closed) return
    closed.life.isOver = true
    tabs = tabs.filter((each) => each !== closed)
  }
  return { open, close, tabs: () => tabs.map(({ store }) => store) }
}

const deletedAndSetAgain: Step[] = [add(2, 1), set(1, 0), set(1, 1)].map((each) => ({
  type: 'do',
  tab: 0,
  operation: each,
}))

describe('without a network from the start', () => {
  test('every tab shows the last baskets with all changes of this device, whatever is reloaded and killed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const server = createServer(lineLimit, productOf)
        server.applyElsewhere(create('a'))
        server.applyElsewhere(add(1, 3))
        server.applyElsewhere(add(2, 7))
        const device = { isOffline: true }
        const browser = createBrowser(server.read(), () => !device.isOffline)
        let expected = server.baskets()
        browser.open(server.apply)
        await vi.advanceTimersByTimeAsync(1)
        for (const each of steps) {
          const tabs = browser.tabs()
          const index = 'tab' in each ? each.tab % Math.max(1, tabs.length) : 0
          switch (each.type) {
            case 'do':
              if (!isOffered(expected, each.operation)) break
              if (tabs[index]) press(tabs[index], each.operation)
              if (tabs[index]) expected = applied(expected, each.operation)
              break
            case 'pass':
              await vi.advanceTimersByTimeAsync(each.ms)
              break
            case 'open':
              browser.open(server.apply)
              break
            case 'reload':
              tabs[index]?.flush()
              browser.close(index)
              browser.open(server.apply)
              break
            case 'kill':
              browser.close(index)
              if (tabs.length === 1) browser.open(server.apply)
              break
          }
          await vi.advanceTimersByTimeAsync(1)
          for (const store of browser.tabs()) expectToShow(store, expected)
        }
        device.isOffline = false
        browser.open(server.apply)
        for (let turn = 0; turn < 5; turn += 1) {
          for (const store of browser.tabs()) store.retry()
          await vi.advanceTimersByTimeAsync(12_000)
        }
        expect(facts(server.baskets())).toEqual(facts(expected))
        for (const store of browser.tabs()) expectToShow(store, expected)
        vi.clearAllTimers()
      }),
      { numRuns: 200, examples: [[deletedAndSetAgain]] },
    )
  })
})

/** True if the baskets that it names are there: no page offers a deleted one. */
function isOffered(baskets: Baskets, request: BasketOperation): boolean {
  const isThere = (id: BasketId | null) => id === null || baskets.some((basket) => basket.id === id)
  return (
    request.type === 'create' ||
    (isThere(request.basketId) && (request.type !== 'moveLines' || isThere(request.toBasketId)))
  )
}

/** A page registers the products of the lines that it changes. */
function press(store: BasketStore, request: BasketOperation): void {
  const lines = 'lines' in request ? request.lines : 'productId' in request ? [request] : []
  for (const { productId: id } of lines) {
    const product = productOf(id)
    if (product) store.registerProduct(id, product)
  }
  store.push([request])
}

function applied(baskets: Baskets, request: BasketOperation): Baskets {
  return applyBasketOperation(baskets, request, {
    product: productOf,
    quantityLimits: limitsFor(lineLimit),
    nowMs: 0,
    deviceId: null,
    author: null,
    defaultName: (n) => `Basket ${n}`,
    deletedName: () => undefined,
  }).baskets
}
