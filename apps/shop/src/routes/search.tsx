import { msg } from '@lingui/core/macro'
import { platform } from '@provender/platform/current'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { canSeeCatalogue } from '../features/catalogue/login-wall.ts'
import { SignInForProducts } from '../features/catalogue/sign-in-for-products.tsx'
import { SearchStartPage } from '../features/search/search-start-page.tsx'
import { usualsQuery } from '../features/usual/usuals-query.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

/** The first page of a tab of the app. In a browser every page has the search field. */
export const Route = createFileRoute('/search')({
  beforeLoad: () => {
    if (!platform().app) throw redirect({ to: '/shop' })
  },
  loader: async ({ context }) => {
    const isOpen = await canSeeCatalogue(context)
    if (context.isSignedIn) await context.queryClient.ensureQueryData(usualsQuery)
    return { isOpen }
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Search`), canonical: undefined }, match),
  component: Search,
})

function Search() {
  return Route.useLoaderData().isOpen ? <SearchStartPage /> : <SignInForProducts />
}
