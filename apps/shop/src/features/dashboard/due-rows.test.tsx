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

test.each<[string, (client: QueryClient) => Promise<void>]>([
  [
    'has no products',
    async (client) => {
      client.setQueryData(orderGuideQuery.queryKey, { orderGuide: [] })
    },
  ],
  [
    'cannot be loaded',
    async (client) => {
      const queryFn = () => Promise.reject(new Error('The server is away'))
      await client.prefetchQuery({ ...orderGuideQuery, queryFn })
    },
  ],
  [
    'cannot be loaded without a connection',
    async () => {
      onlineManager.setOnline(false)
    },
  ],
])('leads to an order guide that %s, and keeps its height', async (_what, prepare) => {
  const client = createClient()
  await prepare(client)
  const html = render(client)
  expect(html).toContain('href="/account/order-guide"')
  expect(html).toMatch(/class="invisible[^>]*>Waiting/)
})
