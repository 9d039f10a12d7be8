import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The journeys for which `npm test` has no time: variants, settings, and what a customer could do without. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.long.ts',
  timeout: 900_000,
})
