import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The journeys in the installed app, with servers of their own. */
export default defineConfig({ ...journeys, testMatch: 'app/**/*.spec.ts', testIgnore: [] })
