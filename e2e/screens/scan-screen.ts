import type { Page } from '@playwright/test'

export const unknownCode = '9771234567898'

export function scannedLines(page: Page) {
  return page.getByRole('list', { name: 'Scanned products' }).getByRole('listitem')
}
