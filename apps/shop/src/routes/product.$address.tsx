import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { productLoader } from '../catalogue/page-loaders.ts'
import { ProductBones } from '../catalogue/product-bones.tsx'
import { ProductPageView } from '../catalogue/product-page.tsx'
import { SignInForProducts } from '../catalogue/sign-in-for-products.tsx'

export const Route = createFileRoute('/product/$address')({
  codeSplitGroupings: [['component'], ['pendingComponent']],
  loader: ({ context, params }) => productLoader.run({ context, address: params.address }),
  head: ({ loaderData, match }) => pageHead(loaderData?.head, match),
  pendingComponent: ProductBones,
  component: Product,
})

function Product() {
  const { id, categoryId } = Route.useLoaderData()
  return id === undefined ? <SignInForProducts /> : <ProductPageView id={id} categoryId={categoryId} />
}
