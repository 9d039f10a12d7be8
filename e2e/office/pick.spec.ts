import { expect, type Page } from '@playwright/test'
import { phone, test } from '../harness/journey.ts'
import { listedOrders, numberOf, openOffice, openOrder } from '../screens/office-screen.ts'

const mainKey = (page: Page) => page.locator('.f-key-go')
const meter = (page: Page) => page.getByRole('progressbar')

async function openPicking(page: Page): Promise<string> {
  await openOffice(page, '/office/orders?state=confirmed', 'warehouse')
  const first = listedOrders(page).first()
  const number = await numberOf(first)
  await first.click()
  await openOrder(page).getByRole('link', { name: 'Pick', exact: true }).click()
  await expect(mainKey(page)).toBeVisible()
  return number
}

/** Says of the line on the screen that there is nothing of it. */
async function pickNone(page: Page): Promise<void> {
  const none = page.getByRole('button', { name: 'None there' })
  const short = page.getByRole('button', { name: 'Short' })
  await expect(none.or(short)).toBeVisible()
  // A weighed line has its pad on the first screen.
  if (await short.isVisible()) {
    await short.click()
    await page.getByRole('button', { name: '0', exact: true }).click()
  }
  await none.click()
}

test.use({ ...phone })

test('a line that is picked without a network survives the closed page, arrives once, and overwrites nobody', async ({
  page,
  context,
  provender,
}) => {
  const number = await openPicking(page)
  const shown = () => provender.staff('orders', 'show', number)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect(await page.locator('body').innerText()).not.toMatch(/[£€]/)
  await context.setOffline(true)
  await pickNone(page)
  await expect(page.getByRole('status')).toContainText('No connection. 1 line is not sent yet.')
  await expect(meter(page)).toHaveAccessibleName(/^1 of /)
  expect(shown()).not.toContain('supplied 0')
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`/office/pick/${number}?line=all`)
  await expect(meter(later)).toHaveAccessibleName(/^1 of /)
  await expect(later.getByText('not sent yet')).toHaveCount(0)
  expect(
    shown()
      .split('\n')
      .filter((row) => row.includes('supplied 0')),
  ).toEqual([expect.stringContaining(name.slice(0, 12))])

  // The picker finds it after all.
  await later.getByRole('link', { name }).click()
  await later.getByRole('button', { name: 'Undo' }).click()
  await expect(meter(later)).toHaveAccessibleName(/^0 of /)
  await expect.poll(shown).not.toContain('supplied 0')

  // A colleague picks the line while this device has no network.
  await context.setOffline(true)
  await pickNone(later)
  await expect(later.getByRole('status')).toContainText('1 line is not sent yet.')
  provender.staff('orders', 'pick', number, '--rest')
  await context.setOffline(false)
  await later.getByRole('link', { name: '1 line was not accepted. Show the list.' }).click()
  await expect(later.getByRole('heading', { level: 1, name: 'All lines are picked' })).toBeVisible()
  await expect(later.getByText('A colleague has picked this line meanwhile.')).toBeVisible()
  expect(shown()).not.toContain('supplied 0')
})
