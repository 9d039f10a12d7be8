import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { create, createDevice, createServer, openTabStore } from './basket-tab.fixture.ts'
import {
  type RequestOutcome,
  type DeviceEvent,
  createCompany,
  type TabEnvironment,
  type Tab,
} from './company.fixture.ts'

/** `npm run test:long` runs them twenty times, each time with other cases: 20,000. */
const runs = 1000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type UserAction = BasketOperation | { readonly type: 'press'; readonly productId: ProductId }

const quantityOf = (units: number) => (units * 1000) as Quantity
const product = fc.integer({ min: 1, max: 4 }).map((id) => id as ProductId)
const basketId = fc.constantFrom('a', 'b', 'c', 'd').map((id) => id as BasketId)
const optionalBasket = fc.oneof(fc.constant(null), basketId)
const unit = fc.constantFrom('1' as const, '2' as const)
const amount = fc.integer({ min: 1, max: 12 }).map(quantityOf)
const price = fc.constant(100 as UnitPrice)
const lineFields = { basketId: optionalBasket, productId: product, unit }

const is = <Type extends BasketOperation['type']>(type: Type): fc.Arbitrary<Type> => fc.constant(type)
const basketName = fc.constantFrom('', 'Bar')
const note = fc.constantFrom('', 'ripe')
const movedLines = fc.array(fc.record({ productId: product, unit }), { minLength: 1, maxLength: 2 })
const replacedLines = fc.array(
  fc.record({ productId: product, unit, quantity: amount, price, note: fc.constant(null) }),
  { minLength: 1, maxLength: 2 },
)

const lineOperation: fc.Arbitrary<BasketOperation> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: is('add'), ...lineFields, quantity: amount, price }) },
  { weight: 3, arbitrary: fc.record({ type: is('setQuantity'), ...lineFields, quantity: amount, price }) },
  { weight: 3, arbitrary: fc.record({ type: is('remove'), ...lineFields, quantity: amount }) },
  { weight: 1, arbitrary: fc.record({ type: is('note'), ...lineFields, note }) },
)
const basketOperation: fc.Arbitrary<BasketOperation> = fc.oneof(
  fc.record({ type: is('create'), basketId, name: basketName }),
  fc.record({ type: is('rename'), basketId, name: basketName }),
  fc.record({ type: is('activate'), basketId }),
  fc.record({ type: is('delete'), basketId }),
  fc.record({ type: is('duplicate'), basketId, newBasketId: basketId, name: basketName }),
  fc.record({ type: is('clear'), basketId: optionalBasket }),
  fc.record({ type: is('moveLines'), basketId: optionalBasket, toBasketId: basketId, lines: movedLines }),
  fc.record({ type: is('replaceLines'), basketId: optionalBasket, lines: replacedLines }),
)
const anyOperation: fc.Arbitrary<UserAction> = fc.oneof(
  { weight: 3, arbitrary: lineOperation },
  { weight: 2, arbitrary: basketOperation },
)

const press: fc.Arbitrary<UserAction> = product.map((productId) => ({ type: 'press', productId }))
const anyOutcome = fc.constantFrom<RequestOutcome>(
  'arrives',
  'arrives',
  'arrives',
  'isLost',
  'replyIsLost',
  'comesAgain',
)

function events(
  action: fc.Arbitrary<UserAction>,
): fc.Arbitrary<readonly (readonly [number, DeviceEvent<UserAction>])[]> {
  const happening: fc.Arbitrary<DeviceEvent<UserAction>> = fc.oneof(
    { weight: 8, arbitrary: action.map((each) => ({ type: 'do', action: each }) as const) },
    { weight: 4, arbitrary: fc.constant({ type: 'deliver' } as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(0, 299, 300, 1000, 10_000).map((ms) => ({ type: 'pass', ms }) as const),
    },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom('offline', 'online', 'reload', 'kill', 'open', 'switch', 'return')
        .map((type) => ({ type }) as const),
    },
  )
  return fc.array(fc.tuple(fc.nat(9), happening), { maxLength: 50 })
}

function realShop() {
  const server = createServer(10_000)
  server.applyElsewhere(create('a'))
  const actives = new Set<number>()
  const openTab = ({ call, texts }: TabEnvironment): Tab<UserAction> => {
    const { store } = openTabStore({
      texts,
      send: (sent) =>
        call(() => {
          const answer = server.apply(sent)
          actives.add(answer.baskets.length === 0 ? 1 : answer.baskets.filter((each) => each.isActive).length)
          return answer
        }),
    })
    store.setBaskets(server.read())
    store.retry()
    return {
      do: (action) => void store.push([action.type === 'press' ? pressed(action.productId) : action]),
      wake: () => {
        store.retry()
        store.setBaskets(server.read())
      },
      leave: store.flush,
      isSaving: () => store.view().isSaving,
      content: () => {
        store.setBaskets(server.read())
        return facts(store.view().baskets)
      },
    }
  }
  const count = (productId: ProductId) =>
    sum(server.baskets().flatMap(({ lines }) => lines.filter((line) => line.productId === productId)))
  return { openTab, count, actives, onServer: () => facts(server.baskets()) }
}

