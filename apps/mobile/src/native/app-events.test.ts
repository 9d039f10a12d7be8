import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { connectAppEvents } from './app-events.ts'
import { stubStorage } from './fake-storage.fixture.ts'
import { onForeignLink } from './foreign-links.ts'
import { onOutsideRefused, openInBrowser } from './open-in-browser.ts'

const fake = vi.hoisted(() => {
  const listeners = new Map<string, (data: object) => void>()
  return {
    listeners,
    addListener: async (event: string, listener: (data: object) => void) =>
      void listeners.set(event, listener),
    openBrowser: vi.fn(async (_options: { readonly url: string }) => {}),
  }
})
vi.mock('@capacitor/app', () => ({ App: { addListener: fake.addListener } }))
vi.mock('@capacitor/push-notifications', () => ({ PushNotifications: { addListener: fake.addListener } }))
vi.mock('@capacitor/browser', () => ({ Browser: { open: fake.openBrowser } }))

const serverUrl = 'https://orders.example'
const invoice = `${serverUrl}/documents/12.pdf`
const openPage = vi.fn((_path: string) => {})

/** A link is pressed, or the phone gives the app a page. */
function receiveLink(url: string): void {
  fake.listeners.get('appUrlOpen')?.({ url })
}

beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())
beforeEach(() => {
  vi.clearAllMocks()
  stubStorage('sessionStorage')
  connectAppEvents(openPage, { serverUrl, openedLink: undefined })
})
afterEach(async () => {
  // The next test presses its links later.
  await vi.advanceTimersByTimeAsync(10_000)
  vi.unstubAllGlobals()
  fake.openBrowser.mockReset()
})

/** The phone has no browser that works inside apps. */
function giveEveryPageBack(): void {
  fake.openBrowser.mockImplementation(async ({ url }) => {
    if (fake.openBrowser.mock.calls.length < 50) receiveLink(url)
  })
}

test('a link to a page of the shop opens it, and one to a document goes to the browser', () => {
  receiveLink(`${serverUrl}/product/7`)
  receiveLink(invoice)
  expect(openPage.mock.calls).toEqual([['/product/7']])
  expect(fake.openBrowser.mock.calls).toEqual([[{ url: invoice }]])
})

test('a link to another server opens nothing, and is reported once somebody listens', () => {
  receiveLink('provender://one.example/shop')
  const listener = vi.fn<(host: string) => void>()
  const stop = onForeignLink(listener)
  receiveLink('provender://other.example/product/7')
  stop()
  expect(listener.mock.calls).toEqual([['one.example'], ['other.example']])
  expect(openPage).not.toHaveBeenCalled()
  expect(fake.openBrowser).not.toHaveBeenCalled()
})

test('a page that the phone gives back at once is not opened again', async () => {
  giveEveryPageBack()
  receiveLink(invoice)
  await vi.advanceTimersByTimeAsync(1000)
  expect(fake.openBrowser).toHaveBeenCalledTimes(1)
})

test('nor is one that the shop itself has opened', async () => {
  giveEveryPageBack()
  const payment = `${serverUrl}/checkout/pay#ticket`
  await openInBrowser(payment)
  expect(fake.openBrowser.mock.calls).toEqual([[{ url: payment }]])
})

test('and the screen that waits for it learns that the phone could not open it', async () => {
  const listener = vi.fn()
  const stop = onOutsideRefused(listener)
  receiveLink(invoice)
  expect(listener).not.toHaveBeenCalled()
  giveEveryPageBack()
  await openInBrowser(`${serverUrl}/checkout/pay#another`)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
})

test('a link that is pressed again later opens again, and another link at once', async () => {
  receiveLink(invoice)
  receiveLink(`${serverUrl}/documents/13.pdf`)
  await vi.advanceTimersByTimeAsync(5000)
  receiveLink(`${serverUrl}/documents/13.pdf`)
  expect(fake.openBrowser.mock.calls.map(([{ url }]) => url)).toEqual([
    invoice,
    `${serverUrl}/documents/13.pdf`,
    `${serverUrl}/documents/13.pdf`,
  ])
})
