import { test as base } from './journey.ts'
import { makeDataFolder, removeDataFolder, type RunningProvender, startProvender } from './start-provender.ts'

interface OwnWholesaler {
  /** A server of this journey's own, always on the same data. Port 0 takes a free one. */
  readonly startOwn: (port: number) => Promise<RunningProvender>
}

export const test = base.extend<OwnWholesaler>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing here.
  startOwn: async ({}, provide) => {
    const dataFolder = makeDataFolder()
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
