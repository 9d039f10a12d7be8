import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open, waitForHydration } from '../harness/open.ts'
import { waitForBasketSave, deleteBaskets } from '../screens/basket-screen.ts'
import {
  waitForCompleteStep,
  continueButton,
  placedOrderNumber,
  placeOrderButton,
  checkoutStep,
} from '../screens/checkout-screen.ts'
import { searchResultNames } from '../screens/search-screen.ts'
import { mopHead, offer, searchField } from '../screens/shop-screen.ts'

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
  await openByKeyboard(page, 1)
  await tabToAndPress(page, page.getByRole('radio', { name: /^Delivery/ }), 'Space')
  await tabToAndPress(page, continueButton(page))
  await openByKeyboard(page, 2)
  await tabToAndPress(page, page.getByRole('button', { name: /^Deliver on/ }))
  await openByKeyboard(page, 3)
  await expect(page.getByRole('group', { name: 'How will you pay?' })).toBeVisible()
  await tabToAndPress(page, continueButton(page))
  await openByKeyboard(page, 4)
  await expect(page.getByRole('textbox', { name: 'Purchase order number' })).toBeVisible()
  await tabToAndPress(page, continueButton(page))
  await openByKeyboard(page, 5)
  const marks = page.getByRole('group', { name: 'Price mark option' })
  const plain = marks.getByRole('radio', { name: 'Plain' })
  await tabTo(page, marks.getByRole('radio', { checked: true }))
  // The company's last order, from another journey, may have been for plain packs.
  if (await plain.isChecked()) await page.keyboard.press('ArrowDown')
  await expect(plain).not.toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(plain).toBeChecked()
  await tabToAndPress(page, continueButton(page))
  await tabToAndPress(page, placeOrderButton(page))
  await placedOrderNumber(page)
})

/** Opens a checkout step that the last order completed. */
async function openByKeyboard(page: Page, number: number): Promise<void> {
  const { step, change } = checkoutStep(page, number)
  await waitForCompleteStep(page, number - 1)
  await expect(change.or(step.getByRole('heading', { level: 2 })).first()).toBeVisible()
  if ((await step.getAttribute('aria-current')) !== 'step') await tabToAndPress(page, change)
  await expect(step).toHaveAttribute('aria-current', 'step')
}
