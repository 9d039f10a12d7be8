import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type Language, languages } from '@provender/domain/languages'
import { waitUntilSettled } from '../harness/page-failures.ts'
import { waitForResponses } from '../harness/wait-until-idle.ts'
import { setLanguage, test } from '../screens/screen-visits.ts'
import { type Screen, screens, unseenRoutes } from '../screens/screens.ts'
import { galleryOf, type Shot } from './screenshots-gallery.ts'

const folder = join(import.meta.dirname, '../../screenshots')
const widths = [360, 744, 1024, 1440]
const schemes = ['light', 'dark'] as const
/** Maximum height; longer pages are cut off. */
const longest = 3000

/** `--only checkout`: only screens whose name contains it. */
const only = process.env['SCREENSHOTS_ONLY'] ?? ''
const selectedScreens = screens.filter(({ name }) => name.includes(only))

test.describe.configure({ mode: 'parallel' })

test('every route of the shop has a screen', () => {
  expect(unseenRoutes(), 'add these to e2e/screens/screens.ts').toEqual([])
  expect(selectedScreens.length, `screens with "${only}" in their name`).toBeGreaterThan(0)
  mkdirSync(folder, { recursive: true })
  const shots = selectedScreens.flatMap((screen) => shotsOf(screen))
  writeFileSync(join(folder, 'index.html'), galleryOf(shots))
})

for (const screen of selectedScreens)
  test(screen.name, async ({ visit }) => {
    mkdirSync(join(folder, screen.name), { recursive: true })
    if (typeof screen.at === 'string')
      for (const language of languages)
        await shoot(
          await visit(screen, { viewport: { width: 1440, height: 900 } }, language),
          screen,
          language,
        )
    else {
      const page = await visit(screen, { viewport: { width: 1440, height: 900 } })
      for (const language of languages) {
        await setLanguage(page, language)
        await shoot(page, screen, language)
      }
    }
  })

function shotsOf({ name, viewer }: Screen): readonly Shot[] {
  return languages.flatMap((language) =>
    widths.flatMap((width) =>
      schemes.map((scheme) => ({
        name,
        viewer,
        language,
        width,
        scheme,
        file: fileOf(name, language, width, scheme),
      })),
    ),
  )
}

function fileOf(name: string, language: Language, width: number, scheme: string): string {
  return `${name}/${language}-${width}-${scheme}.jpg`
}

async function shoot(page: Page, { name }: Screen, language: Language): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await waitUntilSettled(page)
    // In a window as high as the page, fixed elements are at the edges of the page.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.min(height, longest) })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await waitUntilSettled(page)
      await waitForResponses(page)
      await page.screenshot({
        path: join(folder, fileOf(name, language, width, colorScheme)),
        type: 'jpeg',
        quality: 70,
      })
    }
  }
}
