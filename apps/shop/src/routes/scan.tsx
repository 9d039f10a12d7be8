import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { canSeeCatalogue } from '../features/catalogue/login-wall.ts'
import { SignInForProducts } from '../features/catalogue/sign-in-for-products.tsx'
import { ScanPage } from '../features/scan/scan-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/scan')({
  staticData: { texts: 'trading' },
  loader: async ({ context }) => ({ isOpen: await canSeeCatalogue(context) }),
  head: ({ match }) => pageMetadata({ title: match.context.i18n._(msg`Scan`), canonical: undefined }, match),
  component: Scan,
})

function Scan() {
  return Route.useLoaderData().isOpen ? <ScanPage /> : <SignInForProducts />
}
