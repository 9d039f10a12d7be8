/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { type CpuMeter, type EffectTimes, readEffectTimes } from './page-clock.ts'

export interface NavigationTimes {
  readonly categories: readonly EffectTimes[]
  readonly products: readonly EffectTimes[]
  readonly back: readonly EffectTimes[]
}

/** How a link is pressed: at once, or with a finger, which touches it for a moment before the click. */
export type Press = 'unannounced' | 'by a finger'

const fingerMs = 80

export interface NavigationPlan {
  readonly categories: readonly string[]
  readonly press: Press
}

export async function runNavigations(
  page: Page,
  cpu: CpuMeter,
  { categories, press }: NavigationPlan,
): Promise<NavigationTimes> {
  const effectTimes: Record<keyof NavigationTimes, EffectTimes[]> = { categories: [], products: [], back: [] }
  for (const category of categories) {
    effectTimes.categories.push(
      await measured(page, cpu, () => follow(page, `/shop?category=${category}`, press)),
    )
    const product = await page.getByRole('main').locator('a[href^="/product/"]').nth(3).getAttribute('href')
    if (product === null) continue
    effectTimes.products.push(await measured(page, cpu, () => follow(page, product, press)))
    effectTimes.back.push(await measured(page, cpu, () => back(page)))
  }
  return effectTimes
}

const restMs = 400

async function measured(page: Page, cpu: CpuMeter, go: () => Promise<void>): Promise<EffectTimes> {
  const cpuBefore = await cpu()
  await go()
  const effectTimes = await readEffectTimes(page)
  if (!effectTimes) throw new Error(`It did not come: ${page.url()}`)
  await page.waitForTimeout(restMs)
  return { ...effectTimes, cpuMs: (await cpu()) - cpuBefore }
}

/** Presses a link of the page. An unannounced press comes without hovering, so nothing was prefetched. */
async function follow(page: Page, address: string, press: Press): Promise<void> {
  await page.evaluate(
    async ([href, announcedMs]) => {
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      if (announcedMs > 0) {
        link.dispatchEvent(new Event('touchstart', { bubbles: true }))
        await new Promise((resolve) => setTimeout(resolve, announcedMs))
      }
      const before = document.querySelector('h1')?.textContent
      window.clock.watch(
        'click',
        () =>
          location.pathname + location.search === href &&
          document.querySelector('h1') !== null &&
          document.querySelector('h1')?.textContent !== before &&
          document.querySelector('main [aria-busy="true"]') === null,
      )
      link.click()
      link.remove()
    },
    [address, press === 'by a finger' ? fingerMs : 0] as const,
  )
}

async function back(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.clock.watch('popstate', () => document.querySelector('main [aria-label="Products"] li') !== null)
    history.back()
  })
}
