import { expect, type Page } from '@playwright/test'
import { waitForWholeCatalogue, waitForStoredAnswer } from '../harness/device-store.ts'
import { test } from '../harness/journey.ts'
import { open, waitForHydration } from '../harness/open.ts'
import { queryShop } from '../harness/query-shop.ts'
import { searchResults, searchForCode } from '../screens/search-screen.ts'
import { butter, mopHead, outOfStock } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite/ })
    .first()

async function isLiked(page: Page, isOn: boolean): Promise<void> {
  await expect(heart(page)).toHaveAttribute('aria-pressed', String(isOn))
}

type Product = Pick<typeof butter, 'id' | 'page'>

async function isLikedAtServer(page: Page, { id }: Product, isOn: boolean): Promise<void> {
  const query = 'query ($id: Int64!) { product(id: $id) { isFavorites } }'
  await expect.poll(async () => (await queryShop(page, query, { id })).product.isFavorites).toBe(isOn)
}

async function like(page: Page, product: Product, isOn: boolean): Promise<void> {
  await open(page, product.page)
  if ((await heart(page).getAttribute('aria-pressed')) !== String(isOn)) await heart(page).click()
  await isLiked(page, isOn)
  await isLikedAtServer(page, product, isOn)
}

test('favourites set offline survive a reload, appear on the favourites page, and are sent when online', async ({
  enter,
}) => {
  const page = await enter('till')
  await like(page, mopHead, true)
  await like(page, butter, false)
  await waitForWholeCatalogue(page)
  await waitForStoredAnswer(page, 'ProductPage')
  await page.context().setOffline(true)
  await heart(page).click()
  await isLiked(page, true)
  await searchForCode(page, outOfStock)
  await searchResults(page)
    .getByRole('button', { name: /^Notify me/ })
    .first()
    .click()
  await expect(
    searchResults(page)
      .getByRole('button', { name: /^You'll be notified/ })
      .first(),
  ).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await isLiked(page, true)

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Account/ })
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'My favourites' }).click()
  const list = page.getByRole('list', { name: 'My favourites' })
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  await expect(row(butter.name)).toHaveCount(1)
  const awaited = page.getByRole('list', { name: 'Waiting for stock' }).getByRole('listitem')
  await expect(awaited.filter({ hasText: outOfStock })).toHaveCount(1)
  await page.getByRole('checkbox', { name: `Select ${mopHead.name}` }).check()
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
  await expect(row(mopHead.name)).toHaveCount(0)
  await expect(page.getByText('1 product removed')).toBeVisible()

  await page.context().setOffline(false)
  await isLikedAtServer(page, butter, true)
  await isLikedAtServer(page, mopHead, false)
  const waitedFor = async () =>
    (await queryShop(page, '{ stockReminders { code } }')).stockReminders.map(
      ({ code }: { readonly code: string }) => code,
    )
  await expect.poll(waitedFor).toContain(outOfStock)
  await expect(row(butter.name)).toHaveCount(1)
})

test('a favourite that the server refuses is reverted and reported', async ({ enter }) => {
  const page = await enter('till')
  await like(page, butter, false)
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { readonly query: string; readonly variables: object }
    if (!body.query.includes('AddFavourite')) return await route.fallback()
    await route.continue({ postData: { ...body, variables: { productId: [99_999_999] } } })
  })
  await page.context().setOffline(true)
  await heart(page).click()
  await isLiked(page, true)
  await page.context().setOffline(false)
  await expect(page.getByText('An error has occurred')).toBeVisible()
  await isLiked(page, false)
})
