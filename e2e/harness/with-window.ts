import type { LaunchOptions } from '@playwright/test'
import { test as base } from './journey.ts'

/** `test` in a browser with a window, where there is one: without a window there are no cameras, and nothing is notified of. */
export const test = base.extend<object, { readonly launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const executablePath = process.env['CHROMIUM_WITH_WINDOW']
      await provide(executablePath === undefined ? launchOptions : { ...launchOptions, executablePath })
    },
    { scope: 'worker' },
  ],
})
