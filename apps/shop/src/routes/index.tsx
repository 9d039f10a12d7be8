import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/catalogue/home-page.tsx'
import { loadHome } from '../features/catalogue/load-home.ts'
import { SignInForProducts } from '../features/catalogue/sign-in-for-products.tsx'
import { pageMetadata } from '../kernel/app/page-metadata.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context),
  head: ({ loaderData, match }) => pageMetadata(loaderData?.head, match),
  component: Home,
})

function Home() {
  const { isOpen } = Route.useLoaderData()
  const { appFrame } = Route.useRouteContext()
  if (appFrame) return <appFrame.Home isOpen={isOpen} />
  return isOpen ? <HomePage /> : <SignInForProducts />
}
