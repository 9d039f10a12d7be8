import { expect, type Page } from '@playwright/test'
import { phone } from '../harness/journey.ts'
import { open, waitForHydration } from '../harness/open.ts'
import { test } from '../harness/with-window.ts'
import { logIn } from '../screens/login-screen.ts'

async function readStoredData(page: Page) {
  const cookies = await page.context().cookies()
  return {
    cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
    ...(await page.evaluate(async () => ({
      choices: Object.keys(localStorage).map((key) => key.replace(/:.*/, '')),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))),
  }
}

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const dialog = (page: Page) => page.getByRole('dialog')

test('stores nothing before consent, only what the visitor consented to, and deletes it on withdrawal', async ({
  page,
}) => {
  await open(page, '/shop?q=basmati')
  await expect(bar(page)).toBeVisible()
  expect(await readStoredData(page)).toMatchObject({ cookies: {}, choices: [] })
  await bar(page).getByRole('button', { name: 'Necessary only' }).click()
  await expect(bar(page)).toBeHidden()
  expect((await readStoredData(page)).cookies).toEqual({ 'cookie-permission': 'needed' })

  const cookies = page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' })
  await cookies.click()
  const preferences = dialog(page).getByRole('checkbox', { name: 'Preferences' })
  await expect(preferences).not.toBeChecked()
  // The dialog needs an answer: a click outside does not close it.
  await page.mouse.click(5, 5)
  await preferences.check()
  await dialog(page).getByRole('button', { name: 'Save choice' }).click()
  await open(page, '/shop?q=beans')
  await page.keyboard.press('/')
  await expect.poll(async () => (await readStoredData(page)).choices).toEqual(['searches'])
  expect((await readStoredData(page)).cookies).toEqual({ 'cookie-permission': 'preferences' })

  await cookies.click()
  await preferences.uncheck()
  await dialog(page).getByRole('button', { name: 'Save choice' }).click()
  await expect
    .poll(() => readStoredData(page))
    .toMatchObject({ cookies: { 'cookie-permission': 'needed' }, choices: [] })
  expect((await readStoredData(page)).databases).not.toContain('provender-answers')
})

test('the cookie prompt does not appear under a pointer that presses something else', async ({
  browser,
  provender,
}) => {
  const context = await browser.newContext({ baseURL: provender.address, ...phone })
  const page = await context.newPage()
  let openGate = () => {}
  const gate = new Promise<void>((resolve) => (openGate = resolve))
  await page.route(/\/cookie-bar-/, async (route) => {
    await gate
    await route.continue()
  })
  await open(page, '/shop')
  // The future position of the prompt.
  await page.mouse.move(90, 600)
  await page.mouse.down()
  const response = page.waitForResponse(/\/cookie-bar-/)
  openGate()
  await response
  await page.waitForFunction(() => new Promise((resolve) => setTimeout(() => resolve(true), 300)))
  await expect(bar(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/product\//)
  // It may have moved aside for the add button.
  await expect(page.locator('section[aria-label="Cookies"]')).toBeAttached()
  await context.close()
})

test('the first sign-in on a phone shows the introduction once, and the app banner can be closed', async ({
  browser,
  provender,
}) => {
  const context = await browser.newContext({ baseURL: provender.address, ...phone, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await open(page, '/login?next=%2Fbaskets')
  await logIn(page, 'till')
  await expect(page).toHaveURL('/onboarding?next=%2Fbaskets')
  await waitForHydration(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Order from the shelf')
  const next = page.getByRole('button', { name: 'Next' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('No signal? Keep going.')
  await expect(heading).toBeFocused()
  await next.click()
  await page.getByRole('link', { name: 'Go to the shop' }).click()
  await expect(page).toHaveURL('/baskets')

  await bar(page).getByRole('button', { name: 'Accept' }).click()
  const question = page.getByRole('region', { name: 'Notifications' })
  const app = page.getByRole('region', { name: 'Provender in your pocket' })
  await expect(question).toBeVisible()
  await expect(app).toBeHidden()
  await question.getByRole('button', { name: 'Not now' }).click()
  await app.getByRole('button', { name: 'Close' }).click()
  await expect(app).toBeHidden()
  await page.context().clearCookies({ name: 'auth-token' })
  await open(page, '/login')
  await logIn(page, 'till')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(app).toBeHidden()
  await context.close()
})

test('departments that do not fit on the line can be shown and hidden', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await open(page, '/')
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Departments' })
  const last = bar.getByRole('link', { name: 'Catering Disposables' })
  const more = bar.getByRole('button', { name: 'More' })
  await expect(last).not.toBeInViewport()
  await more.press('Enter')
  // The first department that did not fit.
  await expect(bar.locator('li a:focus')).toBeVisible()
  await expect(last).toBeInViewport()
  await more.press('Enter')
  await expect(last).not.toBeInViewport()
  await more.click()
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Catering Disposables' })).toBeVisible()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
})
