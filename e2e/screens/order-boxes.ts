import type { Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import { fillBasket, waitForBasketSave } from './basket-screen.ts'
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
  return await checkOut(page)
}

/** Crushed chillies, coriander, oregano and mint. Picking takes what is "not there" out of stock, so no other journey needs them. */
const spices = { 1279: 8, 1304: 8, 1399: 8, 1417: 8 }

/** Orders pieces of four products for delivery and returns the order number. */
export async function orderFourLines(page: Page): Promise<string> {
  await open(page, '/')
  await fillBasket(page, spices)
  return await checkOut(page)
}

async function checkOut(page: Page): Promise<string> {
  await open(page, '/checkout')
  await completeForDelivery(page)
  await placeOrderButton(page).click()
  return await placedOrderNumber(page)
}
