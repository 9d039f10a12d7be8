import { connect } from '@provender/client/api/api-query'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { checkoutQuery } from './checkout-query.ts'
import { loadCheckout } from './load-checkout.ts'

const request = { basketId: '4a9b4fa9-7091-4844-9688-bf5d2cc4d1ec', siteId: undefined }

/** A client that has a quote of the basket. After an order of a colleague, for example, it is to be renewed. */
async function clientWithOldQuote(ageMs = 0) {
  const client = new QueryClient()
  const reads: string[] = []
  connect(client, ({ name }) => {
    reads.push(name)
    return new Promise(() => undefined)
  })
  const { queryKey } = checkoutQuery(request)
  client.setQueryData([...queryKey], { checkoutQuote: {} }, { updatedAt: Date.now() - ageMs })
  await client.invalidateQueries({ queryKey })
  return { client, reads }
}

test('an open checkout is not hidden while its quote is renewed', async () => {
  const { client } = await clientWithOldQuote()
  await expect(loadCheckout(client, request, true)).resolves.toBeUndefined()
})

test.each([
  ['a checkout that is opened', 0, false],
  ['a checkout that returns to an old quote, such as that of another site,', 60_000, true],
])('%s waits for a quote of the moment', async (_case, ageMs, isOpen) => {
  const { client, reads } = await clientWithOldQuote(ageMs)
  let isLoaded = false
  void loadCheckout(client, request, isOpen).then(() => (isLoaded = true))
  await expect.poll(() => reads).toContain('CheckoutPage')
  expect(isLoaded).toBe(false)
})
