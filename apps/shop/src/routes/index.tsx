import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/catalogue/home-page.tsx'
import { loadHome } from '../features/catalogue/load-home.ts'
import { SignInForProducts } from '../features/catalogue/sign-in-for-products.tsx'
import { pageHead } from '../kernel/app/page-head.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context),
  head: ({ loaderData, match }) => pageHead(loaderData?.head, match),
  component: Home,
})

function Home() {
  return Route.useLoaderData().isOpen ? <HomePage /> : <SignInForProducts />
}
