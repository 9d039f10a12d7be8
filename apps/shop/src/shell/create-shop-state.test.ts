import { setupI18n } from '@lingui/core'
import { platform, setPlatform } from '@provender/platform/current'
import { isNeededKey } from '@provender/platform/needed-key'
import { logoutKey, readStored, writeStored } from '@provender/web/storage/tab-storage'
import { openTabStorage } from '@provender/web/storage/tab-storage.fixture'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storedOrder } from '../features/checkout/stored-order.ts'
import { clientOf } from '../kernel/session/session.fixture.ts'
import { createShopState } from './create-shop-state.ts'

const web = platform()
const order = {
  key: 'key 1',
  quote: 'token',
  basketId: 'weekly',
  fulfilment: { method: 'DELIVERY', date: '2026-11-24' },
  paymentType: 'CASH',
} as const

beforeEach(() => {
  openTabStorage()
  start(clientOf())
  storedOrder.write(order)
  writeStored('pasted-text', '3 boxes of butter')
})
afterEach(() => setPlatform(web))

function start(queryClient: QueryClient): void {
  createShopState({ queryClient, i18n: setupI18n(), signedInFeatures: undefined })
}

const left = () => [storedOrder.read(), readStored('pasted-text')]

test('a user finds their texts and their order in the tab after the session has ended', () => {
  start(new QueryClient())
  start(clientOf({ email: 'ada.kaya@corner.example' }))
  expect(left()).toEqual([order, '3 boxes of butter'])
})

test.each([
  ['a colleague', { userCode: '8' }],
  ['a user of another company', { userCode: '9', firebaseUserUID: 'bistro' }],
])('%s finds nothing of the former user in the tab', (_, differences) => {
  start(new QueryClient())
  start(clientOf(differences))
  expect(left()).toEqual([undefined, undefined])
})

test.each([
  ['a visitor', () => new QueryClient()],
  ['the same user', () => clientOf()],
])(
  'after a logout in another tab %s finds nothing in the tab, not even what a visitor left',
  (_, nextClient) => {
    const loggedOutAt = new Map<string, string>()
    const { storage } = platform()
    const device = { getItem: (key: string) => loggedOutAt.get(key) ?? null } as Partial<Storage> as Storage
    setPlatform({ ...platform(), storage: { ...storage, device: () => device } })
    writeStored('contact/', { message: 'Do you deliver on Sundays?' })
    start(clientOf())
    expect(left()).toEqual([order, '3 boxes of butter'])
    loggedOutAt.set(logoutKey, '2026-11-24T09:00:00Z')
    start(nextClient())
    expect([...left(), readStored('contact/')]).toEqual([undefined, undefined, undefined])
    writeStored('pasted-text', '2 boxes of eggs')
    start(nextClient())
    expect(readStored('pasted-text')).toBe('2 boxes of eggs')
    expect(isNeededKey(logoutKey)).toBe(true)
  },
)

test('what a visitor has typed stays when they sign in', () => {
  platform().storage.tab()?.clear()
  start(new QueryClient())
  writeStored('pasted-text', '3 boxes of butter')
  start(clientOf())
  expect(readStored('pasted-text')).toBe('3 boxes of butter')
})
