import { expect, type Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import { isAccepted, tokenOf } from './app-journey.ts'
import { test } from './own-server.ts'

const [first, second, third] = ['provender-demo', 'four words of grocery', 'five jars of pickles']

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await open(page, '/account/settings/change-password')
  await page.getByRole('textbox', { name: 'Current password' }).fill(from)
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(to)
  await page.getByRole('textbox', { name: 'New password again' }).fill(to)
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
}

test('a new password keeps this phone signed in, even if the phone cannot store the new session', async ({
  startOwnApp,
}) => {
  const { page, phone } = await startOwnApp('rival')
  const server = phone.preferences.get('server')!
  const token = tokenOf(phone)!
  await changePassword(page, first, second)
  const next = tokenOf(phone)!
  expect(await isAccepted(server, token)).toBe(false)
  expect(await isAccepted(server, next)).toBe(true)

  phone.isKeystoreBroken = true
  await changePassword(page, second, third)
  expect(await isAccepted(server, next)).toBe(false)
  await page.getByRole('banner').getByRole('button', { name: /^Back/ }).click()
  await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(page).toHaveURL('/account/orders')
})
