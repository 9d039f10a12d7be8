import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test'
import { logIn } from '../screens/login-screen.ts'
import { open } from './open.ts'
import { makeDataFolder, removeDataFolder, type RunningProvender, startProvender } from './start-provender.ts'
import { watchRequests } from './wait-until-idle.ts'

/** Demo and till are of one company, rival of another; new waits for its activation. */
export type DemoLogin = 'demo' | 'till' | 'rival' | 'new'
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

interface TheWholesaler {
  /** The one server of the run, with the demo wholesaler. */
  readonly provender: RunningProvender
  /** A login's session; it signs in once a run. Who wants to log out signs in anew. */
  readonly sessionOf: (login: DemoLogin) => Promise<Session>
}

interface TheShopper {
  /** Windows that a journey opened by itself and left would go on asking for what they show until the last one ends. */
  readonly closeWindows: void
  /** A window of its own, signed in. */
  readonly enter: (login: DemoLogin, device?: BrowserContextOptions) => Promise<Page>
}

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
}
export const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

/** `test` with a browser at the demo wholesaler's. */
export const test = base.extend<TheShopper, TheWholesaler>({
  provender: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing here.
    async ({}, provide) => {
      const dataFolder = makeDataFolder()
      const provender = await startProvender({ dataFolder, port: 0 })
      await provide(provender)
      await provender.stop()
      removeDataFolder(dataFolder)
      expect(provender.warnings()).toEqual([])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sessionOf: [
    async ({ browser, provender }, provide) => {
      const sessions = new Map<DemoLogin, Session>()
      await provide(async (login) => {
        const known = sessions.get(login)
        if (known) return known
        const context = await browser.newContext({ baseURL: provender.address })
        const page = await context.newPage()
        await open(page, '/login')
        await logIn(page, login)
        await expect(page).toHaveURL('/')
        const session = await context.storageState()
        await context.close()
        sessions.set(login, session)
        return session
      })
    },
    { scope: 'worker' },
  ],
  closeWindows: [
    async ({ browser }, provide) => {
      await provide()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  baseURL: async ({ provender }, provide) => await provide(provender.address),
  enter: async ({ browser, provender, sessionOf, contextOptions }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (login, device = desk) => {
      const storageState = await sessionOf(login)
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: provender.address,
        storageState,
        ...device,
      })
      contexts.push(context)
      // A login speaks on in the language that it chose last, in whichever journey.
      await context.addCookies([{ name: 'lang', value: 'en', url: provender.address }])
      const page = await context.newPage()
      watchRequests(page)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})
