import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { queryShop } from '../harness/query-shop.ts'
import { basketLines, deleteBaskets, readTotals, waitForBasketSave } from '../screens/basket-screen.ts'

interface Wanted {
  readonly id: string
  readonly name: string
  readonly substitutes: readonly { readonly name: string }[]
}

/** A product of the demo that is out of stock, and what can be taken instead. */
async function findWanted(page: Page): Promise<Wanted> {
  for (let number = 1; number <= 25; number += 1) {
    const answer = await queryShop(
      page,
      `query ($page: Int!) { products(page: $page, pageSize: 100) {
         products { id name: description2 sellAs: allowSales substitutes { name: description2 } } } }`,
      { page: number },
    )
    const found = answer.products.products.find(
      (each: Wanted & { readonly sellAs: string }) => each.substitutes.length >= 2 && each.sellAs === '2',
    )
    if (found) return found
  }
  throw new Error('The demo has no product with substitutes')
}

/** As if it had run out since the customer added two boxes of it. */
async function putInBasket(page: Page, { id }: Wanted): Promise<void> {
  await deleteBaskets(page)
  const operations = [
    { n: 1, type: 'CREATE', basket: randomUUID(), name: 'Weekly' },
    { n: 2, type: 'REPLACE_LINES', lines: [{ product: id, unit: '2', quantity: '2' }] },
  ]
  const { applyBasketOperations } = await queryShop(
    page,
    `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
      applyBasketOperations(clientId: $clientId, operations: $operations) { problems { type } }
    }`,
    { clientId: randomUUID(), operations },
  )
  expect(applyBasketOperations.problems).toEqual([])
}

test('a substitute takes the place of a line that is out of stock, until the customer takes it back', async ({
  enter,
}) => {
  const page = await enter('demo')
  const wanted = await findWanted(page)
  await putInBasket(page, wanted)
  await open(page, '/baskets/detail')
  const line = basketLines(page, wanted.name).first()
  await expect(line).toContainText('stay here until you choose')
  expect((await readTotals(page))['Total inc VAT']).toBe('£0.00')
  const offers = line.getByRole('list', { name: `Instead of ${wanted.name}` })
  await expect(offers.getByRole('listitem')).toHaveCount(2)
  const take = offers.getByRole('button', { name: /^Add/ }).first()
  await take.focus()
  await waitForBasketSave(page, () => take.press('Enter'))
  const undo = page.getByRole('button', { name: `Undo, take ${wanted.name} again` })
  await expect(undo).toBeFocused()
  await expect(offers).toBeHidden()
  expect((await readTotals(page))['Total inc VAT']).not.toBe('£0.00')
  await waitForBasketSave(page, () => undo.press('Enter'))
  await expect(offers.getByRole('listitem')).toHaveCount(2)
  expect((await readTotals(page))['Total inc VAT']).toBe('£0.00')
})

test('on a phone, what to take instead is folded', async ({ enter }) => {
  const page = await enter('demo', phone)
  const wanted = await findWanted(page)
  await putInBasket(page, wanted)
  await open(page, '/baskets/detail')
  const offers = page.getByRole('list', { name: `Instead of ${wanted.name}` })
  await expect(offers).toBeHidden()
  const fold = page.getByRole('button', { name: /to take instead, / })
  expect((await fold.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await fold.tap()
  await expect(offers).toBeVisible()
})
