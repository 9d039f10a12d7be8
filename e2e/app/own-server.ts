import { expect, type Page } from '@playwright/test'
import { storedQueryNames } from '../harness/device-store.ts'
import type { DemoUser } from '../harness/journey.ts'
import {
  createDataFolder,
  removeDataFolder,
  type RunningProvender,
  startProvender,
} from '../harness/start-provender.ts'
import { type RunningApp, test as base } from './app-journey.ts'

interface OwnServerApp extends RunningApp {
  readonly stopServer: () => Promise<void>
  readonly startServer: () => Promise<void>
  readonly staff: RunningProvender['staff']
  /** Waits until the device has the answer to a query. */
  readonly storedAnswer: (queryName: string) => Promise<void>
}

interface OwnServer {
  readonly startOwnApp: (
    user: DemoUser | undefined,
    how?: {
      readonly isServerAway?: boolean
      /** The app of this one wholesaler, whose brand names this telephone number. */
      readonly phoneNumber?: string
      readonly environment?: Readonly<Record<string, string>>
    },
  ) => Promise<OwnServerApp>
}

export const test = base.extend<OwnServer>({
  startOwnApp: async ({ startApp }, provide) => {
    const dataFolder = createDataFolder()
    let running: RunningProvender | undefined
    const stopServer = async () => {
      await running?.stop()
      running = undefined
    }
    await provide(async (user, { isServerAway = false, phoneNumber, environment = {} } = {}) => {
      running = await startProvender({ dataFolder, port: 0, environment })
      running.configure({ appEnabled: 'yes' })
      const { address, staff } = running
      const startServer = async () => {
        running = await startProvender({ dataFolder, port: Number(new URL(address).port), environment })
      }
      if (isServerAway) await stopServer()
      const app = await startApp({
        ...(user && { user }),
        ...(phoneNumber !== undefined && { isOwn: true, phoneNumber }),
        server: address,
      })
      return {
        ...app,
        stopServer,
        startServer,
        staff,
        storedAnswer: async (name) => await waitForAnswer(app.page, name),
      }
    })
    await stopServer()
    removeDataFolder(dataFolder)
  },
})

async function waitForAnswer(page: Page, name: string): Promise<void> {
  await expect.poll(async () => await page.evaluate(storedQueryNames)).toContain(name)
}