const pressed = (productId: ProductId): BasketOperation => ({
  type: 'add',
  basketId: null,
  productId,
  unit: '1',
  quantity: quantityOf(1),
  price: 100 as UnitPrice,
})
const sum = (lines: readonly { readonly quantity: Quantity }[]) =>
  lines.reduce((total, { quantity }) => total + quantity / 1000, 0)
const facts = (baskets: ReturnType<ReturnType<typeof createServer>['baskets']>) =>
  baskets.map(({ id, name, isActive, lines }) => ({ id, name, isActive, lines }))

/** A naive shop: each tab changes its own copy of the list and writes it whole, and the last write wins. */
function naiveShop() {
  let onServer: Readonly<Record<number, number>> = {}
  const openTab = ({ call, texts }: TabEnvironment): Tab<UserAction> => {
    let own = onServer
    let isDirty = false
    const write = (): void => {
      const written = own
      call(() => void (onServer = written)).then(
        () => {
          isDirty = own !== written
          void texts.write('naive', undefined)
        },
        () => undefined,
      )
    }
    return {
      do: (action) => {
        if (action.type !== 'press') return
        own = { ...own, [action.productId]: (own[action.productId] ?? 0) + 1 }
        isDirty = true
        setTimeout(write, 300)
      },
      wake: () => (isDirty ? write() : void (own = onServer)),
      leave: write,
      isSaving: () => isDirty,
      content: () => own,
    }
  }
  return { openTab, count: (productId: ProductId) => onServer[productId] ?? 0 }
}

const devices = fc.integer({ min: 3, max: 10 })
const anyOutcomes = fc.infiniteStream(anyOutcome)

interface Shop {
  readonly openTab: (environment: TabEnvironment) => Tab<UserAction>
}

interface Outcome<OneShop extends Shop> {
  readonly shop: OneShop
  readonly all: readonly (readonly [number, DeviceEvent<UserAction>])[]
  /** All tabs, once everything is synchronised. */
  readonly tabs: readonly Tab<UserAction>[]
}

function devicesProperty<OneShop extends Shop>(
  action: fc.Arbitrary<UserAction>,
  createShop: () => OneShop,
  check: (outcome: Outcome<OneShop>) => void,
) {
  return fc.asyncProperty(
    fc.scheduler(),
    devices,
    anyOutcomes,
    events(action),
    async (scheduler, size, stream, all) => {
      const shop = createShop()
      const company = createCompany({
        ...shop,
        scheduler,
        devices: size,
        nextOutcome: () => stream.next().value,
        createTexts: createDevice,
      })
      for (const [index, happening] of all) await company.happen(index, happening)
      check({ shop, all, tabs: await company.settle() })
      // Timers of an interrupted test must not run in the next one.
      vi.clearAllTimers()
    },
  )
}

type CountingShop = Shop & { readonly count: (productId: ProductId) => number }

/** Every press of every user counts once, on any network. */
function checkPresses(createShop: () => CountingShop, numRuns: number): Promise<void> {
  const counts = devicesProperty(press, createShop, ({ shop, all }) => {
    const presses = all.flatMap(([, each]) => (each.type === 'do' ? [each.action] : []))
    for (const id of [1, 2, 3, 4] as ProductId[])
      expect(shop.count(id)).toBe(
        presses.filter((each) => 'productId' in each && each.productId === id).length,
      )
  })
  return fc.assert(counts, { numRuns })
}

describe('three to ten devices of a company', () => {
  test('lose no press and count none twice', async () => {
    await expect(checkPresses(realShop, runs)).resolves.toBeUndefined()
  })

  test('end with the same baskets as the server, one of them active at every commit', async () => {
    const agree = devicesProperty(anyOperation, realShop, ({ shop, tabs }) => {
      for (const tab of tabs) {
        expect(tab.isSaving()).toBe(false)
        expect(tab.content()).toEqual(shop.onServer())
      }
      expect([...shop.actives].filter((active) => active !== 1)).toEqual([])
    })
    await fc.assert(agree, { numRuns: runs })
  })

  test('would lose presses if each wrote its whole list', async () => {
    await expect(checkPresses(naiveShop, 100)).rejects.toThrow('Property failed')
  })
})
