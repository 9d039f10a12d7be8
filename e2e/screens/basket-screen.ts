import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import { queryShop } from '../harness/query-shop.ts'
import { add } from './shop-screen.ts'

export function basketLines(page: Page, product: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: product })
}

export const grandTotal = 'Total inc VAT'

export interface DisplayedTotals {
  readonly [name: string]: string
}

export async function readTotals(page: Page): Promise<DisplayedTotals> {
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(summary.getByRole('term').filter({ hasText: /^Total/ })).toBeVisible()
  const names = await summary.getByRole('term').allInnerTexts()
  const amounts = await summary.getByRole('definition').allInnerTexts()
  const totals = names.map((name, index) => [name, amounts[index]!] as const)
  return Object.fromEntries(totals.slice(0, names.indexOf(grandTotal) + 1))
}

/** Waits until the server has every change of the basket. */
export async function waitForBasketSave(page: Page, change: () => Promise<unknown>): Promise<void> {
  const saved = page.waitForResponse(
    async (response) =>
      response.request().postData()?.includes('ApplyBasketOperations') === true && response.ok(),
  )
  await change()
  await saved
}

export async function addFromItsPage(page: Page, product: { readonly page: string }): Promise<void> {
  await open(page, product.page)
  await waitForBasketSave(page, () => add(page, 'Single piece'))
}

/** Changes the company's baskets as another device does. */
export async function changeBaskets(page: Page, operations: readonly object[]): Promise<void> {
  const { applyBasketOperations } = await queryShop(
    page,
    `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
      applyBasketOperations(clientId: $clientId, operations: $operations) { problems { n type } }
    }`,
    { clientId: randomUUID(), operations: operations.map((each, index) => ({ ...each, n: index + 1 })) },
  )
  expect(applyBasketOperations.problems).toEqual([])
}

/** Deletes all baskets of the company, so that a journey starts with an empty one. */
export async function deleteBaskets(page: Page): Promise<void> {
  const { baskets }: { readonly baskets: readonly { readonly id: string }[] } = await queryShop(
    page,
    '{ baskets { id } }',
  )
  if (baskets.length > 0)
    await changeBaskets(
      page,
      baskets.map(({ id }) => ({ type: 'DELETE', basket: id })),
    )
}

/** Replaces the company's baskets by one with these quantities of pieces, by product id. */
export async function fillBasket(page: Page, quantities: Readonly<Record<string, number>>): Promise<void> {
  await deleteBaskets(page)
  const lines = Object.entries(quantities).map(([product, quantity]) => ({
    type: 'ADD',
    product,
    quantity: String(quantity),
    unit: '1',
  }))
  await changeBaskets(page, [{ type: 'CREATE', basket: randomUUID(), name: 'Weekly' }, ...lines])
}

/** Puts lines into the company's only basket as an order that is repeated does, whatever is in stock now. */
export async function repeatLines(page: Page, lines: readonly object[]): Promise<void> {
  const { baskets } = await queryShop(page, '{ baskets { id } }')
  await changeBaskets(page, [{ type: 'REPLACE_LINES', basket: baskets[0].id, lines }])
}

/** Chooses an action of the open basket, such as Share. An app has the menu in its bar. */
export async function chooseFromMenu(page: Page, action: string): Promise<void> {
  await page
    .getByRole('button', { name: /^More,/ })
    .first()
    .click()
  await page
    .getByRole('menu', { name: /^More,/ })
    .getByText(action)
    .click()
}

/** Moves a finger over a line from its right end to the left, by a part of its width; a slow one shows the actions first. */
export async function swipe(line: Locator, part: number, { isSlow = false } = {}): Promise<void> {
  const page = line.page()
  await line.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await line.boundingBox())!
  const session = await page.context().newCDPSession(page)
  const at = (moved: number) => [{ x: x + width * 0.6 - moved, y: y + height * 0.15 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  if (isSlow) await expect(line).toHaveAttribute('data-swipe', 'open')
  for (let step = 1; step <= 10; step += 1)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at((width * part * step) / 10),
    })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

export async function hold(line: Locator): Promise<void> {
  const page = line.page()
  await line.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await line.boundingBox())!
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width * 0.3, y: y + height * 0.3 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(line).toHaveAttribute('data-swipe', 'open')
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
