import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { logIn } from '../screens/login-screen.ts'

test('refuses a wrong password and an unknown user alike, and stays on the page', async ({ page }) => {
  await open(page, '/login')
  await logIn(page, 'rival', 'not the password')
  const refusal = await page.getByRole('main').getByRole('alert').innerText()
  expect(refusal).not.toBe('')
  await open(page, '/login')
  await logIn(page, 'nobody')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(refusal)
  await expect(page).toHaveURL('/login')
})

test('tells a user who is not activated whom to call', async ({ page }) => {
  await open(page, '/login')
  await logIn(page, 'new')
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toContainText('Account Activation Required')
  await expect(refusal.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
})

test('shows missing input of the sign-in form at its field', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await expect(email).toHaveAccessibleDescription('Please enter your email')
  await expect(email).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription(
    'Please enter your password',
  )
})

test('signing in returns to the earlier page, and signing out ends the session', async ({ page }) => {
  await open(page, '/shop?q=basmati&sort=NAME_ASC')
  await page.getByRole('main').getByRole('link', { name: 'Login to buy' }).first().click()
  await expect(page).toHaveURL(/\/login\?next=/)
  let visitsNoted = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('RequestLog') === true) visitsNoted += 1
  })
  await logIn(page, 'demo')
  await expect(page).toHaveURL('/shop?q=basmati&sort=NAME_ASC')
  await expect.poll(() => visitsNoted).toBe(1)
  await expect(page.getByRole('main').getByRole('link', { name: 'Login to buy' })).toHaveCount(0)

  await open(page, '/account')
  expect(visitsNoted).toBe(1)
  const logged = (await page.context().cookies()).find(({ name }) => name === 'logged')
  const ends = await page.evaluate((at) => new Date(at).toTimeString(), (logged?.expires ?? 0) * 1000)
  expect(ends).toMatch(/^23:59:59/)
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: /^Log ?in/ }).first()).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toEqual(
    expect.arrayContaining(['auth-token']),
  )
  await open(page, '/account/orders')
  await expect(page).toHaveURL('/login?next=%2Faccount%2Forders')
})
