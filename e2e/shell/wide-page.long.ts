import { expect, type Locator } from '@playwright/test'
import { desktop, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'

async function box(element: Locator) {
  const found = await element.boundingBox()
  if (!found) throw new Error('The element is not on the page')
  return found
}

test('departments are below the header on a wide page, and in the menu on a narrow one', async ({ page }) => {
  await page.setViewportSize(desktop.viewport!)
  await open(page, '/')
  const departments = page.getByRole('navigation', { name: 'Departments' })
  const search = await box(page.getByRole('banner').getByLabel('Search products'))
  const bar = await box(departments)
  const main = await box(page.getByRole('main'))
  expect(bar.y).toBeGreaterThanOrEqual(search.y + search.height)
  expect(bar.y + bar.height).toBeLessThanOrEqual(main.y)
  const names = await departments.getByRole('link').allInnerTexts()
  expect(names).toContain('Chilled')
  expect(names).toContain('Frozen')

  await page.setViewportSize({ width: 744, height: 900 })
  await expect(departments).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const inMenu = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Departments' })
  for (const name of ['Chilled', 'Frozen'])
    await expect(inMenu.getByText(name, { exact: true })).toBeVisible()
})
