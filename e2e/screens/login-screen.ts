import type { Page } from '@playwright/test'

const password = 'provender-demo'

export async function logIn(page: Page, user: string, typed = password): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`${user}@provender.example`)
  await page.getByRole('textbox', { name: 'Password' }).fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}
