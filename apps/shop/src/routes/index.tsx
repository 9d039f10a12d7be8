import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { HomePage } from '../catalogue/home-page.tsx'
import { loadHome } from '../catalogue/load-home.ts'
import { SignInForProducts } from '../catalogue/sign-in-for-products.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context),
  head: ({ loaderData, match }) => pageHead(loaderData?.head, match),
  component: Home,
})

function Home() {
  return Route.useLoaderData().isOpen ? <HomePage /> : <SignInForProducts />
}
