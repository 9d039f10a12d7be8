import { test as base } from './journey.ts'
import {
  createDataFolder,
  removeDataFolder,
  type RunningProvender,
  startProvender,
} from './start-provender.ts'

interface OwnWholesaler {
  /** Starts a server for this journey only, always with the same data. Port 0 picks a free port. */
  readonly startOwn: (port: number) => Promise<RunningProvender>
}

export const test = base.extend<OwnWholesaler>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern. This one has none.
  startOwn: async ({}, provide) => {
    const dataFolder = createDataFolder()
    const started: RunningProvender[] = []
    await provide(async (port) => {
      const provender = await startProvender({ dataFolder, port })
      started.push(provender)
      return provender
    })
    await Promise.all(started.map((each) => each.stop()))
    removeDataFolder(dataFolder)
  },
})
