import { expect, type Page } from '@playwright/test'
import {
  accessibilityViolations,
  expandWindow,
  horizontalOverflows,
  lowContrastTexts,
  waitUntilSettled,
} from './page-failures.ts'
import { missedTargets } from './press-targets.ts'

const maxLayoutShift = 0.05
/** The narrowest width equals 1280 pixels at 400 %, or 640 at 200 %. */
const widths = [320, 360, 744, 1024, 1440]

/** Checks a page that has just been opened, and how it looks. `about` ends each message. */
export async function checkPage(page: Page, problems: () => readonly string[], about = ''): Promise<void> {
  await waitUntilSettled(page)
  const { shift, moved } = await page.evaluate(() => ({
    shift: window.layoutShift,
    moved: window.shiftedElements,
  }))
  expect.soft(shift, `layout shift: ${moved.join(', ')}${about}`).toBeLessThan(maxLayoutShift)
  await checkLook(page, about)
  expect.soft(problems(), about).toEqual([])
}

/** Checks targets, barriers, contrast in both colour schemes, and the width at each width of the window. */
export async function checkLook(page: Page, about = ''): Promise<void> {
  await waitUntilSettled(page)
  await expandWindow(page)
  await checkTouchTargets(page, about)
  expect.soft(await accessibilityViolations(page), `barriers${about}`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await waitUntilSettled(page)
  expect.soft(await lowContrastTexts(page), `in the dark${about}`).toEqual([])
  expect.soft(await horizontalOverflows(page, widths), `wider than the window${about}`).toEqual({})
}

/** A mouse needs less: `accessibilityViolations` checks that. */
async function checkTouchTargets(page: Page, about: string): Promise<void> {
  const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  if (isTouched) expect.soft(await missedTargets(page), `too small for a finger${about}`).toEqual([])
}
