import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { departmentsQuery } from '../app/shop-queries.ts'
import { CategoriesPage } from '../catalogue/categories-page.tsx'
import { valuePagesExist } from '../catalogue/load-values.ts'
import { canSeeCatalogue } from '../catalogue/login-wall.ts'
import { SignInForProducts } from '../catalogue/sign-in-for-products.tsx'

export const Route = createFileRoute('/categories')({
  loader: async ({ context }) => {
    await valuePagesExist(context)
    const isOpen = await canSeeCatalogue(context)
    if (isOpen) await context.queryClient.ensureQueryData(departmentsQuery)
    return { isOpen }
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`All categories`), canonical: '/categories' }, match),
  component: Categories,
})

function Categories() {
  return Route.useLoaderData().isOpen ? <CategoriesPage /> : <SignInForProducts />
}
