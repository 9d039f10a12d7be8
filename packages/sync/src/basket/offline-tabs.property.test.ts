import { applyBasketOperation } from '@provender/domain/basket/apply-operation'
import type { Baskets } from '@provender/domain/basket/basket'
import type { BasketOperation } from '@provender/domain/basket/operations'
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
const operation = fc.oneof(
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
    lines: lines.map((line) => [line.productId, line.unit, line.quantity]),
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
      { numRuns: 200 },
    )
  })
})

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
