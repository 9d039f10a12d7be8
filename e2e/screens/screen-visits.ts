import { randomUUID } from 'node:crypto'
import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { Language } from '@provender/domain/languages'
import { type Session, test as base } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import type { RunningProvender } from '../harness/start-provender.ts'
import { watchRequests } from '../harness/wait-until-idle.ts'
import { logIn } from './login-screen.ts'
import type { Screen } from './screens.ts'

interface Visits {
  readonly visit: (screen: Screen, device: BrowserContextOptions, language?: Language) => Promise<Page>
}

interface FreshCompany {
  /** A session of a user activated today who has done nothing yet. */
  readonly freshSession: () => Promise<Session>
}

export const test = base.extend<Visits, FreshCompany>({
  freshSession: [
    async ({ browser, provender }, provide) => {
      let session: Session | undefined
      await provide(async () => {
        if (session) return session
        const context = await browser.newContext({ baseURL: provender.address })
        const page = await context.newPage()
        await open(page, '/login')
        await applyAndActivate(page, provender)
        await logIn(page, 'fresh', freshPassword)
        await page.waitForURL('/')
        session = await context.storageState()
        await context.close()
        return session
      })
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, provender, sessionOf, freshSession, contextOptions }, provide) => {
    const contexts: BrowserContext[] = []
    const restore: (() => void)[] = []
    await provide(async ({ viewer, at, settings, isFirstVisit = false }, device, language = 'en') => {
      if (settings) restore.push(provender.configure(settings))
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: provender.address,
        ...(viewer === 'visitor'
          ? {}
          : { storageState: await (viewer === 'fresh' ? freshSession() : sessionOf(viewer)) }),
        ...device,
      })
      contexts.push(context)
      await context.addCookies([
        { name: 'lang', value: language, url: provender.address },
        ...(isFirstVisit ? [] : [{ name: 'cookie-permission', value: 'granted', url: provender.address }]),
      ])
      const page = await context.newPage()
      watchRequests(page)
      await page.goto('/robots.txt')
      await openScreen(page, { at })
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
    for (const takeBack of restore.toReversed()) takeBack()
    // Wait until the server applies the restored settings and a closed shop is open again.
    if (restore.length > 0) await expect.poll(async () => (await fetch(provender.address)).status).toBe(200)
  },
})

/** Opens a screen on a page of its viewer. */
async function openScreen(page: Page, { at }: Pick<Screen, 'at'>): Promise<void> {
  if (typeof at === 'string') await open(page, at)
  else await at(page)
}

export async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.locator(`footer button[lang="${language}"]`).evaluate((button: HTMLElement) => button.click())
  await page.waitForFunction((expected) => document.documentElement.lang === expected, language)
}

const freshPassword = 'four words of grocery'

async function applyAndActivate(page: Page, provender: RunningProvender): Promise<void> {
  const email = 'fresh@provender.example'
  const texts = { companyName: 'Fresh Start Café', name: 'Zoë Łuk', email, password: freshPassword }
  const address = { address1: '1 High Street', address2: '', city: 'Leeds', postCode: 'LS1 1AA', country: '' }
  const application = {
    ...texts,
    ...address,
    companyNumber: '',
    vatNumber: '',
    telephone: '0113 496 0000',
    acceptsTerms: true,
    marketingEmailEnabled: false,
    marketingSmsEnabled: false,
  }
  const answer = await page.request.post('/graphql', {
    headers: { deviceid: 'journeys' },
    data: {
      query: `mutation ($key: Uuid!, $application: ApplicationInput!) {
        register(key: $key, application: $application, proofs: [], captcha: "") }`,
      variables: { key: randomUUID(), application },
    },
  })
  expect(await answer.json()).toEqual({ data: { register: true } })
  const line = provender
    .staff('applications')
    .split('\n')
    .find((each) => each.includes(email))
  const number = line?.split(' ')[0] ?? ''
  provender.staff('applications', 'activate', number, `C${number}`)
}
