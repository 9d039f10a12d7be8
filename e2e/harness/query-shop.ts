import { expect, type Page } from '@playwright/test'

// The shape of the data is that of the query.
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any

/** Queries the API as the user of a page. */
export async function queryShop({ request }: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await request.post('/graphql', {
    headers: { deviceid: 'journeys' },
    data: { query, variables },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}
