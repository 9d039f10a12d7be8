import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { logIn } from '../screens/login-screen.ts'

const settings = '/account/settings/second-factor'

test('a user turns on two-step login, logs in with codes, and turns it off', async ({ page }) => {
  await open(page, '/login')
  await logIn(page, 'rival')
  await expect(page).toHaveURL('/')
  await open(page, '/account/settings')
  await page.getByRole('main').getByRole('link', { name: 'Two-step login' }).click()
  const { secret, codes } = await turnOn(page)
  await page.getByRole('button', { name: "I've saved them" }).click()
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()

  await page.context().clearCookies()
  await open(page, '/login')
  await logIn(page, 'rival')
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  // Sent by its sixth digit.
  await code.pressSequentially('000000')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This code is not right')
  await expect(code).toHaveValue('')
  // The code of the next half minute, because one was used to turn it on.
  await code.pressSequentially(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }))
  await expect(page).toHaveURL('/')

  await page.context().clearCookies()
  await open(page, '/login')
  await logIn(page, 'rival')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  const recoveryCode = page.getByRole('textbox', { name: 'Recovery code' })
  await expect(recoveryCode).toBeFocused()
  await expect(page.getByText('We can turn off two-step login for you:')).toBeVisible()
  await recoveryCode.fill('AAAA-BBBB-CCCC-DDDD')
  await recoveryCode.press('Enter')
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toContainText('This recovery code is not right or was used already.')
  await expect(recoveryCode).toBeFocused()
  await page.getByRole('button', { name: 'Use your authenticator app' }).press('Enter')
  await expect(code).toBeFocused()
  await expect(refusal).toHaveCount(0)
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter')
  await recoveryCode.fill(codes[0] ?? '')
  await recoveryCode.press('Enter')
  await expect(page).toHaveURL('/')

  await open(page, settings)
  await page.getByRole('textbox', { name: 'Current password' }).fill('provender-demo')
  await page.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up two-step login' })).toBeVisible()
  await page.context().clearCookies()
  await open(page, '/login')
  await logIn(page, 'rival')
  await expect(page).toHaveURL('/')
})

async function turnOn(page: Page) {
  await page.getByRole('textbox', { name: 'Current password' }).fill('provender-demo')
  await page.getByRole('button', { name: 'Set up two-step login' }).click()
  const app = page.locator('a', { hasText: 'Open the authenticator app on this phone' })
  await expect(app).toBeHidden()
  const address = new URL((await app.getAttribute('href')) ?? '')
  const secret = address.searchParams.get('secret') ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('main').locator('code')
  await expect(codes).toHaveCount(10)
  return { secret, codes: await codes.allInnerTexts() }
}
