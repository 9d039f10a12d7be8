import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Journeys that need other settings and take too long for `npm test`. */
export default defineConfig({
  ...journeys,
  use: { ...journeys.use, serviceWorkers: 'allow' },
  testMatch: '**/*.long.ts',
  timeout: 900_000,
})
