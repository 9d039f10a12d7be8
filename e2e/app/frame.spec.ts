import { expect, type Locator, type Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import { butter, searchField } from '../screens/shop-screen.ts'
import { test } from './app-journey.ts'

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${name}`) })
const back = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Back/ })
/**
 * Presses without moving the page: Playwright sometimes scrolls it to bring a sticky bar into view, which no finger does. A control that a
 * render has just replaced is looked up again: a finger cannot press it, but its click would load the page of its link.
 */
const press = async (control: Locator) =>
  await expect
    .poll(() =>
      control.evaluate((element: HTMLElement) => {
        const { isConnected } = element
        if (isConnected) element.click()
        return isConnected
      }),
    )
    .toBe(true)
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('each tab keeps its pages and their place, and an arrow leads back through them', async ({
  startApp,
}) => {
  const { page, phone } = await startApp({ user: 'demo' })
  await open(page, '/')
  await expect(back(page)).toHaveCount(0)
  await tab(page, 'Account').click()
  await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).click()
  const orders = page.getByRole('list', { name: 'Orders' })
  await expect(orders).toBeVisible()
  // The router brings a new page to its top once it is rendered. The page before was scrolled to its link.
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.evaluate(() => scrollTo(0, 400))
  await press(orders.getByRole('link').first())
  await expect(page).toHaveURL(/\/account\/orders\/\d+$/)
  // Twice at once, before the first page has loaded: the last press counts.
  await page.getByRole('navigation', { name: 'Main' }).evaluate((bar) => {
    for (const href of ['/search', '/account']) bar.querySelector<HTMLElement>(`a[href="${href}"]`)?.click()
  })
  await expect(page).toHaveURL(/\/account\/orders\/\d+$/)
  await press(tab(page, 'Search'))
  await expect(page).toHaveURL('/search')
  await press(tab(page, 'Account'))
  await expect(page).toHaveURL(/\/account\/orders\/\d+$/)
  await press(back(page))
  await expect(page).toHaveURL('/account/orders')
  await expect.poll(() => scrollTop(page)).toBe(400)
  // The swipe of iOS takes the same steps through the history of the web view.
  await page.goBack()
  await expect(page).toHaveURL('/account')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await phone.emit(page, { plugin: 'App', event: 'backButton', data: {} })
  await expect.poll(() => phone.calls.filter(({ methodName }) => methodName === 'minimizeApp').length).toBe(1)
})

test('a link from outside lies on the first page of its tab', async ({ startApp, provender }) => {
  const { page, phone } = await startApp({ user: 'demo' })
  await open(page, '/')
  const url = `${provender.address}/account/orders`
  await phone.emit(page, { plugin: 'App', event: 'appUrlOpen', data: { url } })
  await expect(page).toHaveURL('/account/orders')
  await back(page).click()
  await expect(page).toHaveURL('/account')
})

test('the app has no footer, no menu, no breadcrumb and no question about cookies', async ({ startApp }) => {
  const { page } = await startApp()
  for (const path of ['/', '/shop', '/product/101', '/faq', '/login']) {
    await open(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-app', 'android')
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
    await expect(page.getByText('Cookies', { exact: true })).toHaveCount(0)
  }
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
})

test('the total of a short basket stands at the foot of a tablet', async ({ startApp, enter }) => {
  await fillBasket(await enter('rival'), { [butter.id]: 1 })
  const viewport = { width: 820, height: 1180 }
  const { page } = await startApp({ user: 'rival', device: { viewport } })
  await open(page, '/baskets/detail')
  const checkout = page.getByRole('link', { name: /^Checkout/ }).last()
  await expect.poll(async () => viewport.height - ((await checkout.boundingBox())?.y ?? 0)).toBeLessThan(100)
})

test('one press of the back button closes the search', async ({ startApp }) => {
  const { page, phone } = await startApp()
  await open(page, '/search')
  await searchField(page).fill('butter')
  const results = page.getByRole('grid', { name: 'Results' })
  await expect(results).toBeVisible()
  await phone.emit(page, { plugin: 'App', event: 'backButton', data: {} })
  await expect(results).toHaveCount(0)
  await expect(page).toHaveURL('/search')
})
