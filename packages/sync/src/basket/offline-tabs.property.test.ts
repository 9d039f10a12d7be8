import { applyBasketOperation } from '@provender/domain/basket/apply-operation'
import type { Baskets } from '@provender/domain/basket/basket'
import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import { substitutionWishes } from '@provender/domain/order/order'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BasketStore, ServerBaskets } from './basket-store.ts'
import {
  add,
  create,
  createDevice,
  createServer,
  createTabMessages,
  openTabStore,
  remove,
  set,
  unreachable,
} from './basket-tab.fixture.ts'
import { never, untilOver } from './company.fixture.ts'
import type { SentOperations } from './sent-operations.ts'
import { contextOfOthers } from './unknown-product.ts'

type Step =
  | { readonly type: 'do'; readonly tab: number; readonly operation: BasketOperation }
  | { readonly type: 'pass'; readonly ms: number }
  | { readonly type: 'open' | 'reload' | 'kill'; readonly tab: number }

const productId = fc.integer({ min: 1, max: 4 })
const units = fc.integer({ min: 1, max: 4 })
const basketId = fc.constantFrom('a', 'b', 'c') as fc.Arbitrary<BasketId>
const optionalBasket = fc.oneof(fc.constant(null), basketId)
const lineId = fc.record({
  basketId: optionalBasket,
  productId: productId.map((id) => id as ProductId),
  unit: fc.constantFrom('1' as const, '2' as const),
})
const replacedLine = fc.tuple(productId, units).map(([id, count]) => ({
  productId: id as ProductId,
  unit: '1' as const,
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
      ([id, toBasketId, { productId: moved, unit }]) =>
        ({ type: 'moveLines', basketId: id, toBasketId, lines: [{ productId: moved, unit }] }) as const,
    ),
  fc
    .tuple(optionalBasket, fc.array(replacedLine, { minLength: 1, maxLength: 2 }))
    .map(([id, lines]) => ({ type: 'replaceLines', basketId: id, lines }) as const),
)
const operation = fc.oneof(
  { weight: 5, arbitrary: change },
  { weight: 3, arbitrary: fc.tuple(productId, units).map(([id, count]) => add(id, count)) },
  { weight: 2, arbitrary: fc.tuple(productId, units).map(([id, count]) => remove(id, count)) },
  { weight: 2, arbitrary: fc.tuple(productId, fc.nat(12)).map(([id, count]) => set(id, count)) },
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

const facts = (baskets: Baskets) =>
  baskets.map(({ id, name, isActive, lines }) => ({
    id,
    name,
    isActive,
    lines: lines.map((line) => [line.productId, line.unit, line.quantity, line.note, line.substitutionWish]),
  }))

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
        const server = createServer(10_000)
        server.applyElsewhere(create('a'))
        server.applyElsewhere(add(1, 3))
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
              tabs[index]?.push([each.operation])
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
          for (const store of browser.tabs()) expect(facts(store.view().baskets)).toEqual(facts(expected))
        }
        device.isOffline = false
        browser.open(server.apply)
        for (let turn = 0; turn < 5; turn += 1) {
          for (const store of browser.tabs()) store.retry()
          await vi.advanceTimersByTimeAsync(12_000)
        }
        expect(facts(server.baskets())).toEqual(facts(expected))
        for (const store of browser.tabs()) expect(facts(store.view().baskets)).toEqual(facts(expected))
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

function applied(baskets: Baskets, request: BasketOperation): Baskets {
  const context = contextOfOthers({
    product: () => undefined,
    quantityLimits: { maxBasketItemPcsQuantity: 0, maxBasketItemBoxQuantity: 0, maxBasketItemKgQuantity: 0 },
    nowMs: 0,
    deviceId: null,
    author: null,
    defaultName: (n) => `Basket ${n}`,
    deletedName: () => undefined,
  })
  return applyBasketOperation(baskets, request, context).baskets
}
