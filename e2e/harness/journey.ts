import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test'
import { logIn } from '../screens/login-screen.ts'
import { chooseLanguage, open } from './open.ts'
import {
  createDataFolder,
  removeDataFolder,
  type RunningProvender,
  startProvender,
} from './start-provender.ts'
import { watchRequests } from './wait-until-idle.ts'

/** `demo` and `till` belong to one company, `rival` to another; `new` is not activated. */
export type DemoUser = 'demo' | 'till' | 'rival' | 'new'
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Shorter than the ten minutes after which saving a card asks for the password again. A slow run takes longer. */
const sessionAgeMs = 6 * 60_000

interface WorkerFixtures {
  readonly provender: RunningProvender
  /** The shared session of a user, whose password was typed recently. A test that signs out must create its own. */
  readonly sessionOf: (user: DemoUser) => Promise<Session>
}

interface TestFixtures {
  /** Closes tabs that a journey opened itself; they would send requests until the end of the run. */
  readonly closeContexts: void
  /** Opens a signed-in tab in its own context. */
  readonly enter: (user: DemoUser, device?: BrowserContextOptions) => Promise<Page>
}

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
}
export const desktop: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  provender: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern. This one has none.
    async ({}, provide) => {
      const dataFolder = createDataFolder()
      const provender = await startProvender({ dataFolder, port: 0 })
      await provide(provender)
      await provender.stop()
      removeDataFolder(dataFolder)
      expect(provender.warnings()).toEqual([])
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  sessionOf: [
    async ({ browser, provender }, provide) => {
      const sessions = new Map<DemoUser, { readonly session: Session; readonly loggedInAtMs: number }>()
      await provide(async (user) => {
        const cached = sessions.get(user)
        if (cached && Date.now() - cached.loggedInAtMs < sessionAgeMs) return cached.session
        // A phone would be led through the introduction.
        const context = await browser.newContext({ baseURL: provender.address, ...desktop })
        const page = await context.newPage()
        await open(page, '/login')
        await logIn(page, user)
        await expect(page).toHaveURL('/')
        const session = await context.storageState()
        await context.close()
        sessions.set(user, { session, loggedInAtMs: Date.now() })
        return session
      })
    },
    { scope: 'worker' },
  ],
  closeContexts: [
    async ({ browser }, provide) => {
      await provide()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  baseURL: async ({ provender }, provide) => await provide(provender.address),
  enter: async ({ browser, provender, sessionOf, contextOptions }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (user, device = desktop) => {
      const storageState = await sessionOf(user)
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: provender.address,
        storageState,
        ...device,
      })
      contexts.push(context)
      // Reset the language, which a user keeps across journeys.
      await chooseLanguage(context, 'en', provender.address)
      const page = await context.newPage()
      watchRequests(page)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})
