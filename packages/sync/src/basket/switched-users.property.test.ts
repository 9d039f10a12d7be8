import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BasketStore } from './basket-store.ts'
import {
  add,
  create,
  createDevice,
  createServer,
  createTabMessages,
  openTabStore,
  productWithBoxOf,
  unreachable,
} from './basket-tab.fixture.ts'
import { never, untilOver } from './company.fixture.ts'

type Step =
  | { readonly type: 'add'; readonly tab: number; readonly productId: number }
  | { readonly type: 'pass'; readonly ms: number }
  | { readonly type: 'open' | 'reload' | 'kill'; readonly tab: number }
  | { readonly type: 'switchUser' | 'offline' | 'online' }
  | { readonly type: 'removeProduct'; readonly productId: number }

const productId = fc.integer({ min: 1, max: 4 })
const tab = fc.nat(3)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('add' as const), tab, productId }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('pass' as const), ms: fc.constantFrom(1, 299, 300, 12_000) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('open', 'reload', 'kill'), tab }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('switchUser', 'offline', 'online') }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('removeProduct' as const), productId }) },
)

interface Press {
  readonly user: number
  readonly productId: number
}

type SharedDevice = ReturnType<typeof createSharedDevice>

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

interface OpenTab {
  readonly store: BasketStore
  readonly life: { isOver: boolean }
}

/** A device that two users of two companies use in turn; products are taken off the range at any time. */
function createSharedDevice() {
  const removed = new Set<number>()
  const productOf = (id: number) => (removed.has(id) ? undefined : productWithBoxOf(12))
  const network = { isOffline: false }
  const texts = createDevice()
  const users = ['deniz', 'kasia'].map((name) => {
    const server = createServer(10_000, productOf)
    server.applyElsewhere(create('a'))
    return { name, server, joinTabs: createTabMessages() }
  })
  const isReachable = () => !network.isOffline
  let current = 0
  let tabs: readonly OpenTab[] = []
  const open = (): void => {
    const user = users[current]
    if (!user) return
    const { name, server, joinTabs } = user
    const life = { isOver: false }
    const { store } = openTabStore({
      texts: untilOver(texts, life),
      tabs: joinTabs(life),
      owner: name,
      isReachable,
      send: async (sent) => {
        if (life.isOver) return await never()
        if (!isReachable()) throw unreachable
        return server.apply(sent)
      },
    })
    store.setBaskets(server.read())
    store.retry()
    tabs = [...tabs, { store, life }]
  }
  const close = (index: number, isKilled: boolean): void => {
    const closed = tabs[index]
    if (!closed) return
    if (!isKilled) closed.store.flush()
    closed.life.isOver = true
    tabs = tabs.filter((each) => each !== closed)
  }
  const switchUser = (): void => {
    while (tabs.length > 0) close(0, false)
    current = 1 - current
    open()
  }
  return { users, removed, network, texts, open, close, switchUser, user: () => current, tabs: () => tabs }
}

async function play(device: SharedDevice, steps: readonly Step[]): Promise<readonly Press[]> {
  const presses: Press[] = []
  device.open()
  await vi.advanceTimersByTimeAsync(1)
  for (const each of steps) {
    const tabs = device.tabs()
    const index = 'tab' in each ? each.tab % Math.max(1, tabs.length) : 0
    switch (each.type) {
      case 'add':
        tabs[index]?.store.push([add(each.productId)])
        presses.push({ user: device.user(), productId: each.productId })
        break
      case 'pass':
        await vi.advanceTimersByTimeAsync(each.ms)
        break
      case 'switchUser':
        device.switchUser()
        break
      case 'removeProduct':
        device.removed.add(each.productId)
        break
      case 'offline':
      case 'online':
        device.network.isOffline = each.type === 'offline'
        break
      case 'open':
        device.open()
        break
      case 'reload':
      case 'kill':
        device.close(index, each.type === 'kill')
        if (each.type === 'reload' || device.tabs().length === 0) device.open()
        break
    }
    await vi.advanceTimersByTimeAsync(1)
  }
  return presses
}

/** Each user comes back to the device, on a network. */
async function settle(device: SharedDevice): Promise<void> {
  device.network.isOffline = false
  for (let turn = 0; turn < 2 * device.users.length * settleTurns; turn += 1) {
    if (turn % settleTurns === 0) device.switchUser()
    for (const { store } of device.tabs()) store.retry()
    await vi.advanceTimersByTimeAsync(12_000)
  }
}

const settleTurns = 4

test('every press counts once and for its user, whoever else uses the device and whatever leaves the range', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const device = createSharedDevice()
      const presses = await play(device, steps)
      await settle(device)
      for (const [user, { server }] of device.users.entries())
        for (const productId of [1, 2, 3, 4]) {
          const lines = server.baskets().flatMap((basket) => basket.lines)
          const counted = lines
            .filter((line) => line.productId === productId)
            .reduce((sum, line) => sum + line.quantity / 1000, 0)
          const pressed = presses.filter((each) => each.user === user && each.productId === productId).length
          if (device.removed.has(productId)) expect(counted).toBeLessThanOrEqual(pressed)
          else expect(counted).toBe(pressed)
        }
      expect(device.texts.size()).toBe(0)
      for (const { store } of device.tabs()) expect(store.view().isSaving).toBe(false)
      vi.clearAllTimers()
    }),
    { numRuns: 200 },
  )
})
