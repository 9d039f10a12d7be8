import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open, waitForHydration } from '../harness/open.ts'
import { waitForBasketSave, deleteBaskets, fillBasket } from '../screens/basket-screen.ts'
import { placedOrderNumber, placeOrderButton, checkoutStep, type Step } from '../screens/checkout-screen.ts'
import { searchResultNames } from '../screens/search-screen.ts'
import { butter, mopHead, offer, searchField } from '../screens/shop-screen.ts'

const maxStops = 120

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function tabToAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('signing in, searching, adding and ordering work by keyboard only', async ({ page }) => {
  await open(page, '/login')
  await tabTo(page, page.getByRole('textbox', { name: 'E-mail' }))
  await page.keyboard.type('rival@provender.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('provender-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await waitForHydration(page)
  await deleteBaskets(page)

  await page.keyboard.press('/')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type(mopHead.code)
  await expect(searchResultNames(page)).toHaveCount(1)
  await tabToAndPress(page, searchResultNames(page).getByRole('link', { name: mopHead.name }))
  await expect(page.getByRole('heading', { level: 1, name: mopHead.name })).toBeVisible()

  const boxes = offer(page, 'Box of')
  await tabToAndPress(page, boxes.getByRole('button', { name: /^Add/ }))
  const quantity = boxes.getByRole('textbox', { name: 'Quantity in boxes' })
  await expect(quantity).toBeFocused()
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(boxes.getByRole('button', { name: /^Add/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quantity).toBeFocused()
  await page.keyboard.type('4')
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))

  await tabToAndPress(page, page.getByRole('banner').getByRole('link', { name: /^Basket/ }))
  await tabToAndPress(page, page.getByRole('link', { name: 'Checkout' }).first())
  const method = await openByKeyboard(page, 'method')
  await tabToAndPress(page, method.getByRole('button', { name: /^Delivery/ }))
  await openByKeyboard(page, 'details')
  await tabToAndPress(page, page.getByRole('group', { name: 'Day of delivery' }).getByRole('button').first())
  const payment = await openByKeyboard(page, 'payment')
  await tabToAndPress(page, payment.getByRole('button', { name: /^Cash on delivery/ }), 'Space')
  await openByKeyboard(page, 'notes')
  await tabTo(page, page.getByRole('textbox', { name: 'Purchase order number' }))
  await page.keyboard.type('PO 12')
  await page.keyboard.press('Enter')
  const { change } = checkoutStep(page, 'notes')
  await expect(change).toBeFocused()
  const marks = await openByKeyboard(page, 'marks')
  await tabToAndPress(page, marks.getByRole('button', { name: /^Plain/ }))
  await tabToAndPress(page, placeOrderButton(page))
  await placedOrderNumber(page)
})

test('a removed line is put back by keyboard only, and the focus returns to the lines', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 4, [mopHead.id]: 2 })
  await open(page, '/baskets/detail')
  const line = page.getByRole('main').locator('[data-basket-line]').filter({ hasText: butter.name })
  await tabToAndPress(page, line.getByRole('button', { name: /^Remove/ }))
  await expect(line).toHaveCount(0)
  const focused = page.locator(':focus')
  const lines = page.locator('[data-basket-line]')
  await expect(lines.and(focused)).toHaveCount(1)
  const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await page.keyboard.press('F6')
  await expect(lines.and(focused)).toHaveCount(1)
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(line).toHaveCount(1)
  await expect(lines.and(focused)).toHaveCount(1)
})

/** Opens a checkout step with Enter, unless it asks already. */
async function openByKeyboard(page: Page, name: Step): Promise<Locator> {
  const { step, change } = checkoutStep(page, name)
  const asking = step.and(page.locator('[aria-current="step"]'))
  await expect(change.or(asking).first()).toBeVisible()
  if (await change.isVisible()) await tabToAndPress(page, change)
  await expect(step).toHaveAttribute('aria-current', 'step')
  return step
}
