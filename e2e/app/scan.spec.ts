import { expect } from '@playwright/test'
import { open } from '../harness/open.ts'
import { basketLines, waitForBasketSave } from '../screens/basket-screen.ts'
import { scannedLines } from '../screens/scan-screen.ts'
import { mopHead } from '../screens/shop-screen.ts'
import { test } from './app-journey.ts'

test('a barcode in front of the camera adds a piece to the basket, whose quantity stands above the list', async ({
  startApp,
}) => {
  const { page } = await startApp({ user: 'rival', sees: [mopHead.pieceCode] })
  await open(page, '/scan')
  const main = page.getByRole('main')
  await expect(main.getByText(/^Added: 1 piece/)).toBeVisible()
  await expect(main.getByText(mopHead.name).last()).toBeVisible()
  await expect(scannedLines(page)).toHaveCount(0)
  await waitForBasketSave(page, () => main.getByRole('button', { name: /^One more/ }).click())
  await open(page, '/baskets/detail')
  await expect(basketLines(page, mopHead.name)).toBeVisible()
})
