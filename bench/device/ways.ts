/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { type CpuMeter, type Taken, takenBy } from './page-clock.ts'

/** How long it took from one page of the shop to another. */
export interface WaysTaken {
  readonly categories: readonly Taken[]
  readonly products: readonly Taken[]
  readonly back: readonly Taken[]
}

/** Goes through categories; in each to a product that was never opened, and back. */
export async function walk(page: Page, cpu: CpuMeter, categories: readonly string[]): Promise<WaysTaken> {
  const taken: Record<keyof WaysTaken, Taken[]> = { categories: [], products: [], back: [] }
  for (const category of categories) {
    taken.categories.push(await measured(page, cpu, () => follow(page, `/shop?category=${category}`)))
    const product = await page.getByRole('main').locator('a[href^="/product/"]').nth(3).getAttribute('href')
    if (product === null) continue
    taken.products.push(await measured(page, cpu, () => follow(page, product)))
    taken.back.push(await measured(page, cpu, () => back(page)))
  }
  return taken
}

const restMs = 400

async function measured(page: Page, cpu: CpuMeter, go: () => Promise<void>): Promise<Taken> {
  const cpuBefore = await cpu()
  await go()
  const taken = await takenBy(page)
  if (!taken) throw new Error(`It did not come: ${page.url()}`)
  await page.waitForTimeout(restMs)
  return { ...taken, cpuMs: (await cpu()) - cpuBefore }
}

/** Presses a link of the page's own kind, without having pointed at it before: nothing was fetched ahead. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const before = document.querySelector('h1')?.textContent
    window.clock.watch(
      'click',
      () =>
        location.pathname + location.search === href &&
        document.querySelector('h1') !== null &&
        document.querySelector('h1')?.textContent !== before &&
        document.querySelector('main [aria-busy="true"]') === null,
    )
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, address)
}

async function back(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.clock.watch('popstate', () => document.querySelector('main [aria-label="Products"] li') !== null)
    history.back()
  })
}
