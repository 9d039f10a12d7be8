import { expect, type Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import { fillBasket, waitForBasketSave } from '../screens/basket-screen.ts'
import { completeForDelivery, placedOrderNumber, placeOrderButton } from '../screens/checkout-screen.ts'
import { add, butter, mopHead } from '../screens/shop-screen.ts'
import { restartApp, test, tokenOf } from './app-journey.ts'

const yearMs = 365 * 86_400_000

async function timeLeft(page: Page): Promise<string | undefined> {
  const text = await page.getByRole('region', { name: 'At a glance' }).innerText()
  return /\d+ d \d+ h|\d+ h(?= \d+ m)|\d+ m/.exec(text)?.[0]
}

for (const [name, offsetMs] of [
  ['ahead', yearMs + 3_600_000],
  ['behind', -yearMs],
] as const)
  test(`a phone whose clock is a year ${name} stays signed in and orders`, async ({ startApp, enter }) => {
    await fillBasket(await enter('demo'), { [butter.id]: 100 })
    const app = await startApp({ user: 'demo' })
    const token = tokenOf(app.phone)
    await app.page.context().clock.install({ time: Date.now() + offsetMs })
    const { page } = await restartApp(app)
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeGreaterThan(yearMs / 2)
    const browser = await enter('demo')
    await open(browser, '/')
    await expect.poll(async () => await timeLeft(page)).toBe(await timeLeft(browser))
    await open(page, mopHead.page)
    await waitForBasketSave(page, () => add(page, 'Box of'))
    await open(page, '/checkout')
    await completeForDelivery(page)
    await placeOrderButton(page).click()
    await placedOrderNumber(page)
    expect(tokenOf(app.phone)).toBe(token)
  })
