import type { LaunchOptions } from '@playwright/test'
import { test as base } from './journey.ts'

/** `test` in a headed browser, if available: headless browsers have no cameras or notifications. */
export const test = base.extend<object, { readonly launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const executablePath = process.env['CHROMIUM_WITH_WINDOW']
      await provide(executablePath === undefined ? launchOptions : { ...launchOptions, executablePath })
    },
    { scope: 'worker' },
  ],
})
