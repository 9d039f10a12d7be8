import type { Page } from '@playwright/test'

export const message = (page: Page) =>
  page.getByRole('textbox', { name: 'Paste a message, list or spreadsheet rows' })
export const readLines = (page: Page) =>
  page.getByRole('list', { name: 'Lines that were read' }).getByRole('listitem')
export const lineOf = (page: Page, text: string) => readLines(page).filter({ hasText: text })
export const meanings = (page: Page, text: string) =>
  page.getByRole('group', { name: `Product for “${text}”` }).getByRole('button')
export const addButton = (page: Page) =>
  page.getByRole('button', { name: /^Add (?:[\d,]+ lines?|to the basket)$/ })

export async function copy(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
}

export async function paste(page: Page, text: string): Promise<void> {
  await copy(page, text)
  await message(page).focus()
  await page.keyboard.press('ControlOrMeta+V')
}

/** Shows the lines of a long paste that need no look. */
export async function unfoldSure(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 3, name: /^(?:Sure|All lines matched)$/ }).click()
}
