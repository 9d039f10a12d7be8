import type { Page } from '@playwright/test'

export const cards = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000002760003184',
  saved: '5555555555554444',
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('1129')
  await page.getByRole('textbox', { name: 'CVV' }).fill('123')
}
