import { expect, type Locator } from '@playwright/test'
import { phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { deleteBaskets } from '../screens/basket-screen.ts'

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())!.y
}

test('on a phone the home page has what to do before a low poster', async ({ enter }) => {
  const page = await enter('demo', phone)
  await open(page, '/')
  const glance = page.getByRole('region', { name: 'At a glance' })
  const jobs = page.getByRole('list', { name: 'Start an order' })
  const poster = page.locator('section', { has: page.getByRole('heading', { level: 1 }) }).last()
  await expect(jobs.getByRole('link')).toHaveCount(4)
  expect(await topOf(glance)).toBeLessThan(await topOf(jobs))
  expect(await topOf(jobs)).toBeLessThan(await topOf(poster))
  expect((await poster.boundingBox())!.height).toBeLessThanOrEqual(120)
})

test('Order again on the home page shows the last order before it is added', async ({ enter }) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/')
  await page
    .getByRole('list', { name: 'Start an order' })
    .getByRole('link', { name: /^Order again/ })
    .click()
  await expect(page).toHaveURL(/\/account\/orders\/\d+$/)
  await page.getByRole('main').getByRole('button', { name: 'Order again' }).first().click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/in your basket/)
})
