/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { type CpuMeter, type EffectTimes, readEffectTimes } from './page-clock.ts'

export interface TypedWord {
  readonly word: string
  readonly from: number
}

const typed = (words: string, from: (word: string) => number): readonly TypedWord[] =>
  words.split(' ').map((word) => ({ word, from: from(word) }))

/** Measured from the second letter on. */
export const prefixes = typed(
  'tomato basmati penne butter cheddar chicken orange coffee sugar vegetable mayonnaise flour bleach chocolate napkin',
  () => 1,
)

/** Measured from the letter at which no word begins like this any more. */
export const typos = typed(
  'tomattoes bassmati penna buttre chedder chikcen oragne cofee sugra vegatable mayonaise fluor blaech choclate napkni',
  (word) => word.length - 2,
)

/** The pace of users who know what they want. */
const restMs = 120

export async function typeWords(
  page: Page,
  cpu: CpuMeter,
  words: readonly TypedWord[],
): Promise<readonly EffectTimes[]> {
  const box = page.getByRole('banner').getByLabel('Search products')
  const all: EffectTimes[] = []
  for (const { word, from } of words) {
    await box.fill('')
    await page.waitForTimeout(restMs * 4)
    for (const [index, letter] of word.split('').entries()) {
      const text = word.slice(0, index + 1)
      await page.evaluate((searchText) => {
        // The link to all results contains the query that it belongs to, and is rendered with them.
        const all = () =>
          document.querySelector('#found-all')?.closest('a') ?? document.querySelector('#found-all a')
        window.clock.watch('input', () => all()?.getAttribute('href') === `/shop?q=${searchText}`)
      }, text)
      const cpuBefore = await cpu()
      await page.keyboard.press(letter)
      // A single result, or none, has no link to all results.
      const effectTimes = await readEffectTimes(page)
      await page.waitForTimeout(restMs)
      if (index >= from && effectTimes) all.push({ ...effectTimes, cpuMs: (await cpu()) - cpuBefore })
    }
  }
  return all
}
