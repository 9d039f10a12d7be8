import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Journeys that need a wholesaler of another kind, and take longer than `npm test` may. */
export default defineConfig({
  ...journeys,
  use: { ...journeys.use, serviceWorkers: 'allow' },
  testMatch: '**/*.long.ts',
  timeout: 900_000,
})
