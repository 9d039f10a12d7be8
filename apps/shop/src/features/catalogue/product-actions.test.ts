import { setupI18n } from '@lingui/core'
import { maxBasketLines } from '@provender/domain/basket/basket'
import { add, create, setUp } from '@provender/sync/basket/basket-tab.fixture'
import { createNoticeQueue } from '@provender/ui/overlays/notice-queue'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { productControl } from './add-state.ts'
import type * as Module from './product-actions.ts'
import { fullProductName } from './product-name.ts'
import { listContext, tomatoes } from './product.fixture.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const mocked = {
  '@lingui/core/macro': {
    msg: (words: TemplateStringsArray, ...values: readonly unknown[]) => ({
      id: String.raw({ raw: words }, ...values),
    }),
    plural: (count: number, { other }: { readonly other: string }) => other.replace('#', String(count)),
  },
}

let handleProductAction: typeof Module.handleProductAction

beforeAll(async () => {
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  handleProductAction = (await import('./product-actions.ts')).handleProductAction
})
afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path)
  vi.resetModules()
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const name = fullProductName(tomatoes)

/** The notices after a quantity of boxes is typed for a product, as text and detail. */
function noticesAfter({ store }: ReturnType<typeof setUp>, quantity: number) {
  const notices = createNoticeQueue()
  const inBasket = { '1': 0, '2': 0 } as never
  const limits = { maxBasketItemPcsQuantity: 99, maxBasketItemBoxQuantity: 99, maxBasketItemKgQuantity: 99 }
  const context = { ...listContext, quantityLimits: limits }
  const control = productControl(tomatoes, { inBasket, listContext: context }, { unit: '2' })
  handleProductAction(
    {
      baskets: store,
      favourites: undefined,
      notices,
      i18n,
      policy: { outOfStockOrdersEnabled: true, blockOutOfStockOrdering: false },
      showStockAlert: () => undefined,
    },
    { product: tomatoes, control },
    { type: 'set', quantity: (quantity * 1000) as never },
  )
  return notices.now().map((notice) => (notice.kind === 'toast' ? [notice.text, notice.detail] : []))
}

test('a quantity above the limit names the limit and the product', () => {
  expect(noticesAfter(setUp({ maxQuantity: 99 }), 400)).toEqual([[expect.stringContaining('99'), name]])
})

test('a product that a full basket cannot take is named', () => {
  const tab = setUp()
  tab.server.applyElsewhere(create('weekly'))
  for (let id = 1; id <= maxBasketLines; id += 1) tab.server.applyElsewhere(add(100 + id))
  tab.store.setBaskets(tab.server.read())
  expect(noticesAfter(tab, 1)).toEqual([['A basket holds 1000 lines at most.', name]])
})
