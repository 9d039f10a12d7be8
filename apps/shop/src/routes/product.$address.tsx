import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { loadProduct } from '../catalogue/load-product.ts'
import { ProductBones } from '../catalogue/product-bones.tsx'
import { ProductPageView } from '../catalogue/product-page.tsx'
import { SignInForProducts } from '../catalogue/sign-in-for-products.tsx'

export const Route = createFileRoute('/product/$address')({
  loader: ({ context, params }) => loadProduct({ context, address: params.address }),
  head: ({ loaderData, match: { context } }) => pageHead(loaderData?.head, context),
  pendingComponent: ProductBones,
  component: Product,
})

function Product() {
  const { id, categoryId } = Route.useLoaderData()
  return id === undefined ? <SignInForProducts /> : <ProductPageView id={id} categoryId={categoryId} />
}
