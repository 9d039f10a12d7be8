import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { canSeeCatalogue } from '../catalogue/login-wall.ts'
import { SignInForProducts } from '../catalogue/sign-in-for-products.tsx'
import { ScanPage } from '../scan/scan-page.tsx'

export const Route = createFileRoute('/scan')({
  staticData: { words: 'trading' },
  loader: async ({ context }) => ({ isOpen: await canSeeCatalogue(context) }),
  head: ({ match }) => pageHead({ title: match.context.i18n._(msg`Scan`), canonical: undefined }, match),
  component: Scan,
})

function Scan() {
  return Route.useLoaderData().isOpen ? <ScanPage /> : <SignInForProducts />
}
