import { apiError } from '@provender/client/api/execute'
import { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/router-core/ssr/server'
import { expect, test } from 'vitest'
import { pageStatus } from './page-status.ts'

/** The status of a page whose parent and own loader end like this. */
async function statusWith(parent: () => unknown, own: () => unknown): Promise<number> {
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({ loader: parent })
  const page = createRoute({ getParentRoute: () => root, path: '/page', loader: own })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    context: { queryClient: new QueryClient() },
    history: createMemoryHistory({ initialEntries: ['/page'] }),
    isServer: true,
  })
  await router.load()
  return pageStatus(router, getSsrStatus(router))
}

const loads = (): string => 'data'
const refuses = (code: number) => (): never => {
  throw apiError({ code, key: 'BAD_REQUEST', message: 'refused' })
}

test.each([400, 401, 403, 404, 429, 503])(
  'a page that the API refuses with %i has this status',
  async (code) => {
    expect(await statusWith(loads, refuses(code))).toBe(code)
  },
)

test('a part that is refused decides before the parts within it', async () => {
  expect(await statusWith(refuses(403), refuses(404))).toBe(403)
})

test('a page that failed, or whose API could not be reached, has 500', async () => {
  expect(await statusWith(loads, refuses(500))).toBe(500)
  expect(await statusWith(loads, refuses(0))).toBe(500)
  expect(
    await statusWith(loads, () => {
      throw new TypeError('a bug')
    }),
  ).toBe(500)
})

test('a page without errors has 200', async () => {
  expect(await statusWith(loads, loads)).toBe(200)
})
