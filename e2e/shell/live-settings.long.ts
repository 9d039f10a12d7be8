import { expect } from '@playwright/test'
import { expectListeners } from '../harness/live-channel.ts'
import { open } from '../harness/open.ts'
import { test } from '../harness/own-wholesaler.ts'
import { waitUntilIdle, watchRequests } from '../harness/wait-until-idle.ts'
import { addFromItsPage, basketLines, deleteBaskets } from '../screens/basket-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { addButton, lineOf, message } from '../screens/quick-order-screen.ts'
import { mopHead } from '../screens/shop-screen.ts'

test('lower limits per order reach the lines of an open basket and the rows of a pasted order', async ({
  browser,
  startOwn,
}) => {
  const provender = await startOwn(0)
  const context = await browser.newContext({ baseURL: provender.address })
  const [basket, quickOrder] = [await context.newPage(), await context.newPage()]
  watchRequests(quickOrder)
  await open(basket, '/login')
  await logIn(basket, 'demo')
  await expect(basket).toHaveURL('/')
  await deleteBaskets(basket)
  await addFromItsPage(basket, mopHead)
  await open(basket, '/baskets/detail')
  const line = basketLines(basket, mopHead.name)
  await expect(line.getByRole('textbox')).toHaveValue('1')

  await open(quickOrder, '/quick-order')
  await message(quickOrder).fill(`5 boxes ${mopHead.code}`)
  await quickOrder.getByRole('button', { name: 'Match products' }).click()
  await expect(addButton(quickOrder)).toBeVisible()
  const row = lineOf(quickOrder, mopHead.code)
  await expect(row).not.toContainText('maximum per order')
  await expectListeners(provender.address, 1)
  await waitUntilIdle(quickOrder)

  provender.configure({ maxBasketItemPcsQuantity: '1', maxBasketItemBoxQuantity: '2' })
  await expect(line).toContainText('Maximum per order: 1 piece')
  await expect(row).toContainText("The maximum per order is reached: we'll add 2 boxes")
  await context.close()
})
