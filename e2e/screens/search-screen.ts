import { expect, type Locator, type Page } from '@playwright/test'
import { searchField } from './shop-screen.ts'

export function searchResults(page: Page): Locator {
  return page.getByRole('grid', { name: 'Results' })
}

export function searchResultNames(page: Page): Locator {
  return searchResults(page)
    .getByRole('rowgroup', { name: /^(?:Products|You’ve bought|Everything else)$/ })
    .getByRole('row')
}

export function selectedRow(page: Page): Locator {
  return searchResults(page).getByRole('row', { selected: true })
}

/** The line above the results: what Enter has added. */
export function addedLine(page: Page): Locator {
  return page
    .getByRole('search')
    .getByRole('paragraph')
    .filter({ has: page.getByRole('button', { name: 'Undo' }) })
}

/** Replaces the text of the search box and waits for its results. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await typeOver(page, text)
  await expect(searchResults(page).getByRole('link', { name: /^See all/ })).toHaveAttribute(
    'href',
    `/shop?${new URLSearchParams({ q: text })}`,
  )
}

/** Searches for a complete code and waits until its only product is selected. */
export async function searchForCode(page: Page, code: string): Promise<void> {
  await typeOver(page, code)
  await expect(searchResultNames(page)).toHaveCount(1)
  await expect(selectedRow(page)).toContainText(code)
}

/** Types slower than a scanner: six digits with at most 80 ms between them count as a scan. */
export async function typeByHand(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 110 })
}

async function typeOver(page: Page, text: string): Promise<void> {
  await searchField(page).selectText()
  await page.keyboard.type(text)
}

interface ScannerSettings {
  readonly everyMs?: number
  readonly endsWith?: keyof typeof end
  /** Called after half of the keys. */
  readonly midway?: () => Promise<void>
}

const end = {
  Enter: { key: 'Enter', text: '\r' },
  Tab: { key: 'Tab', windowsVirtualKeyCode: 9 },
}

/**
 * Types like a wedge scanner: faster than a person, ending with Enter or Tab, into the focused element. Each key event carries its own time
 * stamp, because a busy machine may deliver it late.
 */
export async function scan(page: Page, code: string, settings: ScannerSettings = {}): Promise<void> {
  const { everyMs = 5, endsWith = 'Enter', midway } = settings
  const session = await page.context().newCDPSession(page)
  // Nobody pulls the trigger so soon after a key that the key counts as part of the code.
  await page.waitForTimeout(250)
  const startedAt = Date.now() / 1000
  const keys = [...Array.from(code, (key) => ({ key, text: key })), end[endsWith]]
  for (const [index, key] of keys.entries()) {
    if (index === Math.floor(keys.length / 2)) await midway?.()
    const timestamp = startedAt + (index * everyMs) / 1000
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, timestamp })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: key.key, timestamp })
  }
  await session.detach()
  // Wait until the time stamp of the last key has passed.
  await page.waitForTimeout(Math.max(0, startedAt * 1000 + keys.length * everyMs - Date.now()))
}
