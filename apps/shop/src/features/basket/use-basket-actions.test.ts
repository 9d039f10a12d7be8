import { setupI18n } from '@lingui/core'
import { maxBasketLines, maxBaskets } from '@provender/domain/basket/basket'
import type { BasketId, ProductId } from '@provender/domain/ids'
import { add, create, createDevice, openTabStore, setUp } from '@provender/sync/basket/basket-tab.fixture'
import { createNoticeQueue } from '@provender/ui/overlays/notice-queue'
import { afterAll, beforeAll, beforeEach, afterEach, expect, test, vi } from 'vitest'
import type { EditedLine } from './edited-basket.ts'
import type * as Module from './use-basket-actions.ts'

let tab: ReturnType<typeof setUp>
let notices: ReturnType<typeof createNoticeQueue>
/** The hook, whose own hooks are replaced. */
let actions: typeof Module.useBasketActions

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const text = (words: TemplateStringsArray, ...values: readonly unknown[]) =>
  String.raw({ raw: words }, ...values)
const mocked = {
  '@lingui/react/macro': {
    useLingui: () => ({ t: text, i18n }),
    msg: (...args: Parameters<typeof text>) => ({ id: text(...args) }),
    plural: () => '',
  },
  '../../kernel/state/shop-state.ts': { useShopState: () => ({ baskets: tab.store, notices }) },
  '../../kernel/session/shop-queries.ts': { useConfig: () => ({}) },
}

beforeAll(async () => {
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  actions = (await import('./use-basket-actions.ts')).useBasketActions
})
afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path)
  vi.resetModules()
})
beforeEach(() => {
  vi.useFakeTimers()
  tab = setUp()
  notices = createNoticeQueue()
})
afterEach(() => vi.useRealTimers())

const basketOf = (name: string) => ({ id: name as BasketId, name })
const texts = () =>
  notices
    .now()
    .map((notice) => (notice.kind === 'toast' ? [notice.text, notice.detail] : [notice.title, notice.text]))

test('a basket that cannot be made says how many there are', () => {
  for (let n = 1; n <= maxBaskets; n += 1) tab.server.applyElsewhere(create(`basket ${n}`))
  tab.store.setBaskets(tab.server.read())
  expect(actions().create('Weekly')).toBe(false)
  expect(texts()).toEqual([['You have 50 baskets: delete one first.', undefined]])
})

test('before the settings with the line limits are loaded, no basket is made, and none is announced', () => {
  const { store } = openTabStore({
    texts: createDevice(),
    send: () => new Promise(() => {}),
    hasQuantityLimits: false,
  })
  tab = { ...tab, store }
  expect(actions().create('Weekly')).toBe(false)
  expect(actions().duplicate(basketOf('Weekly'))).toBe(false)
  expect(texts()).toEqual([])
})

test('a basket that a colleague deleted can be neither named nor made active, and says so', () => {
  for (const act of [
    () => actions().rename('gone' as BasketId, 'Weekly'),
    () => actions().activate('gone' as BasketId),
  ]) {
    notices = createNoticeQueue()
    act()
    expect(texts()).toEqual([['This basket was deleted.', undefined]])
  }
})

test('a line that cannot be moved is named', () => {
  tab.store.push([create('from'), create('to')])
  const line = {
    productId: 7 as ProductId,
    unit: '2',
    reviewed: { name: 'Chopped Tomatoes', product: null, problems: [] },
  }
  actions().move(basketOf('from'), basketOf('to'), [line as unknown as EditedLine])
  expect(texts()).toEqual([['product could not found!', 'Chopped Tomatoes']])
})

test('a basket that is full names no product', () => {
  tab.server.applyElsewhere(create('to'))
  for (let id = 1; id <= maxBasketLines; id += 1) tab.server.applyElsewhere(add(100 + id))
  tab.server.applyElsewhere(create('from'))
  tab.server.applyElsewhere(add(7))
  tab.store.setBaskets(tab.server.read())
  const line = {
    productId: 7 as ProductId,
    unit: '1',
    reviewed: { name: 'Tomatoes', product: null, problems: [] },
  }
  actions().move(basketOf('from'), basketOf('to'), [line as unknown as EditedLine])
  expect(texts()).toEqual([['A basket holds 1000 lines at most.', undefined]])
})
