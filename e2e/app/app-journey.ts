import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  expect,
  type LaunchOptions,
  type Page,
} from '@playwright/test'
import { filmArguments } from '../harness/camera.ts'
import { type DemoUser, phone as phoneScreen, test as base } from '../harness/journey.ts'
import { waitForHydration } from '../harness/open.ts'
import { watchRequests } from '../harness/wait-until-idle.ts'
import { withWindow } from '../harness/with-window.ts'
import { logIn } from '../screens/login-screen.ts'
import { addFakePhone, type FakePhone } from './fake-phone.ts'
import { type AppFiles, serveApp } from './serve-app.ts'

/** The origin of apps on Android. */
const appOrigin = 'https://localhost'

interface WorkerFixtures {
  readonly appFiles: AppFiles
  /** A browser that finds the bundle of the app at `appOrigin`. */
  readonly appBrowser: Browser
}

export interface RunningApp {
  readonly page: Page
  readonly phone: FakePhone
}

interface AppStart {
  readonly user?: DemoUser
  readonly device?: BrowserContextOptions
  /** The address of the server; empty while the user of the common app has not chosen one. */
  readonly server?: string
  /** The app of this one wholesaler, which has its server built in. Without it, the common app. */
  readonly isOwn?: boolean
  readonly phoneNumber?: string
  /** The codes that the camera sees, in a loop. Without it there is no camera. */
  readonly sees?: readonly string[]
}

interface TestFixtures {
  readonly startApp: (start?: AppStart) => Promise<RunningApp>
}

/** `test` with the installed app: its bundle on its own origin, Capacitor's bridge, and the server elsewhere. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  appFiles: [
    async ({ provender }, provide) => {
      const files = await serveApp()
      const restore = provender.configure({ appEnabled: 'yes' })
      await provide(files)
      restore()
      files.close()
    },
    { scope: 'worker' },
  ],
  appBrowser: [
    async ({ appFiles, launchOptions }, provide) => {
      const browser = await launchBrowser(launchOptions, appFiles)
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  startApp: async ({ appBrowser, appFiles, launchOptions, contextOptions, provender }, provide, info) => {
    const cameraBrowsers: Browser[] = []
    const launchWithCamera = async (sees: readonly string[]): Promise<Browser> => {
      const film = await filmArguments(info.outputPath('film.y4m'), sees)
      const browser = await launchBrowser(withWindow(launchOptions), appFiles, film)
      cameraBrowsers.push(browser)
      return browser
    }
    await provide(async (start = {}) => {
      const {
        user,
        device = phoneScreen,
        server = provender.address,
        isOwn = false,
        phoneNumber = '',
        sees,
      } = start
      const browser = sees ? await launchWithCamera(sees) : appBrowser
      const context = await browser.newContext({
        ...contextOptions,
        ...device,
        baseURL: appOrigin,
        ignoreHTTPSErrors: true,
      })
      if (sees) await context.grantPermissions(['camera'])
      const phone = await addFakePhone(context, { server: isOwn ? server : '', phoneNumber })
      if (server !== '' && !isOwn) phone.preferences.set('server', server)
      const page = await context.newPage()
      watchRequests(page)
      await page.goto('/')
      await waitForHydration(page)
      if (user) await enter(page, user)
      return { page, phone }
    })
    await Promise.all(cameraBrowsers.map((browser) => browser.close()))
    await Promise.all(appBrowser.contexts().map((context) => context.close()))
  },
})

async function launchBrowser(
  launchOptions: LaunchOptions,
  { port }: AppFiles,
  args: readonly string[] = [],
): Promise<Browser> {
  return await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      `--host-resolver-rules=MAP localhost:443 127.0.0.1:${port}`,
      ...args,
    ],
  })
}

async function enter(page: Page, user: DemoUser): Promise<void> {
  await page.goto('/login')
  await waitForHydration(page)
  await logIn(page, user)
  await expect(page).not.toHaveURL(/login/)
  await waitForHydration(page)
}

/** Ends the app and starts it again: a new page with the data that the phone has stored. */
export async function restartApp({ page, phone }: RunningApp): Promise<RunningApp> {
  const context = page.context()
  await page.close()
  const next = await context.newPage()
  watchRequests(next)
  await next.goto('/')
  await waitForHydration(next)
  return { page: next, phone }
}

/** Ends the app and deletes its databases, as web views have done. */
export async function wipeDatabases({ page }: RunningApp): Promise<void> {
  const context = page.context()
  await page.close()
  const empty = await context.newPage()
  // A page of the app's origin that opens no database, which would delay the deletion.
  await empty.goto('/none.txt')
  await empty.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name!).addEventListener('success', resolve)
      })
  })
  await empty.close()
}

export function tokenOf({ secrets }: FakePhone): string | undefined {
  const [, token] = [...secrets].find(([key]) => key.includes('token ')) ?? []
  return token === undefined ? undefined : String(JSON.parse(token))
}

export async function isAccepted(server: string, token: string): Promise<boolean> {
  const response = await fetch(`${server}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, DeviceType: 'ANDROID' },
    body: JSON.stringify({ query: '{ user { email } }' }),
  })
  const { data } = (await response.json()) as { readonly data?: { readonly user: unknown } | null }
  return data?.user != null
}
