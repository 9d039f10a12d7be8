import { defineConfig } from '@playwright/test'

/** A window's frame, tabs and menus take most of a short journey's time: those ask for them that need them. */
const executablePath = process.env['CHROMIUM']

/** The journeys: two at a time, each with a browser and a wholesaler of its own, as one of them leaves half of two cores idle. */
export default defineConfig({
  testDir: '.',
  globalSetup: './harness/model-folder.ts',
  outputDir: 'test-results',
  workers: 2,
  // Only ends for what hangs: a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'en-GB',
    // To keep the shop's files for each new window is a third of a journey's work: those ask for it that are about what is kept.
    serviceWorkers: 'block',
    // Not the wholesaler's: every time on a screen is the wholesaler's, wherever the browser is.
    timezoneId: 'Asia/Tokyo',
    // Moving things cannot be pressed, and whoever asks for stillness gets it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
