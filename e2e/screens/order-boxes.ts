import type { Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import { fillBasket, waitForBasketSave } from './basket-screen.ts'
import { completeForDelivery, placedOrderNumber, placeOrderButton } from './checkout-screen.ts'
import { add, butter, mopHead } from './shop-screen.ts'

/** Orders five boxes for delivery and returns the order number. */
export async function orderBoxes(page: Page): Promise<string> {
  await open(page, mopHead.page)
  await waitForBasketSave(page, () => add(page, 'Box of'))
  await open(page, '/baskets/detail')
  const boxes = page.getByRole('main').getByRole('textbox', { name: 'Quantity in boxes' })
  await boxes.fill('5')
  await waitForBasketSave(page, () => boxes.press('Enter'))
  return await checkOut(page)
}

const [tea, washingUpLiquid] = ['4021', '4321']

/** Orders pieces of four products for delivery and returns the order number. */
export async function orderFourLines(page: Page): Promise<string> {
  await open(page, '/')
  await fillBasket(page, { [butter.id]: 40, [mopHead.id]: 12, [tea]: 6, [washingUpLiquid]: 6 })
  return await checkOut(page)
}

async function checkOut(page: Page): Promise<string> {
  await open(page, '/checkout')
  await completeForDelivery(page)
  await placeOrderButton(page).click()
  return await placedOrderNumber(page)
}
