import { msg } from '@lingui/core/macro'
import { platform } from '@provender/platform/current'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { AppPage } from '../features/app-offer/app-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { shellQuery } from '../kernel/session/shop-queries.ts'

export const Route = createFileRoute('/app')({
  staticData: { texts: 'service' },
  beforeLoad: () => {
    // The user already has the app and has scanned the code again.
    if (platform().app) throw redirect({ to: '/' })
  },
  loader: async ({ context: { queryClient, origin }, location }) => {
    const { initConfig } = await queryClient.ensureQueryData(shellQuery)
    if (!initConfig.config.appEnabled) throw notFound()
    return { address: origin + location.pathname }
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Get the app`), canonical: match.pathname }, match),
  component: App,
})

function App() {
  return <AppPage address={Route.useLoaderData().address} />
}
