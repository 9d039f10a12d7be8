import { expect } from '@playwright/test'
import { basketLines, basketSaved, throwAwayBaskets } from './basket-screen.ts'
import { test } from './journey.ts'
import { add, butter } from './shop-screen.ts'

const notFound = 'We’re sorry, but we couldn’t find the page you were looking for.'

test('two logins of a company fill one basket, and another company sees nothing of it', async ({ enter }) => {
  const [demo, till, rival] = [await enter('demo'), await enter('till'), await enter('rival')]
  await throwAwayBaskets(demo)
  await throwAwayBaskets(rival)
  await demo.goto(butter.page)
  await basketSaved(demo, () => add(demo, 'Single piece'))
  await demo.goto('/baskets/detail')
  await expect(basketLines(demo, butter.name)).toHaveCount(1)

  await till.goto(butter.page)
  await basketSaved(till, () => add(till, 'Box of'))
  await demo.reload()
  await expect(basketLines(demo, butter.name)).toHaveCount(2)

  await rival.goto('/baskets/detail')
  await expect(rival.getByRole('heading', { name: 'Nothing in your basket yet' })).toBeVisible()
  await demo.goto('/baskets')
  const basket = await demo.getByRole('link', { name: 'Basket 1' }).getAttribute('href')
  expect(basket).not.toBeNull()
})

test('an order of another company answers as one that there never was', async ({ enter }) => {
  const [demo, till, rival] = [await enter('demo'), await enter('till'), await enter('rival')]
  await demo.goto('/account/orders')
  const link = demo.getByRole('list', { name: 'Orders' }).getByRole('link').first()
  const address = (await link.getAttribute('href'))!
  expect((await till.goto(address))!.status()).toBe(200)
  for (const foreign of [address, '/account/orders/ZZ999999']) {
    expect((await rival.goto(foreign))!.status()).toBe(404)
    await expect(rival.getByText(notFound)).toBeVisible()
  }
})
