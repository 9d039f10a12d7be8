import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { queryShop } from '../harness/query-shop.ts'
import { basketLines, deleteBaskets, readTotals, waitForBasketSave } from '../screens/basket-screen.ts'
import { products, searchField } from '../screens/shop-screen.ts'

interface Wanted {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly substitutes: readonly { readonly name: string }[]
}

/** A product of the demo that is out of stock, and its substitutes. */
async function findWanted(page: Page): Promise<Wanted> {
  for (let number = 1; number <= 25; number += 1) {
    const answer = await queryShop(
      page,
      `query ($page: Int!) { products(page: $page, pageSize: 100) {
         products { id code name: description2 sellAs: allowSales substitutes { name: description2 } } } }`,
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
  const offers = line.getByRole('list', { name: `Substitutes for ${wanted.name}` })
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

test('on a phone, substitutes are folded', async ({ enter }) => {
  const page = await enter('demo', phone)
  const wanted = await findWanted(page)
  await putInBasket(page, wanted)
  await open(page, '/baskets/detail')
  const offers = page.getByRole('list', { name: `Substitutes for ${wanted.name}` })
  await expect(offers).toBeHidden()
  const fold = page.getByRole('button', { name: /\d substitutes?, / })
  expect((await fold.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await fold.tap()
  await expect(offers).toBeVisible()
})

test('the search and a pasted line offer the substitute for what is out of stock', async ({ enter }) => {
  const page = await enter('demo')
  const { code, substitutes } = await findWanted(page)
  const [{ name }] = substitutes as [{ readonly name: string }]
  await deleteBaskets(page)
  await open(page, '/')
  await searchField(page).fill(code)
  const found = page.getByRole('grid', { name: 'Results' }).getByRole('row').filter({ hasText: code })
  const add = (near: typeof found, boxes: number) =>
    near.getByRole('button', { name: `Add ${boxes} ${boxes === 1 ? 'box' : 'boxes'}, ${name}` })
  await waitForBasketSave(page, () => add(found, 1).click())
  await open(page, '/quick-order')
  await page.getByLabel('Paste a message, list or spreadsheet rows').fill(`${code} 3 boxes`)
  await page.getByRole('button', { name: 'Match products' }).click()
  const pasted = page.getByRole('listitem').filter({ hasText: code })
  await add(pasted, 3).click()
  await waitForBasketSave(page, () => page.getByRole('button', { name: 'Add 1 line' }).click())
  await open(page, '/baskets/detail')
  await expect(
    basketLines(page, name).first().getByRole('textbox', { name: 'Quantity in boxes' }),
  ).toHaveValue('4')
})

for (const layout of ['grid', 'list'] as const)
  test(`a product that is out of stock offers its substitutes in a ${layout}, and nothing moves`, async ({
    enter,
  }) => {
    const page = await enter('demo', phone)
    const { code, name, substitutes } = await findWanted(page)
    const [{ name: substitute }] = substitutes as [{ readonly name: string }]
    await deleteBaskets(page)
    await open(page, `/shop?q=${code}&layout=${layout}`)
    const wanted = products(page).filter({ hasText: name }).first()
    const more = wanted.getByRole('button', { name: /^Substitutes for/ })
    await expect(more).toBeVisible()
    const { height } = (await wanted.boundingBox())!
    await more.tap()
    const dialog = page.getByRole('dialog', { name: /^Substitutes for/ })
    await waitForBasketSave(page, () =>
      dialog
        .getByRole('button', { name: new RegExp(`^Add \\d+ .*${substitute}`) })
        .first()
        .tap(),
    )
    await expect(dialog.getByRole('button', { name: 'Remove from basket' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await more.evaluate((button) => button.remove())
    expect((await wanted.boundingBox())!.height).toBe(height)
  })

test('a past order offers a substitute for what is out of stock now', async ({ enter }) => {
  const page = await enter('demo')
  const { orders } = await queryShop(
    page,
    '{ orders(pageSize: 50, states: [DELIVERED, COLLECTED]) { orders { number } } }',
  )
  const found = await findOutOfStock(
    page,
    orders.orders.map(({ number }: { readonly number: string }) => number),
  )
  await deleteBaskets(page)
  await open(page, `/account/orders/${found.number}`)
  const line = page
    .getByRole('list', { name: 'What was ordered' })
    .getByRole('listitem')
    .filter({ hasText: found.name })
    .first()
  await expect(line).toContainText('Out of stock now')
  await waitForBasketSave(page, () =>
    line.getByRole('button', { name: new RegExp(`^Add \\d+ .*, ${found.substitute}`) }).click(),
  )
  await open(page, '/baskets/detail')
  await expect(basketLines(page, found.substitute).first()).toBeVisible()
})

interface SuppliedLine {
  readonly quantity: number
  readonly suppliedQuantity: number | null
  readonly substitutesPosition: number | null
  readonly product: { readonly substitutes: readonly unknown[] } | null
}

interface FoundLine {
  readonly number: string
  readonly name: string
  readonly substitute: string
}

/** A line that was delivered in full, and whose product is out of stock by now. */
async function findOutOfStock(page: Page, numbers: readonly string[]): Promise<FoundLine> {
  for (const number of numbers) {
    const { order } = await queryShop(
      page,
      `query ($number: String!) { order(number: $number) { lines { name quantity suppliedQuantity unitKind
         substitutesPosition product { substitutes { name: description2 } } } } }`,
      { number },
    )
    const line = order.lines.find(
      (each: SuppliedLine) =>
        (each.product?.substitutes.length ?? 0) > 0 &&
        each.substitutesPosition === null &&
        (each.suppliedQuantity ?? each.quantity) === each.quantity,
    )
    if (line) return { number, name: line.name, substitute: line.product.substitutes[0].name }
  }
  throw new Error('No past order of the demo has a product that is out of stock')
}
