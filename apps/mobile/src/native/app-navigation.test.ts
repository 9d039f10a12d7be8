import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appNavigation, openStartPath } from './app-navigation.ts'
import { type FakeStorage, stubStorage } from './fake-storage.fixture.ts'

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

test('a restart loads the first page, which opens the path once', () => {
  restart('/product/no.-7-12')
  expect(loadPage.mock.calls).toEqual([['/']])
  openStartPath(undefined)
  openStartPath(undefined)
  expect(startPaths()).toEqual(['/product/no.-7-12'])
})

test('a reload stays at path and query', () => {
  reload()
  openStartPath(undefined)
  expect(startPaths()).toEqual(['/product/no.-7-12?unit=2'])
})

test('a link takes precedence over the path of a restart and discards it', () => {
  restart('/account')
  openStartPath('/product/7')
  openStartPath(undefined)
  expect(startPaths()).toEqual(['/product/7'])
})

test('with a full storage a restart opens the first page', () => {
  storage.fill()
  restart('/account')
  expect(loadPage.mock.calls).toEqual([['/']])
  openStartPath(undefined)
  expect(startPaths()).toEqual([])
})

test('links to share begin with the server', () => {
  expect(origin()).toBe('https://orders.example')
})
