import { expect, type Locator, type Page } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { listedOrders, numberOf, openOffice, openOrder } from '../screens/office-screen.ts'

function finder(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Find or do' })
}

function openedHeading(page: Page): Locator {
  return openOrder(page).getByRole('heading', { level: 2 })
}

test.describe('at a desk', () => {
  test.use({ ...desktop })

  test('an order is opened with two keys, a few letters and Enter', async ({ page }) => {
    await openOffice(page, '/office/orders')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('koz')
    const first = finder(page).getByRole('option').first()
    await expect(first).toContainText('Köz Ocakbaşı')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    const number = /\d+/.exec((await first.textContent()) ?? '')?.[0] ?? ''
    await page.keyboard.press('Enter')
    await expect(finder(page)).toBeHidden()
    await expect(openedHeading(page)).toHaveText(`${number} Köz Ocakbaşı`)
    await expect(openedHeading(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.keyboard.type(number)
    await expect(finder(page).getByRole('option')).toContainText([number])
    await page.keyboard.press('Enter')
    await expect(finder(page)).toBeHidden()
    await expect(openedHeading(page)).toBeFocused()
  })

  test('Enter right after the last letter opens the order of all letters', async ({ page }) => {
    await openOffice(page, '/office/orders?state=open')
    const number = await numberOf(listedOrders(page).last())
    await page.keyboard.press('Control+k')
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
    await expect(openedHeading(page)).toContainText(number)
    await expect(openedHeading(page)).toBeFocused()
    await expect(finder(page)).toBeHidden()
  })

  test('Escape closes the finder, and not the question below it', async ({ page }) => {
    await openOffice(page, '/office/orders?state=confirmed')
    await listedOrders(page).first().click()
    await openOrder(page).getByRole('button', { name: 'Hold', exact: true }).click()
    const reason = openOrder(page).getByRole('textbox', { name: /Why is it held/ })
    await reason.fill('We ring you.')
    await page.keyboard.press('Control+k')
    await expect(finder(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(finder(page)).toBeHidden()
    await expect(reason).toHaveValue('We ring you.')
  })

  test('screens are found, too, and the arrows choose', async ({ page }) => {
    await openOffice(page, '/office/orders')
    await page.getByRole('button', { name: 'Find or do' }).first().click()
    const options = finder(page).getByRole('option')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.type('hold')
    await expect(options).toHaveText([/^On hold/])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/office/orders?state=held')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('zzzz')
    await expect(finder(page).getByText('No results.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(finder(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(finder(page).getByRole('combobox')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(finder(page)).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ ...phone })

  test('the heading of an order that was found has the focus', async ({ page }) => {
    await openOffice(page, '/office/orders')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await finder(page).getByRole('combobox').fill('koz')
    await page.keyboard.press('Enter')
    await expect(openedHeading(page)).toContainText('Köz Ocakbaşı')
    await expect(openedHeading(page)).toBeFocused()
  })

  test('the finder is a tab, and says when orders cannot be searched', async ({ page, context }) => {
    await openOffice(page, '/office/orders')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(finder(page).getByRole('combobox')).toBeFocused()
    await context.setOffline(true)
    await finder(page).getByRole('combobox').fill('koz')
    await expect(finder(page).getByText('Orders cannot be searched without a connection.')).toBeVisible()
    await context.setOffline(false)
  })
})
