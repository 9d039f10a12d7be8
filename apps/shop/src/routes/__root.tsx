import { platform } from '@provender/platform/current'
import { useLanguage } from '@provender/web/texts/use-language'
import {
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  Scripts,
} from '@tanstack/react-router'
import { Suspense } from 'react'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { departmentsQuery, sessionQuery, shellQuery, useConfig } from '../kernel/session/shop-queries.ts'
import type { RouterContext } from '../kernel/state/router-context.ts'
import { Shell } from '../shell/shell.tsx'
import '../shell/shop.css'

const ServicePage = lazyRouteComponent(() => import('../shell/service-page.tsx'), 'ServicePage')

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ matches, context }) => context.texts?.fetch(matches),
  loader: async ({ context: { queryClient, isSignedIn, signedInFeatures } }) => {
    const [{ initConfig }] = await Promise.all([
      queryClient.ensureQueryData(shellQuery),
      isSignedIn ? queryClient.ensureQueryData(sessionQuery) : undefined,
      signedInFeatures ? queryClient.ensureQueryData(signedInFeatures.basketsQuery) : undefined,
    ])
    // The server waits for nothing during rendering, so load the page beforehand.
    if (!initConfig.config.serviceStatus) await ServicePage.preload?.()
    if (isSignedIn || !initConfig.config.loginWall) await queryClient.ensureQueryData(departmentsQuery)
    return { appName: initConfig.config.appName }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, match: { context }, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      { title: loaderData?.appName ?? 'Provender' },
      // No route matches this address.
      ...(loaderData && matches.length === 1
        ? pageMetadata(undefined, { status: 'notFound', context }).meta
        : []),
    ],
    links: [
      ...(platform().app ? [{ rel: 'icon', href: 'data:,' }] : browserIcons),
      ...(context.fonts ?? []).map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
    ],
  }),
  component: Root,
})

const browserIcons = [
  { rel: 'icon', type: 'image/svg+xml', href: '/icons/icon.svg' },
  { rel: 'apple-touch-icon', href: '/icons/apple-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

function Root() {
  const { isSignedIn } = Route.useRouteContext()
  const { serviceStatus } = useConfig()
  return (
    <html
      lang={useLanguage()}
      data-signed-in={isSignedIn ? '' : undefined}
      data-app={platform().app?.system.toLowerCase()}
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {serviceStatus ? (
          <Shell>
            <Outlet />
          </Shell>
        ) : (
          <Suspense>
            <ServicePage />
          </Suspense>
        )}
        {import.meta.env.DEV && <DevelopmentScripts />}
        <Scripts />
      </body>
    </html>
  )
}

function DevelopmentScripts() {
  const refresh = `import RefreshRuntime from '/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
window.__vite_plugin_react_preamble_installed__ = true`
  return (
    <>
      <link rel="stylesheet" href="/src/shell/shop.css?direct" precedence="default" />
      <script type="module" src="/@vite/client" />
      <script type="module" dangerouslySetInnerHTML={{ __html: refresh }} />
      <script type="module" src="/src/entry-client.tsx" />
    </>
  )
}
