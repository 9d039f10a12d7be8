import { expect, type Locator, type Page } from '@playwright/test'
import { searchField } from './shop-screen.ts'

/** What is found under the box while one types. */
export function found(page: Page): Locator {
  return page.getByRole('grid', { name: 'Results' })
}

/** The products among it. */
export function foundProducts(page: Page): Locator {
  return found(page).getByRole('rowgroup', { name: 'Products' }).getByRole('row')
}

/** The row the arrow keys are at. */
export function chosenRow(page: Page): Locator {
  return found(page).getByRole('row', { selected: true })
}

/** Types into the box over what it had, and waits until what is shown answers it. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await typeOver(page, text)
  await expect(found(page).getByRole('link', { name: /^See all/ })).toHaveAttribute(
    'href',
    `/shop?${new URLSearchParams({ q: text })}`,
  )
}

/** The same with a whole code: its product alone is found, and chosen. */
export async function searchForCode(page: Page, code: string): Promise<void> {
  await typeOver(page, code)
  await expect(foundProducts(page)).toHaveCount(1)
  await expect(chosenRow(page)).toContainText(code)
}

async function typeOver(page: Page, text: string): Promise<void> {
  await searchField(page).selectText()
  await page.keyboard.type(text)
}

interface ScannerSettings {
  readonly everyMs?: number
  readonly endsWith?: keyof typeof end
  /** What happens when half of the keys have been pressed. */
  readonly midway?: () => Promise<void>
}

const end = {
  Enter: { key: 'Enter', text: '\r' },
  Tab: { key: 'Tab', windowsVirtualKeyCode: 9 },
}

/**
 * As a scanner that types: faster than fingers, with Enter or Tab at its end, into whatever has the focus. The keys say themselves when they
 * were pressed: a busy machine may take its time with them.
 */
export async function scan(page: Page, code: string, how: ScannerSettings = {}): Promise<void> {
  const { everyMs = 5, endsWith = 'Enter', midway } = how
  const session = await page.context().newCDPSession(page)
  const startedAt = Date.now() / 1000
  const keys = [...Array.from(code, (key) => ({ key, text: key })), end[endsWith]]
  for (const [at, key] of keys.entries()) {
    if (at === Math.floor(keys.length / 2)) await midway?.()
    const timestamp = startedAt + (at * everyMs) / 1000
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, timestamp })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: key.key, timestamp })
  }
  await session.detach()
  // What comes next is later than the last key says that it was.
  await page.waitForTimeout(Math.max(0, startedAt * 1000 + keys.length * everyMs - Date.now()))
}
