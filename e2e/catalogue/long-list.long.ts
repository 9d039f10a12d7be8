import { expect, type Page } from '@playwright/test'
import { faultAnswer } from '../harness/fault-answer.ts'
import { test } from '../harness/journey.ts'
import { open, waitForHydration } from '../harness/open.ts'
import { products } from '../screens/shop-screen.ts'

async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1500)
    expect(await products(page).count()).toBeGreaterThanOrEqual(count)
  }).toPass()
}

function positionOf(page: Page, name: string): Promise<number | undefined> {
  return products(page)
    .getByRole('heading', { name, exact: true })
    .boundingBox()
    .then((box) => box?.y)
}

async function shortestList(page: Page): Promise<() => Promise<number>> {
  const watching = await page.evaluateHandle(() => {
    const seen = { fewest: Number.POSITIVE_INFINITY }
    new MutationObserver(() => {
      const list = document.querySelector('main [aria-label="Products"]')
      if (list) seen.fewest = Math.min(seen.fewest, list.querySelectorAll('h2').length)
    }).observe(document.body, { subtree: true, childList: true })
    return seen
  })
  return () => watching.evaluate(({ fewest }) => fewest)
}

test('a list grows on scrolling, and going back or reloading restores products and position', async ({
  page,
}) => {
  await open(page, '/shop')
  await expect(products(page)).toHaveCount(24)
  await scrollUntil(page, 96)
  await expect(page).toHaveURL(/\/shop\?page=[3-9]$/)

  const chosen = products(page).nth(80)
  await chosen.scrollIntoViewIfNeeded()
  const link = chosen.getByRole('heading').getByRole('link')
  const name = await chosen.getByRole('heading').innerText()
  await expect(page).toHaveURL(/\/shop\?page=4$/)
  const position = await positionOf(page, name)
  const count = await products(page).count()

  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const shortest = await shortestList(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\?page=4$/)
  await expect(products(page)).toHaveCount(count)
  await expect(products(page).nth(80).locator('img')).toBeVisible()
  expect(await shortest()).toBe(count)
  await expect(link).toBeFocused()
  await expect.poll(() => positionOf(page, name)).toBeCloseTo(position!, 0)

  await page.reload()
  await waitForHydration(page)
  await expect(products(page)).toHaveCount(count)
  await expect.poll(() => positionOf(page, name)).toBeCloseTo(position!, 0)
})

test('visible pictures of a server-rendered page load eagerly; on navigation the text comes first', async ({
  page,
}) => {
  const hurried = page.getByRole('main').locator('img[loading=eager]')
  await open(page, '/shop')
  await expect(hurried).toHaveCount(4)
  const category = page
    .getByRole('main')
    .getByRole('link', { name: /^Chilled/ })
    .first()
  await category.click()
  await expect(page).toHaveURL(/category=/)
  await expect(hurried).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect(hurried).toHaveCount(0)

  const link = products(page).first().getByRole('heading').getByRole('link')
  const address = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(address!)
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  await expect(hurried).toHaveCount(0)

  await open(page, address!)
  await expect(hurried).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()
  await expect(products(page).first().locator('img')).toBeVisible()
  await expect(hurried).toHaveCount(0)
})

test('navigation focuses the heading, unless the user has moved on', async ({ page }) => {
  const followed = page.waitForResponse(/manage-focus/)
  await open(page, '/shop')
  await waitForHydration(page)
  await followed
  const link = (at: number) => products(page).nth(at).getByRole('heading').getByRole('link')
  await link(0).click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(link(0)).toBeFocused()
  const home = page.getByRole('banner').getByRole('link', { name: 'Provender, home' })
  await home.evaluate((quick) => {
    const before = document.querySelector('h1')?.textContent
    // During the first paint of the new page.
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent === before) return
      observer.disconnect()
      requestAnimationFrame(() => quick instanceof HTMLElement && quick.focus())
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await link(1).click()
  await expect(page).toHaveURL(/\/product\//)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
  })
  await expect(home).toBeFocused()
})

test('a list does not grow during a press, but does after it', async ({ page }) => {
  await open(page, '/shop')
  await expect(products(page)).toHaveCount(24)
  await page.getByRole('heading', { level: 1 }).hover()
  await page.mouse.down()
  await page.mouse.wheel(0, 20_000)
  await expect(page.getByRole('link', { name: 'Terms and conditions' })).toBeInViewport()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame)
  })
  await expect(products(page)).toHaveCount(24)
  await page.mouse.up()
  await expect.poll(() => products(page).count()).toBeGreaterThan(24)
})

test('a URL in the middle of a list links to earlier products, and one past its end shows the start', async ({
  page,
}) => {
  await open(page, '/shop?page=3')
  await expect(products(page)).toHaveCount(24)
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(page).toHaveURL(/\/shop\?page=2$/)

  await open(page, '/shop?page=9999')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'To the first page' }).click()
  await expect(products(page)).toHaveCount(24)
})

test('a failed page of the list shows an error and loads on retry, or by itself after a reload', async ({
  page,
}) => {
  await open(page, '/shop')
  await page.route('**/graphql', (route) => route.fulfill(faultAnswer))
  const again = page.getByRole('button', { name: 'Please try again' })
  await expect(async () => {
    await page.mouse.wheel(0, 1500)
    await expect(again).toBeVisible({ timeout: 200 })
  }).toPass()
  await page.unroute('**/graphql')
  await again.click()
  await expect(products(page).nth(24)).toBeVisible()

  await products(page).nth(40).scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/\/shop\?page=2$/)
  // The number in the history entry: the list may still be growing.
  const count = 48
  let failures = 0
  await page.route('**/graphql', async (route) => {
    const isPage = route.request().postData()?.includes('ShopPage') === true
    if (!isPage || failures > 0) return await route.fallback()
    failures += 1
    await route.fulfill(faultAnswer)
  })
  await page.reload()
  await expect.poll(() => products(page).count()).toBeGreaterThanOrEqual(count)
  expect(failures).toBe(1)
})
