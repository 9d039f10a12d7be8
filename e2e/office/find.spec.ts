import { expect, type Locator, type Page } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { openOffice, openOrder } from '../screens/office-screen.ts'

function finder(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Find or do' })
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
    await expect(openOrder(page).getByRole('heading', { level: 2 })).toHaveText(`${number} Köz Ocakbaşı`)
    await page.keyboard.press('Control+k')
    await page.keyboard.type(number.slice(-3))
    await expect(finder(page).getByRole('option')).toContainText([number])
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
    await expect(finder(page).getByText('Nothing matches.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(finder(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(finder(page)).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ ...phone })

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
