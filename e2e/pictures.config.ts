import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Takes the pictures of the README; not a journey. */
export default defineConfig({ ...journeys, testMatch: 'pictures/readme-pictures.ts' })
