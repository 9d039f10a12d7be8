import { expect, test as base } from '@playwright/test'
import { makeDataFolder, removeDataFolder, type RunningProvender, startProvender } from './start-provender.ts'

export interface TheWholesaler {
  /** The one server of the run, with the demo wholesaler. */
  readonly provender: RunningProvender
}

/** `test` with a browser at the demo wholesaler's. */
export const test = base.extend<object, TheWholesaler>({
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
  baseURL: async ({ provender }, provide) => await provide(provender.address),
})
