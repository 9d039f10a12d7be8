import type { Page } from '@playwright/test'

const password = 'provender-demo'

/** On the login page: fills in the form and sends it. */
export async function logIn(page: Page, login: string, typed = password): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`${login}@provender.example`)
  await page.getByRole('textbox', { name: 'Password' }).fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}
