import { expect } from '@playwright/test'
import { desktop, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { deleteBaskets } from '../screens/basket-screen.ts'

test('orders are found while typing, and one is ordered again from the list', async ({ enter }) => {
  const page = await enter('demo', desktop)
  await deleteBaskets(page)
  await open(page, '/account/orders')
  const orders = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
  await expect(orders).toHaveCount(20)
  const number = (await orders.nth(2).getByRole('link').textContent()) ?? ''
  const field = page.getByRole('searchbox', { name: 'Find an order' })
  await field.pressSequentially(number)
  await expect(orders).toHaveCount(1)
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(`/account/orders?q=${number}`)
  await field.fill('')
  await expect(orders).toHaveCount(20)
  await field.fill(number)
  await expect(orders).toHaveCount(1)
  await page.getByRole('button', { name: `Order again, ${number}` }).click()
  await expect(page).toHaveURL(/\/baskets\/detail/)
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/in your basket/)
  await expect(
    page
      .getByRole('main')
      .getByRole('textbox', { name: /^Quantity in/ })
      .first(),
  ).toBeVisible()
})

test('a long order shows its first lines, and the rest with one press', async ({ enter }) => {
  const page = await enter('demo', desktop)
  await open(page, '/account/orders')
  const long = page
    .getByRole('list', { name: 'Orders' })
    .getByRole('listitem')
    .filter({ hasText: /\b[2-9]\d lines/ })
    .first()
  await long.getByRole('link').first().click()
  const lines = page.getByRole('list', { name: 'What was ordered' })
  const more = lines.getByRole('button', { name: /^Show the other \d+ lines/ })
  await expect(more).toBeVisible()
  const hiddenCount = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0])
  const rows = lines.locator('[data-line-sum]').filter({ visible: true })
  const count = await rows.count()
  await page.emulateMedia({ media: 'print' })
  await expect(more).toBeHidden()
  await expect(rows).toHaveCount(count + hiddenCount)
  await page.emulateMedia({ media: 'screen' })
  await more.press('Enter')
  await expect(more).toBeHidden()
  await expect(lines.locator(':focus')).toHaveCount(1)
  await expect(rows).toHaveCount(count + hiddenCount)
})
