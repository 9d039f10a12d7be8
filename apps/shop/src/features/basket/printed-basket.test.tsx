import { setupI18n } from '@lingui/core'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listContext, tomatoes } from '../catalogue/product.fixture.ts'
import { deviceReview, reviewWithoutProduct } from './device-review.ts'
import { editedBasket, reviewedByKey } from './edited-basket.ts'
import type { PrintedBasketProps } from './printed-basket.tsx'
import type { EditedBasketView } from './use-edited-basket.ts'

let isUnsynced = false
const text = (words: TemplateStringsArray, ...values: readonly unknown[]) =>
  String.raw({ raw: words }, ...values)
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const mocked = {
  '@lingui/react/macro': {
    useLingui: () => ({ t: text, i18n }),
    Trans: ({ children }: { readonly children: ReactNode }) => <Fragment>{children}</Fragment>,
    msg: (...args: Parameters<typeof text>) => ({ id: text(...args) }),
    plural: (count: number) => `${count} lines without a price yet`,
  },
  '@tanstack/react-query': { useQueryClient: () => undefined },
  '../../kernel/session/shop-queries.ts': {
    useConfig: () => ({ warehouseTimezone: 'Europe/London' }),
    sessionOf: () => undefined,
  },
  '../../kernel/session/viewer.ts': { useViewer: () => ({ currencyCode: 'GBP' }) },
  '@provender/web/texts/use-language': { useLanguage: () => 'en' },
  '../catalogue/use-amounts.ts': { useAmounts: () => ({ lines: (count: number) => `${count} lines` }) },
  '../catalogue/use-wish-labels.ts': { useWishLabels: () => ({ LEAVE_OUT: { title: 'Leave it out' } }) },
  './use-is-unsynced.ts': { useIsUnsynced: () => isUnsynced },
}

let PrintedBasket: ComponentType<PrintedBasketProps>

beforeAll(async () => {
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  ;({ PrintedBasket } = await import('./printed-basket.tsx'))
})
afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path)
  vi.resetModules()
})

const line = {
  productId: 7 as ProductId,
  unit: '1',
  quantity: 3000 as Quantity,
  priceWhenAdded: 12_500 as UnitPrice,
  piecesPerBoxWhenAdded: null,
  note: 'ripe ones',
  substitutionWish: 'LEAVE_OUT',
  changedBy: null,
} as const
const shop = {
  policy: { outOfStockOrdersEnabled: false, blockOutOfStockOrdering: true },
  departments: [],
}
const onDevice = { ...tomatoes, categories: [], vat: 20 } as unknown as Parameters<typeof deviceReview>[1]

function printed(reviews: Parameters<typeof reviewedByKey>[0], lines = [line]): string {
  const edited = editedBasket(lines, reviewedByKey(reviews), new Map())
  const basket: EditedBasketView = { ...edited, id: 'w' as BasketId, name: 'Weekly', isActive: true }
  const html = renderToStaticMarkup(
    <PrintedBasket basket={basket} controller={{ listContext, i18n } as PrintedBasketProps['controller']} />,
  )
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('a basket that the server knows is printed with its VAT, its notes and what to do without a product', () => {
  isUnsynced = false
  const paper = printed([deviceReview(line, onDevice, shop)])
  expect(paper).toContain('Total inc VAT')
  expect(paper).toContain('20%')
  expect(paper).toContain('(ripe ones)')
  expect(paper).toContain('If it runs out: Leave it out')
})

test('a basket that the server does not know yet is printed with what the screen says: the net total only', () => {
  isUnsynced = true
  const paper = printed([deviceReview(line, onDevice, shop)])
  expect(paper).not.toContain('Total inc VAT')
  expect(paper).toContain('as soon as we reach the shop')
})

test('a product that is not on the device has no VAT, and no total claims it', () => {
  isUnsynced = false
  const paper = printed([reviewWithoutProduct(line, 'Not here yet')])
  expect(paper).toContain('Not here yet')
  expect(paper).not.toContain('%')
  expect(paper).not.toContain('Total inc VAT')
})

test.each([true, false])('lines that have no price yet are counted on paper', (isUnsyncedNow) => {
  isUnsynced = isUnsyncedNow
  const unpriced = { ...line, productId: 8 as ProductId } as unknown as typeof line
  const paper = printed([deviceReview(line, onDevice, shop)], [line, unpriced])
  expect(paper).toContain('1 lines without a price yet')
})
