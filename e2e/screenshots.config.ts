import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

export default defineConfig({
  ...journeys,
  use: { ...journeys.use, serviceWorkers: 'allow' },
  timeout: 600_000,
  testMatch: 'pictures/screenshots.ts',
})
