import { chromium, type Browser, type Page } from '@playwright/test'
import { writeFilm } from './fake-camera-film.ts'
import { type DemoUser, desktop } from './journey.ts'
import { test as base } from './with-window.ts'

interface Camera {
  /** The codes it sees, in a loop. Without codes there are two cameras that see moving colours. */
  readonly sees: readonly (string | undefined)[]
  readonly allowed: boolean
}

interface CameraFixtures {
  readonly enterWithCamera: (user: DemoUser, camera: Camera) => Promise<Page>
}

/** `test` with browsers that have a camera. The camera plays a video file passed at launch. */
export const test = base.extend<CameraFixtures>({
  enterWithCamera: async ({ provender, sessionOf, launchOptions, contextOptions }, provide, info) => {
    const browsers: Browser[] = []
    await provide(async (user, { sees, allowed }) => {
      const film = info.outputPath(`film-${browsers.length}.y4m`)
      const own =
        sees.length > 0
          ? await filmArguments(film, sees)
          : ['--use-fake-device-for-media-stream=device-count=2']
      const browser = await chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...own],
      })
      browsers.push(browser)
      const context = await browser.newContext({
        ...contextOptions,
        ...desktop,
        // A fixed locale, independent of the machine's.
        locale: 'en-GB',
        baseURL: provender.address,
        storageState: await sessionOf(user),
      })
      await context.grantPermissions(allowed ? ['camera'] : [])
      return await context.newPage()
    })
    await Promise.all(browsers.map((browser) => browser.close()))
  },
})

/** Writes a video of the codes, and returns the arguments that make it Chromium's camera. */
export async function filmArguments(film: string, codes: Camera['sees']): Promise<readonly string[]> {
  await writeFilm(film, codes)
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
}
