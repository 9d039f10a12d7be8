import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordLink } from './app-links.ts'
import { appNavigation, openStartPath } from './app-navigation.ts'
import { type FakeStorage, stubStorage } from './fake-storage.fixture.ts'
import { onForeignLink } from './foreign-links.ts'

const { origin, restart, reload } = appNavigation('https://orders.example')
const loadPage = vi.fn<(address: string) => void>()
const replaceState = vi.fn<(data: unknown, unused: string, address: string) => void>()
const startPaths = () => replaceState.mock.calls.map(([, , address]) => address)
let storage: FakeStorage

beforeEach(() => {
  loadPage.mockReset()
  replaceState.mockReset()
  storage = stubStorage('sessionStorage')
  vi.stubGlobal('location', { pathname: '/product/no.-7-12', search: '?unit=2', replace: loadPage })
  vi.stubGlobal('history', { replaceState })
})
afterEach(() => void vi.unstubAllGlobals())

const server = 'https://orders.example'
const link = (path: string) => server + path
const start = (launchUrl = '') => openStartPath(launchUrl, server)

test('a restart loads the first page, which opens the path once', () => {
  restart('/product/no.-7-12')
  expect(loadPage.mock.calls).toEqual([['/']])
  start()
  start()
  expect(startPaths()).toEqual(['/product/no.-7-12'])
})

test('a reload stays at path and query', () => {
  reload()
  start()
  expect(startPaths()).toEqual(['/product/no.-7-12?unit=2'])
})

test('a link opens its page at the cold start, and not again when the page is loaded again', () => {
  expect(start(link('/product/7'))).toBe(link('/product/7'))
  // A press on it from now on opens it again.
  expect(start(link('/product/7'))).toBeUndefined()
  expect(startPaths()).toEqual(['/product/7'])
})

test('the path of a restart comes before the link of the cold start, also after a logout has emptied the storage', () => {
  start(link('/product/7'))
  storage.texts.clear()
  restart('/')
  start(link('/product/7'))
  start(link('/product/7'))
  expect(startPaths()).toEqual(['/product/7', '/'])
})

test('on Android, which reports the link of the cold start after a later one too, neither opens again', () => {
  start(link('/product/7'))
  recordLink(link('/shop'))
  reload()
  start(link('/product/7'))
  start(link('/product/7'))
  expect(startPaths()).toEqual(['/product/7', '/product/no.-7-12?unit=2'])
})

test('a link that comes during a restart is left to its event', () => {
  restart('/account')
  expect(start(link('/product/7'))).toBeUndefined()
  expect(startPaths()).toEqual(['/account'])
})

test('a link to another server opens no page at the start, and is reported once', () => {
  const listener = vi.fn<(host: string) => void>()
  const stop = onForeignLink(listener)
  const launchUrl = 'provender://other.example/product/7'
  expect(start(launchUrl)).toBe(launchUrl)
  expect(start(launchUrl)).toBeUndefined()
  stop()
  expect(startPaths()).toEqual([])
  expect(listener.mock.calls).toEqual([['other.example']])
})

test.each(['https://orders.example//product/7', link('/documents/1.pdf'), ''])(
  'the link "%s" opens no page at the start',
  (launchUrl) => {
    expect(start(launchUrl)).toBeUndefined()
    expect(startPaths()).toEqual([])
  },
)

test('with a full storage a restart opens the first page, and a link none', () => {
  storage.fill()
  restart('/account')
  expect(loadPage.mock.calls).toEqual([['/']])
  start(link('/product/7'))
  expect(startPaths()).toEqual([])
})

test('links to share begin with the server', () => {
  expect(origin()).toBe('https://orders.example')
})
