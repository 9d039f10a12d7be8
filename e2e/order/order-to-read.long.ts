import { expect, type Page } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { queryShop } from '../harness/query-shop.ts'
import { fillBasket, repeatLines } from '../screens/basket-screen.ts'
import { butter, mopHead } from '../screens/shop-screen.ts'

const soldOut = '384'

/** The first of 600 products that is on its way. A request takes 200. */
async function inTransit(page: Page): Promise<string> {
  for (const first of [1600, 1800, 2000]) {
    const { productsByIds } = await queryShop(
      page,
      'query ($productIds: [Int64!]!) { productsByIds(productIds: $productIds) { id saleType } }',
      { productIds: Array.from({ length: 200 }, (_, index) => String(first + index)) },
    )
    const found = productsByIds.find(
      ({ saleType }: { readonly saleType: string }) => saleType === 'IN_TRANSIT',
    )
    if (found) return found.id
  }
  throw new Error('No product is on its way.')
}

test('an order in two columns has whole heads and whole names', async ({ enter }) => {
  const page = await enter('demo', desktop)
  await fillBasket(page, { [butter.id]: 80, [mopHead.id]: 40, 1602: 2, 449: 1, 3660: 1 })
  // A line with a note, at which the second head would be divided between the columns.
  await repeatLines(page, [{ product: await inTransit(page), quantity: 2, unit: '2' }])
  await open(page, '/checkout')
  const order = page.getByRole('region', { name: 'Your order' })
  const tops = await order.getByRole('heading', { level: 3 }).evaluateAll((heads) =>
    heads.map((head) => {
      const { top, height } = head.getBoundingClientRect()
      return [Math.round(top), Math.round(height)]
    }),
  )
  expect(tops).toHaveLength(2)
  expect(tops[1]).toEqual(tops[0])
  const cut = await order
    .getByRole('listitem')
    .evaluateAll((lines) =>
      lines.flatMap((line) =>
        [...line.querySelectorAll('*')]
          .filter(
            (part) =>
              getComputedStyle(part).textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth,
          )
          .map((part) => part.textContent),
      ),
    )
  expect(cut).toEqual([])
})

test('what is left out of an order says so in whole lines on a phone', async ({ enter }) => {
  const page = await enter('demo', phone)
  await fillBasket(page, { [butter.id]: 80 })
  await repeatLines(page, [
    { product: butter.id, quantity: 80, unit: '1' },
    { product: soldOut, quantity: 1, unit: '2' },
  ])
  await open(page, '/checkout')
  const note = page.getByText('Out of stock. Not in the total.')
  await expect(note).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notify me when back in stock' })).toBeVisible()
  expect((await note.boundingBox())!.height).toBeLessThan(40)
})
