import type { LaunchOptions } from '@playwright/test'
import { test as base } from './journey.ts'

/** The options for a headed browser, if available: headless browsers have no cameras or notifications. */
export function withWindow(launchOptions: LaunchOptions): LaunchOptions {
  const executablePath = process.env['CHROMIUM_WITH_WINDOW']
  return executablePath === undefined ? launchOptions : { ...launchOptions, executablePath }
}

export const test = base.extend<object, { readonly launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, provide) => await provide(withWindow(launchOptions)),
    { scope: 'worker' },
  ],
})
