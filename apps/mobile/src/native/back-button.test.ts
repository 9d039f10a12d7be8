import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PageHistory } from './back-button.ts'

const minimizeApp = vi.fn(async () => {})
const back = vi.fn<() => void>()
let press: () => void
let pages: PageHistory | undefined
/** An element that handles Escape, such as a menu. */
let closesMenu: boolean

beforeAll(async () => {
  vi.resetModules()
  vi.doMock('@capacitor/app', () => ({
    App: { addListener: async (_: string, listener: () => void) => void (press = listener), minimizeApp },
  }))
  const { followBackButton } = await import('./back-button.ts')
  followBackButton(() => pages)
})
afterAll(() => {
  vi.doUnmock('@capacitor/app')
  vi.resetModules()
})
beforeEach(() => {
  vi.clearAllMocks()
  closesMenu = false
  vi.stubGlobal('KeyboardEvent', Event)
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    activeElement: { dispatchEvent: () => !closesMenu },
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('before the shop has pages, the back button leaves the app', () => {
  pages = undefined
  press()
  expect(minimizeApp).toHaveBeenCalledTimes(1)
})

test('in the shop it closes what is open, then goes back, then leaves the app', () => {
  let canGoBack = true
  pages = { canGoBack: () => canGoBack, back }
  closesMenu = true
  press()
  expect([back.mock.calls.length, minimizeApp.mock.calls.length]).toEqual([0, 0])
  closesMenu = false
  press()
  expect([back.mock.calls.length, minimizeApp.mock.calls.length]).toEqual([1, 0])
  canGoBack = false
  press()
  expect([back.mock.calls.length, minimizeApp.mock.calls.length]).toEqual([1, 1])
})

test('a part of the page that listens, such as the search, takes one press', async () => {
  const { onBack } = await import('./back-button.ts')
  pages = { canGoBack: () => true, back }
  const close = vi.fn()
  const stop = onBack(close)
  press()
  expect([close.mock.calls.length, back.mock.calls.length]).toEqual([1, 0])
  stop()
  press()
  expect([close.mock.calls.length, back.mock.calls.length]).toEqual([1, 1])
})

test('a menu that is open over such a part closes first', async () => {
  const { onBack } = await import('./back-button.ts')
  const close = vi.fn()
  const stop = onBack(close)
  let isOpen = true
  const menu = { dispatchEvent: () => (isOpen = false) }
  document.querySelectorAll = ((selector: string) =>
    isOpen && selector.includes('menu') ? [menu] : []) as never
  press()
  expect([isOpen, close.mock.calls.length]).toEqual([false, 0])
  press()
  expect(close).toHaveBeenCalledTimes(1)
  stop()
})
