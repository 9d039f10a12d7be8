import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { chooseLanguage } from '../harness/open.ts'
import {
  accessibilityViolations,
  expandWindow,
  horizontalOverflows,
  lowContrastTexts,
  waitUntilSettled,
  watchProblems,
} from '../harness/page-failures.ts'
import { missedTargets } from '../harness/press-targets.ts'
import { watchRequests } from '../harness/wait-until-idle.ts'
import { listedOrders, openOffice, openOrder } from '../screens/office-screen.ts'

const maxLayoutShift = 0.05
const widths = [320, 360, 744, 1024, 1440]

/** Every screen of the office, opened from its door in English. */
const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  door: async (page) => {
    await page.goto('/office')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  },
  list: async (page) => {
    await openOffice(page, '/office/orders?state=open')
    await expect(listedOrders(page).first()).toBeVisible()
  },
  order: async (page) => {
    await openOffice(page, '/office/orders')
    await listedOrders(page).first().click()
    await expect(openOrder(page).getByRole('heading', { level: 2 })).toBeVisible()
  },
  question: async (page) => {
    await openOffice(page, '/office/orders?state=confirmed')
    await listedOrders(page).first().click()
    await openOrder(page).getByRole('button', { name: 'Cancel order' }).click()
  },
  'no such order': async (page) => await openOffice(page, '/office/orders/1'),
  you: async (page) => await openOffice(page, '/office/you'),
}

const devices: Readonly<Record<string, BrowserContextOptions>> = { phone, desk: desktop }

test.describe.configure({ mode: 'parallel' })

for (const [name, device] of Object.entries(devices))
  test.describe(`on a ${name}`, () => {
    for (const [screen, show] of Object.entries(screens))
      test(`nothing is wrong with the ${screen} of the office`, async ({ browser, provender }) => {
        const page = await browser.newPage({ ...device, baseURL: provender.address, reducedMotion: 'reduce' })
        watchRequests(page)
        await page.goto('/robots.txt')
        const problems = await watchProblems(page, provender.address)
        await chooseLanguage(page.context(), 'en', provender.address)
        await show(page)
        await waitUntilSettled(page)
        expect
          .soft(await page.evaluate(() => window.layoutShift), 'layout shift')
          .toBeLessThan(maxLayoutShift)
        await expandWindow(page)
        if (name === 'phone') expect.soft(await missedTargets(page), 'too small for a finger').toEqual([])
        expect.soft(await accessibilityViolations(page), 'barriers').toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        await waitUntilSettled(page)
        expect.soft(await lowContrastTexts(page), 'in the dark').toEqual([])
        expect.soft(await horizontalOverflows(page, widths), 'wider than the window').toEqual({})
        expect.soft(problems().filter((problem) => !problem.startsWith('401'))).toEqual([])
      })
  })
