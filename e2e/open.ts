import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until the shop's script has taken it over: what is pressed from then on counts. */
export async function open(page: Page, address: string): Promise<Response> {
  const answer = await page.goto(address)
  await takenOver(page)
  return answer!
}

/** React marks what it has taken over with keys of its own. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}
