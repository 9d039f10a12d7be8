import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { allAnswered } from './wait-until-idle.ts'

declare global {
  interface Window {
    /** The sum of the layout shifts that nobody asked for. */
    shifted: number
  }
}

/** Watches a page from its first byte: what it complains of, what it asks in vain, and whom else it asks. */
export async function watch(page: Page, ownAddress: string): Promise<() => readonly string[]> {
  const troubles: string[] = []
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isAnswer)
      troubles.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {}
    // What a page still asks for ends with it.
    if (errorText !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()} ${errorText}`)
  })
  page.on('response', (response) => {
    // The page's own answer is its own business: that of the maintenance page is 503.
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      troubles.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== ownAddress) troubles.push(`foreign: ${request.url()}`)
  })
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number
        readonly hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) window.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => troubles
}

/** Waits until nothing of the page on show is still to come or on its way. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // What moves with the scrolling never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.all(timed.map((each) => each.finished.catch(() => undefined)))
  })
}

/**
 * Makes the window so high that all of its page is in it, also of one that grows with it: what stays at the window's edge
 * lies over nothing then that could be scrolled away from under it.
 */
export async function unroll(page: Page): Promise<void> {
  const { width } = page.viewportSize()!
  // A list does not grow while something is pressed: one that grows with the window has no end.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: 2 * height })
}

/** How far the page reaches beyond the window, in CSS pixels, by the width of the window. */
export async function overflows(page: Page, widths: readonly number[]): Promise<Record<number, number>> {
  const beyond: Record<number, number> = {}
  const { height } = page.viewportSize()!
  await picturesThere(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) beyond[width] = over
    await picturesThere(page)
  }
  return beyond
}

/** In another window a picture may come in another width: one that is on its way would be given up for the next. */
async function picturesThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of ['chosen', 'asked for']) await new Promise(requestAnimationFrame)
  })
  await allAnswered(page)
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What stands in the way of people, by WCAG 2.2 AA, targets of 24 pixels included. */
export async function barriers(page: Page): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { 'target-size': { enabled: true } } })
    .withTags(levels)
  return told(await axe.analyze())
}

/** What cannot be read for its colours. */
export async function paleTexts(page: Page): Promise<readonly string[]> {
  return told(await new AxeBuilder({ page }).setLegacyMode().withRules('color-contrast').analyze())
}

function told({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): readonly string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
