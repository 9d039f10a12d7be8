import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Not a journey: takes the pictures of the README. */
export default defineConfig({ ...journeys, testMatch: 'pictures/readme-pictures.ts' })
