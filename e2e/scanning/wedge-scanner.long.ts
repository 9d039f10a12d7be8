import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open, waitForHydration } from '../harness/open.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'
import { basketLines, waitForBasketSave, fillBasket, deleteBaskets } from '../screens/basket-screen.ts'
import { scan, searchForCode } from '../screens/search-screen.ts'
import { butter, mopHead, searchField } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

const { pieceCode, caseCode } = mopHead

test('recognises a slow scanner in the search too: its next scan does not become a quantity', async ({
  enter,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/')
  await searchField(page).click()
  await searchForCode(page, mopHead.code)
  await waitForBasketSave(page, () => scan(page, pieceCode, { everyMs: 45 }))
  await waitForBasketSave(page, () => scan(page, `(01)${caseCode}`, { everyMs: 45 }))
  await open(page, '/baskets/detail')
  const lines = basketLines(page, mopHead.name)
  await expect(lines.getByRole('textbox', { name: /pieces/ })).toHaveValue('1')
  await expect(lines.getByRole('textbox', { name: /boxes/ })).toHaveValue('1')
})

test('scans before the script has loaded are queued, in both search fields and outside them', async ({
  enter,
}) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 1 })
  const mayCome = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await mayCome.promise
    await route.fallback()
  })
  await page.goto('/baskets/detail', { waitUntil: 'commit' })
  await page.getByRole('main').getByLabel('Add a product by name, code or barcode').focus()
  await scan(page, pieceCode)
  await scan(page, caseCode, { endsWith: 'Tab' })
  await searchField(page).fill('milk')
  await scan(page, pieceCode)
  await searchField(page).blur()
  await scan(page, pieceCode)
  await expect(searchField(page)).toHaveValue('milk')
  mayCome.resolve()
  const lines = basketLines(page, mopHead.name)
  await expect(lines.getByRole('textbox', { name: /pieces/ })).toHaveValue('3')
  await expect(lines.getByRole('textbox', { name: /boxes/ })).toHaveValue('1')
  await expect(page).toHaveURL('/baskets/detail')
})

test('a scan during hydration is one code, in the search and outside it', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 1 })
  for (const [at, target] of ['search', 'page'].entries()) {
    const mayCome = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await mayCome.promise
      await route.fallback()
    })
    await page.goto('/baskets/detail', { waitUntil: 'commit' })
    await expect(searchField(page)).toBeVisible()
    if (target === 'search') await searchField(page).focus()
    await scan(page, pieceCode, {
      midway: async () => {
        mayCome.resolve()
        await waitForHydration(page)
        await waitUntilIdle(page)
      },
    })
    await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue(String(at + 1))
    // The hydrated search keeps the code with its result.
    await expect(searchField(page)).toHaveValue(target === 'search' ? pieceCode : '')
    await page.unrouteAll()
  }
})

test('a scan into the search before it has loaded is added, not searched for', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 1 })
  const mayCome = Promise.withResolvers<void>()
  await page.route(/instant-search[^/]*\.js$/, async (route) => {
    await mayCome.promise
    await route.fallback()
  })
  await open(page, '/baskets/detail')
  await searchField(page).focus()
  for (const endsWith of ['Enter', 'Tab'] as const) await scan(page, pieceCode, { endsWith })
  await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue('2')
  await expect(searchField(page)).toHaveValue('')
  mayCome.resolve()
})
