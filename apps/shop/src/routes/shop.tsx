import { createFileRoute } from '@tanstack/react-router'
import { shopLoader } from '../features/catalogue/page-loaders.ts'
import { parseShopSearch } from '../features/catalogue/parse-shop-address.ts'
import { ShopPageView } from '../features/catalogue/shop-page.tsx'
import { ShopSkeleton } from '../features/catalogue/shop-skeleton.tsx'
import { SignInForProducts } from '../features/catalogue/sign-in-for-products.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/shop')({
  codeSplitGroupings: [['component'], ['pendingComponent']],
  validateSearch: parseShopSearch,
  // The server drops parameters that the page does not read. The browser must see the same ones, in the same
  // order.
  loaderDeps: ({ search }) => ({ query: parseShopSearch(search) }),
  loader: ({ context, deps: { query }, location, cause }) =>
    shopLoader.run({
      context,
      query,
      historyState: location.state,
      isStaying: cause === 'stay',
    }),
  head: ({ loaderData, match }) => pageMetadata(loaderData?.head, match),
  pendingComponent: ShopSkeleton,
  component: Shop,
})

function Shop() {
  const { isOpen, state, pages } = Route.useLoaderData()
  return isOpen ? <ShopPageView state={state} loaded={pages} /> : <SignInForProducts />
}
