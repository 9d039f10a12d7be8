import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { basketLines, waitForBasketSave, deleteBaskets } from '../screens/basket-screen.ts'
import { add, butter } from '../screens/shop-screen.ts'

const notFound = "We're sorry, but we couldn't find the page you were looking for."

test('two users of a company share a basket that another company cannot see', async ({ enter }) => {
  const [demo, till, rival] = [await enter('demo'), await enter('till'), await enter('rival')]
  await deleteBaskets(demo)
  await deleteBaskets(rival)
  await open(demo, butter.page)
  await waitForBasketSave(demo, () => add(demo, 'Single piece'))
  await open(demo, '/baskets/detail')
  await expect(basketLines(demo, butter.name)).toHaveCount(1)

  await open(till, butter.page)
  await waitForBasketSave(till, () => add(till, 'Box of'))
  await demo.reload()
  await expect(basketLines(demo, butter.name)).toHaveCount(2)

  await open(rival, '/baskets/detail')
  await expect(rival.getByRole('heading', { name: 'Nothing in your basket yet' })).toBeVisible()
})

test('an order of another company looks like a missing one', async ({ enter }) => {
  const [demo, till, rival] = [await enter('demo'), await enter('till'), await enter('rival')]
  await open(demo, '/account/orders')
  const link = demo.getByRole('list', { name: 'Orders' }).getByRole('link').first()
  const address = (await link.getAttribute('href'))!
  expect((await open(till, address)).status()).toBe(200)
  for (const foreign of [address, '/account/orders/ZZ999999']) {
    expect((await open(rival, foreign)).status()).toBe(404)
    await expect(rival.getByText(notFound)).toBeVisible()
  }
})

test('a page for owners tells a buyer whom to ask', async ({ enter }) => {
  const page = await enter('till')
  for (const address of ['/account/settings/colleagues', '/account/settings/sites']) {
    await open(page, address)
    await expect(page.getByRole('heading', { name: 'Only owners decide this' })).toBeVisible()
    // The links of the account are in `main`, and log out at their end.
    await expect(page.getByRole('main').locator('button:not(nav *)')).toHaveCount(0)
  }
})
