import { expect, type Page } from '@playwright/test'
import { waitUntilSent, unsentPieces } from '../harness/device-store.ts'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'
import { basketLines, waitForBasketSave, fillBasket, deleteBaskets } from '../screens/basket-screen.ts'
import { add, butter, offer } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

async function addThree(page: Page): Promise<void> {
  await add(page, 'Single piece')
  const pieces = offer(page, 'Single piece')
  await pieces.getByRole('button', { name: 'One more' }).click()
  await pieces.getByRole('button', { name: 'One more' }).click()
  await expect(pieces.getByRole('textbox')).toHaveValue('3')
}

async function threeAreInTheBasket(page: Page): Promise<void> {
  await open(page, '/baskets/detail')
  await expect(basketLines(page, butter.name).getByRole('textbox')).toHaveValue('3')
}

test('offline additions count, are reported as stored, and are sent when online', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, butter.page)
  await page.context().setOffline(true)
  const notice = page.getByText('Offline: what you add is kept')
  await expect(notice).toBeVisible()
  await addThree(page)
  await expect(page.getByRole('heading', { level: 1, name: butter.name })).toBeVisible()

  await waitForBasketSave(page, () => page.context().setOffline(false))
  await expect(notice).toBeHidden()
  await threeAreInTheBasket(page)
})

test('additions without a server count, the customer is informed, and they are sent when it returns', async ({
  enter,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, butter.page)
  // The page loads the code that shows unsent changes when it is idle.
  await waitUntilIdle(page)
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await addThree(page)
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Not sent yet')
  await expect(page.getByText('Offline:')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: butter.name })).toBeVisible()

  await page.unroute('**/*')
  await waitUntilSent(page)
  await threeAreInTheBasket(page)
})

test('offline additions survive a killed tab and are reported as unsent', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, butter.page)
  // The page loads the code that shows unsent changes when it is idle.
  await waitUntilIdle(page)
  await page.context().setOffline(true)
  await addThree(page)
  await expect(page.getByRole('banner').getByText('Not synced yet')).toBeAttached()
  await expect.poll(() => unsentPieces(page)).toBe(3)
  const crashed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()

  await page.context().setOffline(false)
  const next = await page.context().newPage()
  await waitForBasketSave(next, () => open(next, '/'))
  await threeAreInTheBasket(next)
  await waitUntilSent(next)
})

test('two offline devices that change one line lose no quantity', async ({ enter }) => {
  const [desktop, store] = [await enter('demo'), await enter('till')]
  await fillBasket(desktop, { [butter.id]: 2 })
  await open(desktop, butter.page)
  await open(store, butter.page)
  await waitUntilIdle(store)
  await store.context().setOffline(true)
  await offer(store, 'Single piece').getByRole('button', { name: 'One more' }).click()
  await expect(offer(store, 'Single piece').getByRole('textbox')).toHaveValue('3')
  await waitForBasketSave(desktop, async () => {
    const more = offer(desktop, 'Single piece').getByRole('button', { name: 'One more' })
    await more.click()
    await more.click()
  })
  await waitForBasketSave(store, () => store.context().setOffline(false))
  await expect(offer(store, 'Single piece').getByRole('textbox')).toHaveValue('5')
  await open(desktop, '/baskets/detail')
  await expect(basketLines(desktop, butter.name).getByRole('textbox')).toHaveValue('5')
})
