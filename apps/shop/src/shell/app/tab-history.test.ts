import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowserHistory } from './browser-history.fixture.ts'
import { createTabHistory } from './tab-history.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  { start: '/app', redirect: '/', left: ['/'] },
  { start: '/login', redirect: '/account', left: ['/', '/account'] },
  { start: '/checkout', redirect: '/baskets/detail', left: ['/', '/baskets/detail'] },
  {
    start: '/checkout/success',
    redirect: '/account/orders/1',
    left: ['/', '/baskets/detail', '/account/orders/1'],
  },
])('a redirect at the start leaves no page twice: $start to $redirect', async ({ start, redirect, left }) => {
  const browser = stubBrowserHistory(start)
  const { history, removeSecondRoot } = createTabHistory()
  history.replace(redirect)
  await removeSecondRoot()
  expect(browser.paths()).toEqual(left)
  expect(history.location.href).toBe(left.at(-1))
  expect(await removeSecondRoot()).toBe(false)
})

test('a redirect to the first page of a tab opens that tab', async () => {
  const browser = stubBrowserHistory('/')
  const { history, place } = createTabHistory()
  history.subscribe(() => undefined)
  history.push('/checkout')
  history.replace('/baskets/detail')
  await expect.poll(() => history.location.state).toMatchObject({ tab: 'basket' })
  expect(place()).toEqual({ tab: 'basket', depth: 1 })
  expect(browser.paths()).toEqual(['/', '/baskets/detail'])
})

test('the first page of a tab is shown although another page stands in its place', async () => {
  const browser = stubBrowserHistory('/account')
  const { history, select } = createTabHistory()
  history.replace('/login')
  select('account', { atRoot: true })
  await expect.poll(browser.paths).toEqual(['/', '/account'])
})
