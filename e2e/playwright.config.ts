import { defineConfig } from '@playwright/test'

/** Use the headless browser by default: a headed one takes most of a short journey's time. Tests that need one request it. */
const executablePath = process.env['CHROMIUM']

/** The journeys run two at a time, each with its own browser and server, because one leaves half of two cores idle. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './harness/model-folder.ts',
  outputDir: 'test-results',
  workers: 2,
  // Timeouts only end hanging tests: a busy machine is slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'en-GB',
    // Caching the shop's files takes a third of a journey's time. Tests about offline use allow the service worker.
    serviceWorkers: 'block',
    // Differs from the wholesaler's time zone, because screens must show the wholesaler's time everywhere.
    timezoneId: 'Asia/Tokyo',
    // Moving elements cannot be clicked, and reduced motion must work.
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
