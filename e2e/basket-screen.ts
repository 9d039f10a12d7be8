import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'

/** The lines of the basket on show with a product's name. */
export function basketLines(page: Page, product: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: product })
}

export interface TotalsShown {
  readonly [name: string]: string
}

/** What the page says an order comes to: 'Net, 2 lines', each rate of VAT, 'Total'. */
export async function totalsShown(page: Page): Promise<TotalsShown> {
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(summary.getByText('Total', { exact: true })).toBeVisible()
  const names = await summary.getByRole('term').allInnerTexts()
  const amounts = await summary.getByRole('definition').allInnerTexts()
  const totals = names.map((name, at) => [name, amounts[at]!] as const)
  return Object.fromEntries(totals.slice(0, names.indexOf('Total') + 1))
}

/** Waits until the server has every change of the basket. */
export async function basketSaved(page: Page, change: () => Promise<unknown>): Promise<void> {
  const saved = page.waitForResponse(
    async (response) =>
      response.request().postData()?.includes('ApplyBasketOperations') === true && response.ok(),
  )
  await change()
  await saved
}

interface BasketAnswers {
  readonly data: { readonly baskets: readonly { readonly id: string }[] }
}

/** Every basket of the company goes, so that a journey begins at an empty one. */
export async function throwAwayBaskets({ request }: Page): Promise<void> {
  const ask = async (query: string, variables: object): Promise<BasketAnswers> => {
    const answer = await request.post('/graphql', {
      headers: { deviceid: 'journeys' },
      data: { query, variables },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return await answer.json()
  }
  const { baskets } = (await ask('{ baskets { id } }', {})).data
  if (baskets.length === 0) return
  await ask(
    `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
      applyBasketOperations(clientId: $clientId, operations: $operations) { lastN }
    }`,
    {
      clientId: randomUUID(),
      operations: baskets.map(({ id }, at) => ({ type: 'DELETE', basket: id, n: at + 1 })),
    },
  )
}
