import { expect, type Page } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { logIn } from '../screens/login-screen.ts'

async function deviceId(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'device-id')?.value
}

async function signIn(page: Page, user: string): Promise<void> {
  await open(page, '/login')
  await logIn(page, user)
  await expect(page).toHaveURL('/')
}

test('a browser receives its device id at the first login and keeps it for every user', async ({
  browser,
  provender,
}) => {
  const context = await browser.newContext({ baseURL: provender.address, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await open(page, '/')
  expect(await deviceId(page)).toBeUndefined()

  await signIn(page, 'rival')
  await expect.poll(() => deviceId(page)).toMatch(/^[\w-]{20,}$/)
  const first = await deviceId(page)
  await page.reload()
  await open(page, '/account')
  expect(await deviceId(page)).toBe(first)

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: /^Log ?in/ }).first()).toBeVisible()
  await signIn(page, 'demo')
  await open(page, '/account')
  expect(await deviceId(page)).toBe(first)

  const other = await browser.newContext({ baseURL: provender.address, reducedMotion: 'reduce' })
  const otherPage = await other.newPage()
  await signIn(otherPage, 'rival')
  await expect.poll(() => deviceId(otherPage)).toMatch(/^[\w-]{20,}$/)
  expect(await deviceId(otherPage)).not.toBe(first)
  await context.close()
  await other.close()
})
