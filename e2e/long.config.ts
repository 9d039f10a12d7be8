import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The journeys for which `npm test` has no time: variants, settings, and less important features. */
export default defineConfig({
  ...journeys,
  // Otherwise a missing control would wait as long as the longest journey may take.
  use: { ...journeys.use, actionTimeout: 300_000 },
  testMatch: '**/*.long.ts',
  timeout: 900_000,
})
