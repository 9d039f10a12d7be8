import type { Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import { waitForBasketSave } from './basket-screen.ts'
import { completeForDelivery, placedOrderNumber, placeOrderButton } from './checkout-screen.ts'
import { add, mopHead } from './shop-screen.ts'

/** Orders five boxes for delivery and returns the order number. */
export async function orderBoxes(page: Page): Promise<string> {
  await open(page, mopHead.page)
  await waitForBasketSave(page, () => add(page, 'Box of'))
  await open(page, '/baskets/detail')
  const boxes = page.getByRole('main').getByRole('textbox', { name: 'Quantity in boxes' })
  await boxes.fill('5')
  await waitForBasketSave(page, () => boxes.press('Enter'))
  await open(page, '/checkout')
  await completeForDelivery(page)
  await placeOrderButton(page).click()
  return await placedOrderNumber(page)
}
