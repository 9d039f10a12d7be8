import { createFileRoute } from '@tanstack/react-router'
import { fetchedOnce } from '../app/fetched-once.ts'
import { pageHead } from '../app/page-head.ts'
import { ShopBones } from '../catalogue/shop-bones.tsx'
import { ShopPageView } from '../catalogue/shop-page.tsx'
import { SignInForProducts } from '../catalogue/sign-in-for-products.tsx'

const loadShop = fetchedOnce(async () => (await import('../catalogue/load-shop.ts')).loadShop)

export const Route = createFileRoute('/shop')({
  codeSplitGroupings: [['component'], ['pendingComponent']],
  loaderDeps: ({ search }) => ({ query: search }),
  loader: ({ context, deps: { query }, location, cause }) =>
    loadShop({
      context,
      query,
      historyState: location.state,
      isStaying: cause === 'stay',
    }),
  head: ({ loaderData, match: { context } }) => pageHead(loaderData?.head, context),
  pendingComponent: ShopBones,
  component: Shop,
})

function Shop() {
  const { isOpen, state, run } = Route.useLoaderData()
  return isOpen ? <ShopPageView state={state} loaded={run} /> : <SignInForProducts />
}
