import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { shopQuery } from '../app/visitor-path.ts'
import { shopLoader } from '../catalogue/page-loaders.ts'
import { ShopBones } from '../catalogue/shop-bones.tsx'
import { ShopPageView } from '../catalogue/shop-page.tsx'
import { SignInForProducts } from '../catalogue/sign-in-for-products.tsx'

export const Route = createFileRoute('/shop')({
  codeSplitGroupings: [['component'], ['pendingComponent']],
  // The server renders the page without what it does not read; the browser has to find the same.
  loaderDeps: ({ search }) => ({ query: shopQuery(search) }),
  loader: ({ context, deps: { query }, location, cause }) =>
    shopLoader.run({
      context,
      query,
      historyState: location.state,
      isStaying: cause === 'stay',
    }),
  head: ({ loaderData, match }) => pageHead(loaderData?.head, match),
  pendingComponent: ShopBones,
  component: Shop,
})

function Shop() {
  const { isOpen, state, run } = Route.useLoaderData()
  return isOpen ? <ShopPageView state={state} loaded={run} /> : <SignInForProducts />
}
