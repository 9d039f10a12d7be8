import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { applyQuote } from './apply-quote.ts'
import { checkoutQuery, type Quote } from './checkout-query.ts'

const quoteOf = (basketId: string, quote: string, siteId = 'own') =>
  ({ quote, basket: { id: basketId, name: 'Weekly', isActive: true }, site: { id: siteId } }) as Quote

function setUp() {
  const queryClient = new QueryClient()
  const show = (quoted: string | undefined, basketId: string) =>
    queryClient.setQueryData(checkoutQuery({ basketId: quoted, siteId: undefined }).queryKey, {
      checkoutQuote: quoteOf(basketId, 'old'),
      user: { name: 'Deniz', substitutionWish: 'ASK' },
    })
  const cachedQuote = (quoted: string | undefined) =>
    queryClient.getQueryData(checkoutQuery({ basketId: quoted, siteId: undefined }).queryKey)
  return { queryClient, show, cachedQuote }
}

describe('the quote of a refused order', () => {
  test('is shown on the page of its basket, with or without an id in the request, and on no other', async () => {
    const { queryClient, show, cachedQuote } = setUp()
    show(undefined, 'a')
    show('a', 'a')
    show('b', 'b')
    await applyQuote(queryClient, quoteOf('a', 'new'))
    expect(cachedQuote(undefined)).toMatchObject({ checkoutQuote: { quote: 'new' }, user: { name: 'Deniz' } })
    expect(cachedQuote('a')?.checkoutQuote.quote).toBe('new')
    expect(cachedQuote('b')?.checkoutQuote.quote).toBe('old')
  })

  test('of one site is not shown on the page of another', async () => {
    const { queryClient, show, cachedQuote } = setUp()
    show('a', 'a')
    await applyQuote(queryClient, quoteOf('a', 'new', 'kitchen'))
    expect(cachedQuote('a')?.checkoutQuote.quote).toBe('old')
  })

  test('is queried if the response has none', async () => {
    const { queryClient, show } = setUp()
    show('a', 'a')
    await applyQuote(queryClient, null)
    expect(
      queryClient.getQueryState(checkoutQuery({ basketId: 'a', siteId: undefined }).queryKey)?.isInvalidated,
    ).toBe(true)
  })
})
