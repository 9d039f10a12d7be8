import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { shopLoader } from '../catalogue/page-loaders.ts'
import { ShopBones } from '../catalogue/shop-bones.tsx'
import { ShopPageView } from '../catalogue/shop-page.tsx'
import { SignInForProducts } from '../catalogue/sign-in-for-products.tsx'

export const Route = createFileRoute('/shop')({
  codeSplitGroupings: [['component'], ['pendingComponent']],
  loaderDeps: ({ search }) => ({ query: search }),
  loader: ({ context, deps: { query }, location, cause }) =>
    shopLoader.run({
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
