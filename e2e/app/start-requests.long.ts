import { expect, type Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import { butter } from '../screens/shop-screen.ts'
import { test } from './app-journey.ts'

function countQueries(page: Page): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  page.on('request', (request) => {
    const name = /"query":"query (\w+)/.exec(request.postData() ?? '')?.[1]
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  })
  return counts
}

for (const [address, query] of [
  ['/baskets/detail', 'BasketPage'],
  ['/checkout', 'CheckoutPage'],
] as const)
  test(`an app that starts at ${address} asks once for what it shows`, async ({ startApp, enter }) => {
    const elsewhere = await enter('demo')
    await fillBasket(elsewhere, { [butter.id]: 100 })
    const { page } = await startApp({ user: 'demo' })
    await open(page, address)
    await waitUntilIdle(page)
    // An open page would hear of the change and ask, too.
    await page.goto('about:blank')
    await fillBasket(elsewhere, { [butter.id]: 101 })
    const counts = countQueries(page)
    await open(page, address)
    await waitUntilIdle(page)
    expect(counts.get(query)).toBe(1)
    expect([...counts].filter(([, count]) => count > 1)).toEqual([])
  })
