import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { connect } from '@provender/client/api/api-query'
import { type Execute, statusOf } from '@provender/client/api/execute'
import { platform } from '@provender/platform/current'
import { parseAddressQuery, printAddressQuery } from '@provender/web/address/address'
import { askingForPassword } from '@provender/web/api/password-question'
import { isConnected } from '@provender/web/connection/connection'
import type { LoadedTexts, TextPart } from '@provender/web/texts/loaded-texts'
import {
  dehydrate,
  type DehydratedState,
  hydrate,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { ViewTransitionOptions } from '@tanstack/router-core'
import type { AppFrameParts } from './kernel/page/app-frame.ts'
import type { MadePage, RouterContext } from './kernel/state/router-context.ts'
import type { SignedInFeatures } from './kernel/state/signed-in-features-type.ts'
import { routeTree } from './route-tree.gen.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'

export interface ShopRouterOptions {
  readonly execute: Execute
  readonly i18n: I18n
  readonly texts: LoadedTexts | undefined
  readonly signedInFeatures: SignedInFeatures | undefined
  readonly origin: string
  /** For the inline scripts of the router. Only set on the server. */
  readonly nonce?: string
  /** Font files to load with the page. Only set on the server. */
  readonly fonts?: readonly string[] | undefined
  readonly history?: RouterHistory
  /** Only set in an installed app. */
  readonly appFrame?: AppFrameParts | undefined
  readonly viewTransition?: ViewTransitionOptions | undefined
  /** In an installed app, instead of the time when the server rendered the page. */
  readonly made?: MadePage
}

/** Creates the shop's router: one per page on the server, one per tab in the browser. */
export function createShopRouter(options: ShopRouterOptions) {
  const { execute, i18n, texts, signedInFeatures, origin, nonce, fonts, history, appFrame } = options
  const isSignedIn = signedInFeatures !== undefined
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Without a server, stored data is the newest there is, however old.
        staleTime: () => (isConnected() ? 30_000 : Number.POSITIVE_INFINITY),
        // Pages also render without a network: with the last known data, or a note that there is no
        // connection.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => statusOf(error) === 0 && platform().network.isOnline() && failures < 2,
      },
    },
  })
  connect(queryClient, askingForPassword(execute))
  const made = options.made ?? { atMs: Date.now(), clockSkewMs: 0 }
  return createRouter({
    routeTree,
    context: {
      queryClient,
      i18n,
      texts,
      isSignedIn,
      signedInFeatures,
      appFrame,
      made,
      origin,
      fonts,
    } satisfies RouterContext,
    ...(history ? { history } : {}),
    ...(options.viewTransition ? { defaultViewTransition: options.viewTransition } : {}),
    ...(nonce ? { ssr: { nonce } } : {}),
    parseSearch: parseAddressQuery,
    stringifySearch: printAddressQuery,
    defaultPreload: false,
    // Skeletons appear after a delay, and then stay long enough to be seen.
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    scrollRestoration: true,
    defaultStructuralSharing: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    // As one string, because JSON parses several times faster than a tree of script, on both sides.
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queryClient)), madeAtMs: made.atMs }),
    hydrate: ({ queries, madeAtMs }: { readonly queries: string; readonly madeAtMs: number }) => {
      made.atMs = madeAtMs
      // A visitor's page may be hours old.
      if (isSignedIn) made.clockSkewMs = clockSkew(madeAtMs)
      const state: DehydratedState = JSON.parse(queries)
      hydrate(queryClient, asReadNow(state))
    },
    Wrap: ({ children }) => (
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </I18nProvider>
    ),
  })
}

/** The time of a page that was on its way for less than a minute is too inexact to set the clock. */
function clockSkew(madeAtMs: number): number {
  const skewMs = madeAtMs - Date.now()
  return Math.abs(skewMs) < 60_000 ? 0 : skewMs
}

/**
 * The server has just sent the page, and its data is as new as can be, although a visitor's page may have been rendered hours
 * ago, and the device's clock may be ahead of the server's.
 */
function asReadNow({ queries, mutations }: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now()
  return {
    mutations,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
  interface StaticDataRouteOption {
    readonly texts?: TextPart
  }
}
