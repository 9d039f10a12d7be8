import { expect, type Page } from '@playwright/test'
import { desktop, test } from '../harness/journey.ts'
import { chooseLanguage, open, waitForHydration } from '../harness/open.ts'
import { watchProblems } from '../harness/page-failures.ts'
import { waitUntilIdle, watchRequests } from '../harness/wait-until-idle.ts'

test('a Polish or Turkish page loads its fonts together with its styles, so that they come in time', async ({
  browser,
  provender,
}) => {
  for (const language of ['pl', 'tr']) {
    const page = await browser.newPage({ ...desktop, baseURL: provender.address })
    await chooseLanguage(page.context(), language, provender.address)
    await open(page, '/categories')
    await page.evaluate(() => document.fonts.ready)
    const initiators = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    )
    expect(initiators, language).toEqual(['link', 'link'])
    await page.context().close()
  }
})

test('a font that comes late moves nothing, and the next page has it', async ({
  browser,
  provender,
  sessionOf,
}) => {
  for (const language of ['pl', 'tr'])
    for (const viewer of [{}, { storageState: await sessionOf('demo') }]) {
      const page = await browser.newPage({ ...desktop, ...viewer, baseURL: provender.address })
      await chooseLanguage(page.context(), language, provender.address)
      watchRequests(page)
      await watchProblems(page, provender.address)
      const shown = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await shown.promise
        await route.continue()
      })
      await page.goto('/categories', { waitUntil: 'domcontentloaded' })
      await waitForHydration(page)
      shown.resolve()
      await page.waitForLoadState()
      // Parts of other pages are loaded when the first is idle.
      await waitUntilIdle(page)
      expect(await page.evaluate(() => window.layoutShift), language).toBeLessThan(0.005)
      expect(await showsOwnFont(page), language).toBe(false)
      await page.unroute('**/*.woff2')
      await page.reload()
      expect(await showsOwnFont(page), language).toBe(true)
      await page.context().close()
    }
})

async function showsOwnFont(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const text = document.createElement('span')
    text.textContent = 'mmmmm'
    const widthIn = (font: string): number => {
      text.style.font = `40px ${font}`
      return text.getBoundingClientRect().width
    }
    document.body.append(text)
    const isOwn = widthIn("'Archivo Variable', monospace") !== widthIn('monospace')
    text.remove()
    return isOwn
  })
}
