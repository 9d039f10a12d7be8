import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'
import { basketLines, basketSaved, throwAwayBaskets } from './basket-screen.ts'
import { test } from './journey.ts'
import { open } from './open.ts'
import { add, butter, offer } from './shop-screen.ts'

/** What is added is counted, whatever the network does. */
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

test('without a network what is added counts, is said to be kept, and is sent once the network is back', async ({
  enter,
}) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, butter.page)
  await page.context().setOffline(true)
  const notice = page.getByText('No connection. What you put in the basket is kept on this device')
  await expect(notice).toBeVisible()
  await addThree(page)
  await expect(page.getByRole('heading', { level: 1, name: butter.name })).toBeVisible()

  await basketSaved(page, () => page.context().setOffline(false))
  await expect(notice).toBeHidden()
  await threeAreInTheBasket(page)
})

test('with the server away what is added counts, the shopper is told, and it is sent once the server is back', async ({
  enter,
}) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, butter.page)
  // What tells of it is fetched in a quiet moment.
  await atRest(page)
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await addThree(page)
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('No connection')
  await expect(page.getByRole('heading', { level: 1, name: butter.name })).toBeVisible()

  await basketSaved(page, () => page.unroute('**/*'))
  await threeAreInTheBasket(page)
})

test('what was added without a network is sent by the next window when this one is closed', async ({
  enter,
}) => {
  const page = await enter('demo')
  await throwAwayBaskets(page)
  await open(page, butter.page)
  await page.context().setOffline(true)
  await addThree(page)
  await page.close()
  await page.context().setOffline(false)
  const next = await page.context().newPage()
  await basketSaved(next, () => open(next, '/'))
  await threeAreInTheBasket(next)
})
