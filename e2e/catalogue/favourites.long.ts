import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { deleteBaskets } from '../screens/basket-screen.ts'
import { butter, mopHead } from '../screens/shop-screen.ts'

test('several favourites can be added to the basket, removed and restored at once', async ({ enter }) => {
  const page = await enter('rival')
  await deleteBaskets(page)
  for (const { page: address } of [butter, mopHead]) {
    await open(page, address)
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Favourite/ })
      .first()
    if ((await heart.getAttribute('aria-pressed')) === 'true') continue
    // The next page queries the server.
    const known = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('AddFavourite') === true,
    )
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await known
  }
  await open(page, '/account/my-favourites')
  const list = page.getByRole('list', { name: 'My favourites' })
  const row = list.getByRole('listitem').filter({ hasText: butter.name })
  await page.getByRole('checkbox', { name: `Select ${butter.name}` }).check()
  await page.getByRole('checkbox', { name: `Select ${mopHead.name}` }).check()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByText('2 products are in your basket')).toBeVisible()
  await expect(row.getByRole('textbox', { name: 'Quantity in boxes' })).toHaveValue('1')

  await page.getByRole('checkbox', { name: `Select ${butter.name}` }).check()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveCount(1)
})
