import { createFileRoute } from '@tanstack/react-router'
import { fetchedOnce } from '../app/fetched-once.ts'
import { pageHead } from '../app/page-head.ts'
import { ProductBones } from '../catalogue/product-bones.tsx'
import { ProductPageView } from '../catalogue/product-page.tsx'
import { SignInForProducts } from '../catalogue/sign-in-for-products.tsx'

const loadProduct = fetchedOnce(async () => (await import('../catalogue/load-product.ts')).loadProduct)

export const Route = createFileRoute('/product/$address')({
  codeSplitGroupings: [['component'], ['pendingComponent']],
  loader: ({ context, params }) => loadProduct({ context, address: params.address }),
  head: ({ loaderData, match: { context } }) => pageHead(loaderData?.head, context),
  pendingComponent: ProductBones,
  component: Product,
})

function Product() {
  const { id, categoryId } = Route.useLoaderData()
  return id === undefined ? <SignInForProducts /> : <ProductPageView id={id} categoryId={categoryId} />
}
