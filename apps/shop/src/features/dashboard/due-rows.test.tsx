import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { orderGuideQuery } from '../usual/order-guide-query.ts'

const mocked = {
  '@lingui/react/macro': {
    Trans: () => null,
    useLingui: () => ({ t: ([words]: readonly string[]) => words }),
  },
  '../basket-store/use-basket.ts': { useBaskets: () => ({ active: undefined }) },
  '../usual/use-due-dates.ts': { useDueDates: () => ({ isDue: () => true }) },
}

let DueRows: ComponentType<{ readonly count: number; readonly waiting: ReactNode }>

beforeAll(async () => {
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  ;({ DueRows } = await import('./due-rows.tsx'))
})
afterEach(() => onlineManager.setOnline(true))
afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path)
  vi.resetModules()
})

const createClient = () => new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
const render = (client: QueryClient) =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DueRows count={1} waiting="Waiting" />
    </QueryClientProvider>,
  )

test('waits for the order guide', () => {
  expect(render(createClient())).toBe('Waiting')
})

const notLoaded = 'The order guide has not loaded'

test.each<[string, string, (client: QueryClient) => Promise<void>]>([
  [
    'has no products',
    'Nothing in your order guide',
    async (client) => {
      client.setQueryData(orderGuideQuery.queryKey, { orderGuide: [] })
    },
  ],
  [
    'cannot be loaded',
    notLoaded,
    async (client) => {
      const queryFn = () => Promise.reject(new Error('The server is away'))
      await client.prefetchQuery({ ...orderGuideQuery, queryFn })
    },
  ],
  [
    'cannot be loaded without a connection',
    notLoaded,
    async () => {
      onlineManager.setOnline(false)
    },
  ],
])(
  'leads to an order guide that %s, says so, and keeps the height of the page',
  async (_what, title, prepare) => {
    const client = createClient()
    await prepare(client)
    const html = render(client)
    expect(html).toContain(title)
    expect(html).toContain('href="/account/order-guide"')
    expect(html).toMatch(/class="invisible[^>]*>Waiting/)
  },
)
