import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CategoriesPage } from '../features/catalogue/categories-page.tsx'
import { valuePagesExist } from '../features/catalogue/load-values.ts'
import { canSeeCatalogue } from '../features/catalogue/login-wall.ts'
import { SignInForProducts } from '../features/catalogue/sign-in-for-products.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { departmentsQuery } from '../kernel/session/shop-queries.ts'

export const Route = createFileRoute('/categories')({
  loader: async ({ context }) => {
    await valuePagesExist(context)
    const isOpen = await canSeeCatalogue(context)
    if (isOpen) await context.queryClient.ensureQueryData(departmentsQuery)
    return { isOpen }
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`All categories`), canonical: match.pathname }, match),
  component: Categories,
})

function Categories() {
  return Route.useLoaderData().isOpen ? <CategoriesPage /> : <SignInForProducts />
}
