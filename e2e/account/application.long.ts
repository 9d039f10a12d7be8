import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'

test('a page that says what was done leads to its form unless this tab has done it', async ({ page }) => {
  await open(page, '/register/success')
  await expect(page).toHaveURL('/register')
  await open(page, '/reset-password/success')
  await expect(page).toHaveURL('/reset-password')
})

test('an application asks to accept terms only if there are terms', async ({ page, provender }) => {
  const terms = page.getByRole('checkbox', { name: /^I accept the terms/ })
  await open(page, '/register')
  await expect(terms).toBeVisible()
  const restore = provender.configure({ termsUrl: '', 'show.termsAndConditions': 'no' })
  try {
    await expect(async () => {
      await open(page, '/register')
      await expect(terms).toBeHidden()
    }).toPass()
    await page.getByRole('button', { name: 'Apply for an account' }).click()
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/terms/i)
  } finally {
    restore()
  }
})
