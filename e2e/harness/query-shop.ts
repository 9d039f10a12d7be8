import { expect, type Page } from '@playwright/test'

// Journeys read what they asked for; its shape is the query's.
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any

/** Asks the API as whoever is signed in on a page. */
export async function askShop({ request }: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await request.post('/graphql', {
    headers: { deviceid: 'journeys' },
    data: { query, variables },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}
