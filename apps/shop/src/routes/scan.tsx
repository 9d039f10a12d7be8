import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { canSeeCatalogue } from '../catalogue/login-wall.ts'
import { ScanPage } from '../catalogue/scan-page.tsx'
import { SignInForProducts } from '../catalogue/sign-in-for-products.tsx'

export const Route = createFileRoute('/scan')({
  loader: async ({ context }) => ({ isOpen: await canSeeCatalogue(context) }),
  head: ({ match: { context } }) =>
    pageHead({ title: context.i18n._(msg`Scan`), canonical: undefined }, context),
  component: Scan,
})

function Scan() {
  return Route.useLoaderData().isOpen ? <ScanPage /> : <SignInForProducts />
}
