import { I18nProvider } from '@lingui/react'
import { statusOf } from '@provender/client/api/execute'
import { platform } from '@provender/platform/current'
import { parseAddressQuery, printAddressQuery } from '@provender/web/address/address'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { RouterContext } from './kernel/router-context.ts'
import { routeTree } from './route-tree.gen.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'

export function createOfficeQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The live channel reports changes.
        staleTime: 30_000,
        networkMode: 'always',
        retry: (failures, error) => statusOf(error) === 0 && platform().network.isOnline() && failures < 2,
      },
    },
  })
}

export function createOfficeRouter(context: RouterContext) {
  const { queryClient, i18n } = context
  return createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    context,
    parseSearch: parseAddressQuery,
    stringifySearch: printAddressQuery,
    defaultPreload: false,
    defaultStructuralSharing: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    Wrap: ({ children }) => (
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </I18nProvider>
    ),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createOfficeRouter>
  }
  interface StaticDataRouteOption {
    /** A page for visitors, without a frame. */
    readonly isDoor?: boolean
    /** A page for the warehouse floor: large, without the rail and the tabs. */
    readonly isFloor?: boolean
  }
}
