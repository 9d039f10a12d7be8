import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { waitForResponses } from './wait-until-idle.ts'

declare global {
  interface Window {
    /** The sum of unexpected layout shifts. */
    layoutShift: number
    /** The elements that moved by themselves, with their old and new tops in pixels. */
    shiftedElements: string[]
    readonly axe: typeof axe
  }
}

/** Failed resources are checked by their status below, and most journeys run without a service worker. */
const expectedMessages = /^(?:Failed to load resource|Service Worker registration blocked by Playwright)/

/** Watches a page from its first byte for console errors, failed requests, and requests to other hosts. */
export async function watchProblems(page: Page, ownAddress: string): Promise<() => readonly string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expectedMessages.test(message.text()))
      problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {}
    // Navigation aborts the requests of a page.
    if (errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${errorText}`)
  })
  page.on('response', (response) => {
    // Ignore the status of the page itself: the maintenance page has 503.
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== ownAddress) problems.push(`foreign: ${request.url()}`)
  })
  await page.addInitScript(() => {
    window.layoutShift = 0
    window.shiftedElements = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number
        readonly hadRecentInput: boolean
        readonly sources: readonly {
          readonly node: Node | null
          readonly previousRect: DOMRectReadOnly
          readonly currentRect: DOMRectReadOnly
        }[]
      })[]) {
        if (entry.hadRecentInput) continue
        window.layoutShift += entry.value
        for (const { node, previousRect, currentRect } of entry.sources)
          window.shiftedElements.push(
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${previousRect.top} → ${currentRect.top}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => problems
}

export async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.all(timed.map((each) => each.finished.catch(() => undefined)))
  })
}

/**
 * Makes the window as high as its page, even if the page grows with it, so that fixed elements do not cover content that a user could
 * scroll clear.
 */
export async function expandWindow(page: Page): Promise<void> {
  const { width } = page.viewportSize()!
  // Lists do not grow during a press. Otherwise one that grows with the window would never end.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: 2 * height })
}

/** Horizontal overflow of the page in CSS pixels, by window width. */
export async function horizontalOverflows(
  page: Page,
  widths: readonly number[],
): Promise<Record<number, number>> {
  const widthsBeyond: Record<number, number> = {}
  const { height } = page.viewportSize()!
  await waitForPictures(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    const over = await page.evaluate(() => {
      // On a phone, `innerWidth` grows with a page that is too wide.
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    if (over > 0) widthsBeyond[width] = over
    await waitForPictures(page)
  }
  return widthsBeyond
}

/** At another window width a picture may have another source, which aborts the one being loaded. */
async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of ['chosen', 'asked for']) await new Promise(requestAnimationFrame)
  })
  await waitForResponses(page)
}

const wcagLevels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Accessibility violations by WCAG 2.2 AA, including the target size of 24 pixels. */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  return await runAxe(page, { runOnly: wcagLevels, rules: { 'target-size': { enabled: true } } })
}

export async function lowContrastTexts(page: Page): Promise<readonly string[]> {
  return await runAxe(page, { runOnly: ['color-contrast'] })
}

async function runAxe(page: Page, rules: axe.RunOptions): Promise<readonly string[]> {
  // Loads axe once per document, because loading takes as long as the checks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (options) => (await window.axe.run(options)).violations,
    // To describe the elements without violations takes several times as long as the checks.
    { ...rules, resultTypes: ['violations'] } satisfies axe.RunOptions,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
