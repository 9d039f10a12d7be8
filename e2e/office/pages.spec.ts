import { randomUUID } from 'node:crypto'
import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { languages } from '@provender/domain/languages'
import { checkPage } from '../harness/check-page.ts'
import { desktop, phone, test } from '../harness/journey.ts'
import { chooseLanguage } from '../harness/open.ts'
import { waitUntilSettled, watchProblems } from '../harness/page-failures.ts'
import { routesOf } from '../harness/routes-of.ts'
import type { RunningProvender } from '../harness/start-provender.ts'
import { watchRequests } from '../harness/wait-until-idle.ts'
import { emailedLink, inviteMember, listedOrders, openOffice, openOrder } from '../screens/office-screen.ts'

const checksEveryPage = process.env['EVERY_PAGE'] !== undefined
const only = process.env['ONLY_LANGUAGE']
const checkedLanguages = checksEveryPage
  ? languages.filter((language) => only === undefined || language === only)
  : (['en'] as const)
const inWhichLanguage = checksEveryPage ? 'in any language' : 'in English'

/** A screen of the office. `open` opens it from the door in English; `press` opens what a reload closes. */
interface OfficeScreen {
  readonly route: string
  readonly open: (page: Page, provender: RunningProvender) => Promise<void>
  readonly press?: (page: Page) => Promise<void>
}

const screens: Readonly<Record<string, OfficeScreen>> = {
  door: {
    route: '/login',
    open: async (page) => {
      await page.goto('/office')
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    },
  },
  list: {
    route: '/orders',
    open: async (page) => {
      await openOffice(page, '/office/orders?state=open')
      await expect(listedOrders(page).first()).toBeVisible()
    },
  },
  order: {
    route: '/orders/$number',
    open: async (page) => {
      await openOffice(page, '/office/orders')
      await listedOrders(page).first().click()
      await expect(openOrder(page).getByRole('heading', { level: 2 })).toBeVisible()
    },
  },
  question: {
    route: '/orders/$number',
    open: async (page) => {
      await openOffice(page, '/office/orders?state=confirmed')
      await listedOrders(page).first().click()
      await expect(openOrder(page).getByRole('button', { name: 'Cancel order' })).toBeVisible()
    },
    // Cancelling is the last step in every language.
    press: async (page) => await page.locator('.steps button').last().click(),
  },
  pick: {
    route: '/pick/$number',
    open: async (page) => {
      await openOffice(page, '/office/orders?state=confirmed', 'warehouse')
      await listedOrders(page).first().click()
      await openOrder(page).getByRole('link', { name: 'Pick', exact: true }).click()
      await expect(page.getByRole('progressbar')).toBeVisible()
    },
  },
  'no such order': {
    route: '/orders/$number',
    open: async (page) => await openOffice(page, '/office/orders/1'),
  },
  finder: {
    route: '/orders',
    open: async (page) => await openOffice(page, '/office/orders'),
    press: async (page) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('1')
      await expect(page.getByRole('option').nth(3)).toBeVisible()
    },
  },
  staff: { route: '/staff', open: async (page) => await openOffice(page, '/office/staff') },
  person: {
    route: '/staff/$code',
    open: async (page) => {
      await openOffice(page, '/office/staff')
      await page.getByRole('link', { name: 'Marek Zieliński' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Marek Zieliński' })).toBeVisible()
    },
  },
  invite: {
    route: '/staff/invite',
    open: async (page) => {
      await openOffice(page, '/office/staff/invite')
      await expect(page.getByRole('textbox').first()).toBeFocused()
    },
  },
  invitation: {
    route: '/invitation',
    open: async (page, provender) => void (await openInvitation(page, provender)),
  },
  'wrong link': {
    route: '/invitation',
    open: async (page) => void (await page.goto('/office/invitation#nonsense')),
  },
  'forgotten password': {
    route: '/reset-password',
    open: async (page) => void (await page.goto('/office/reset-password')),
  },
  'new password': {
    route: '/new-password',
    open: async (page, provender) => {
      const { email, link } = await openInvitation(page, provender)
      await page.getByRole('textbox', { name: 'New password' }).fill('a password of theirs')
      await page.getByRole('button', { name: 'Set the password and sign in' }).click()
      await expect(page).toHaveURL(/\/office\/orders/)
      await page.goto('/office/reset-password')
      await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page.goto(await emailedLink(provender, email, [link]))
      await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible()
    },
  },
  you: { route: '/you', open: async (page) => await openOffice(page, '/office/you') },
}

/** The page behind the link of a new member. */
async function openInvitation(
  page: Page,
  provender: RunningProvender,
): Promise<{ readonly email: string; readonly link: string }> {
  const email = `${randomUUID()}@tollgate.example`
  await inviteMember(page, 'Robin Hale', email)
  const link = await emailedLink(provender, email)
  await page.goto(link)
  await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible()
  return { email, link }
}

const devices: Readonly<Record<string, BrowserContextOptions>> = { phone, desk: desktop }

test.describe.configure({ mode: 'parallel' })

test('every route of the office is among the screens', () => {
  const opened = new Set(Object.values(screens).map(({ route }) => route))
  // The first page leads on to the orders.
  const unseen = routesOf('office').filter((route) => route !== '/' && !opened.has(route))
  expect(unseen, 'add these to the screens of this file').toEqual([])
})

for (const [name, device] of Object.entries(devices))
  test.describe(`on a ${name}`, () => {
    for (const [screen, { open, press }] of Object.entries(screens))
      test(`nothing is wrong with the ${screen} of the office ${inWhichLanguage}`, async ({
        browser,
        provender,
      }) => {
        for (const language of checkedLanguages) {
          const page = await browser.newPage({
            ...device,
            baseURL: provender.address,
            reducedMotion: 'reduce',
          })
          watchRequests(page)
          await page.goto('/robots.txt')
          const problems = await watchProblems(page, provender.address)
          await chooseLanguage(page.context(), 'en', provender.address)
          await open(page, provender)
          if (language !== 'en') {
            await chooseLanguage(page.context(), language, provender.address)
            await page.reload()
          }
          await waitUntilSettled(page)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await press?.(page)
          const unexpected = () => problems().filter((problem) => !problem.startsWith('401'))
          await checkPage(page, unexpected, `, ${language}`)
          await page.context().close()
        }
      })
  })
